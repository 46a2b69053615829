// The engine's numbers: the inputs, and what it says after each. The tables are in
// Sources/DYNavigationWeb/Exports.swift and Report.swift.

/** What an input is; from `key` on it is a call, or the answer to a question. */
export const start = 0, pointerInput = 1, scrollInput = 2, frame = 3, key = 4;
export const push = 5, pop = 6, popTo = 7, set = 8, answer = 9, resize = 10, configure = 11;

export const position = 0, aim = 1, phase = 2, wantsFrames = 3;
/** A question, 0 for none, and the direction or slot that it is about. */
export const question = 4, subject = 5;
/** A page's slot, or -1, and behind it x, shade, opacity and shadow. */
export const front = 6, back = 11;
/** The lowest and the highest slot on screen. */
export const lowest = 16, highest = 17;
/** So many slots from the first one on are not in the stack. */
export const firstGhost = 18, ghosts = 19;
/** Whether a pointer is followed. */
export const pointer = 20;
/** The number of events, and where they begin: four numbers each. */
export const events = 21, firstEvent = 22;
/** Of the whole report; behind it stand the numbers of the next input. */
export const length = 150;

export const held = 1, settling = 2;
export const askContent = 1, askLeave = 2;
export const refuse = 0, allow = 1, nothing = 2, content = 3, turnRound = 4;

/** Of the events, those that `events.js` reads; the three after `willAppear` are its companions. */
export const contentCancelled = 2, began = 3, ended = 4, willAppear = 5;
export const inserted = 9, removed = 10, rebuilt = 11, refused = 12;
