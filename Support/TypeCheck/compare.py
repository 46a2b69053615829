#!/usr/bin/env python3
"""Says where the stand-in for UIKit declares something that iOS does not have, or has with other types.

    compare.py STANDIN-GRAPHS IOS-GRAPHS

Both are directories of symbol graphs: of the module built for Linux, and of the declarations the iOS type check uses. The
stand-in may have less than iOS, never more, save names that begin with standIn or StandIn. A member that iOS declares for
a class or a protocol counts for all that inherit from it, since a stand-in has to write down what it overrides.
"""
import collections, glob, json, os, re, sys

TYPES = ('swift.class', 'swift.protocol', 'swift.struct', 'swift.enum', 'swift.typealias')
# A raw value and the conversions that the compiler writes for a type are there on iOS without being declared.
WRITTEN_BY_COMPILER = {'rawValue', 'init(rawValue:)', '==(_:_:)', 'hash(into:)', 'hash', 'isEqual(_:)', 'description', 'init()',
                       'init(stringLiteral:)', 'init(coder:)', 'encode(to:)', 'init(from:)'}

def graphs(directory):
    for path in sorted(glob.glob(os.path.join(directory, '*.symbols.json'))):
        with open(path, encoding='utf-8') as f:
            yield json.load(f)

def signature(text):
    """What has to agree: labels and types. Not attributes, modifiers, default values, local names, or how a type is nested."""
    text = re.sub(r'@\w+(\([^)]*\))?', ' ', text)
    text = re.sub(r'\b(open|public|final|override|nonisolated|class|static|dynamic|optional|mutating|convenience|required|weak|unowned|indirect|any)\b', ' ', text)
    text = re.sub(r' = (\[\]|[^,)]*)', '', text)
    text = re.sub(r'\{ get( set)? \}|\{ set \}', '', text)
    text = re.sub(r'\blet\b', 'var', text)
    text = re.sub(r'(\w+|`\w+`) (\w+|`\w+`): ', r'\1: ', text)
    text = re.sub(r'\b_: ', '', text)
    text = re.sub(r'\bcase\b', 'var', text)
    text = text.replace('Double', 'CGFloat').replace('CFTimeInterval', 'CGFloat').replace('TimeInterval', 'CGFloat')
    text = re.sub(r'\b[A-Z]\w*\.(?=[A-Z])', '', text)
    return re.sub(r'[\s()`!?]', '', text)

def owner_of(symbol):
    return '.'.join(symbol['pathComponents'][:-1])

def fragments(symbol):
    return ''.join(part['spelling'] for part in symbol['declarationFragments'])

ios_types, ios_members, parents = set(), collections.defaultdict(list), collections.defaultdict(set)
parents['NSNull'].add('CAAction')    # graphs do not name a type of another module that an extension makes conform
for graph in graphs(sys.argv[2]):
    names = {}
    for symbol in graph['symbols']:
        name = '.'.join(symbol['pathComponents'])
        names[symbol['identifier']['precise']] = name
        if symbol['kind']['identifier'] in TYPES:
            ios_types.add(name)
            if ' = ' in fragments(symbol): parents[name].add(fragments(symbol).split(' = ')[1])
        else:
            ios_members[(owner_of(symbol), symbol['pathComponents'][-1])].append(fragments(symbol))
    for relation in graph['relationships']:
        if relation['kind'] in ('inheritsFrom', 'conformsTo'):
            parent = names.get(relation['target']) or relation.get('targetFallback', '').split('.', 1)[-1]
            parents[names.get(relation['source'], '')].add(parent)

def lineage(name):
    seen, waiting = [], [name]
    while waiting:
        current = waiting.pop()
        if current not in seen:
            seen.append(current)
            waiting += parents[current]
    return seen + ['NSObject'] if name else seen

agreed = own = 0
faults = []
for graph in graphs(sys.argv[1]):
    for symbol in graph['symbols']:
        path, kind = symbol['pathComponents'], symbol['kind']['identifier']
        if any(part.lower().startswith('standin') for part in path):
            own += 1
            continue
        name = '.'.join(path)
        if kind in TYPES:
            known = name in ios_types or any(n.endswith('.' + path[-1]) or n == path[-1] for n in ios_types)
            if known: agreed += 1
            else: faults.append(f'iOS has no type {name}')
            continue
        owner, member = owner_of(symbol), path[-1]
        rows = [row for ancestor in lineage(owner) for row in ios_members[(ancestor, member)]]
        if not rows:
            if member in WRITTEN_BY_COMPILER: agreed += 1
            else: faults.append(f'iOS has no {name}: {fragments(symbol)}')
        elif any(signature(row) == signature(fragments(symbol)) for row in rows):
            agreed += 1
        else:
            faults.append(f'{name} differs: {fragments(symbol)}\n    on iOS: {rows[0]}')

print('\n'.join(sorted(set(faults))))
print(f'{agreed} declarations agree with iOS, {len(set(faults))} do not; {own} are the stand-in\'s own')
sys.exit(1 if faults or not agreed else 0)
