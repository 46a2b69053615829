#!/usr/bin/env python3
"""Takes from a wide table the rows of the types listed in types.txt, and of those they inherit from.

    reduce.py WIDE.tsv > uikit_api.tsv

A line of types.txt is one type, with a colon and member names where only those are wanted. Rows are taken whole. Members
deprecated by iOS 9 are left out.
"""
import csv, os, re, sys

here = os.path.dirname(os.path.abspath(__file__))
with open(sys.argv[1], encoding='utf-8') as f:
    header = f.readline()
    lines = f.readlines()
rows = list(csv.DictReader([header] + lines, delimiter='\t', quoting=csv.QUOTE_NONE))
with open(os.path.join(here, 'types.txt'), encoding='utf-8') as f:
    entries = [line.split('#')[0].partition(': ') for line in f]
    wanted = {name.strip() for name, _, _ in entries if name.strip()}
    only = {name.strip(): set(members.split()) for name, _, members in entries if members.strip()}

parents = {r['type']: re.findall(r'[A-Z][\w.]+', r['superclass_or_conformances']) for r in rows if r['member_kind'] == 'type'}
open_ends = list(wanted)
while open_ends:
    for parent in parents.get(open_ends.pop(), []):
        if parent in parents and parent not in wanted:
            wanted.add(parent)
            open_ends.append(parent)
for unknown in sorted(wanted - {r['type'] for r in rows}):
    print(f'types.txt names {unknown}, which the table does not have', file=sys.stderr)

sys.stdout.write(header)
for row, line in zip(rows, lines):
    old = re.fullmatch(r'[1-9](\.\d+)?', row['deprecated_ios'] or '')
    named = row['member_kind'] == 'type' or row['type'] not in only or {row['member'], re.split(r'\W', row['member'])[0]} & only[row['type']]
    if row['type'] in wanted and named and not old:
        sys.stdout.write(line)
