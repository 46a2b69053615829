export class HistoryBinding { follow() {} }
