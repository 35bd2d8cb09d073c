/**
 * The constructs of Python that a program may use, as far as a lesson has to introduce them: a pattern over the code without texts and
 * comments, and an example in which it must be found.
 */
export const constructs: Readonly<Record<string, readonly [look: RegExp, example: string]>> = {
  // Input and output
  'print()': [/\bprint\(/, 'print(1)'],
  'print(a, b)': [/\bprint\((?!\))(?:[^()]|\([^()]*\))+?,\s*(?!end=|sep=)/, "print('게', 3)"],
  'print() for an empty line': [/\bprint\(\)/, 'print()'],
  'print(*a)': [/\bprint\(\*/, 'print(*names)'],
  'end=': [/\bend=/, "print(1, end='')"],
  'sep=': [/\bsep=/, "print(1, 2, sep='-')"],
  'input()': [/\binput\(\)/, 'name = input()'],
  'a, b = input().split()': [/\w+, \w+.* = input\(\)\.split\(\)/, 'a, b = input().split()'],
  'map(int, input().split())': [/\bmap\(int, input\(\)\.split\(\)\)/, 'a, b = map(int, input().split())'],
  'list(map(int, input().split()))': [/\blist\(map\(int, input\(\)\.split\(\)\)\)/, 'a = list(map(int, input().split()))'],
  'a list of words: input().split()': [/(?<!\w, \w* = )(?<!map\(\w+, )input\(\)\.split\(\)/, 'for word in input().split():'],
  // Values
  'int()': [/\bint\(/, 'n = int(text)'],
  'float()': [/\bfloat\(/, 'n = float(text)'],
  'str()': [/\bstr\(/, 'print(str(n))'],
  'a = b = 0': [/^\s*\w+ = \w+ = /m, 'a = b = 0'],
  'a, b = b, a': [/^\s*\w[\w[\]. +-]*, \w[\w[\]. +-]* = \w[\w[\]. +-]*, /m, 'left, a[0] = a[0], left'],
  '+=': [/(?:\+|-|\*|\/\/|%)=/, 'n -= 1'],
  'a + b, a - b': [/[\w)\]'] [+-] [\w('[]/, 'n = n + 1'],
  'a * b': [/ \* /, 'n = n * 2'],
  'a / b': [/[^/]\/[^/=]/, 'n = n / 2'],
  '//': [/\/\//, 'n = n // 2'],
  '%': [/ % /, 'n = n % 2'],
  '**': [/\w ?\*\* ?\w/, 'n = n ** 2'],
  'texts with +': [/'' \+ |\+ f?''|\+ str\(|str\([^=]*\) \+/, "line = line + '게'"],
  'a text times a number': [/'' \* [\w(]|\w \* ''/, "line = '*' * (n - 1)"],
  "f'{a}'": [/\bf''/, "print(f'{name}')"],
  "f'{a:.1f}'": [/\{:\.\d+f\}/, "print(f'{n:.1f}')"],
  'other widths of texts': [/\{:(?!\.\d+f\})/, "print(f'{n:02d}')"],
  // Conditions
  comparing: [/<=?|>=?|==|!=/, 'print(a >= b)'],
  'a < b < c': [/[\w)\]]+ [<>]=? [\w()[\].]+(?: [+*-] [\w()[\].]+)* [<>]=? /, 'if 0 <= r + 1 < rows:'],
  if: [/^\s*if /m, 'if a:'],
  else: [/^\s*else:/m, 'else:'],
  elif: [/^\s*elif /m, 'elif a:'],
  and: [/ and /, 'if a and b:'],
  or: [/ or /, 'if a or b:'],
  not: [/\bnot (?!in\b)/, 'if not a:'],
  'a condition as a condition': [/^(\s*)(?:if|elif|else)\b.*:\n(?:\1    .*\n)*?\1    if /m, 'if a:\n    if b:\n        print(1)'],
  'True, False': [/\b(?:True|False)\b/, 'a = True'],
  None: [/\bNone\b/, 'a = None'],
  'in a text or list': [/^(?!\s*for ).*[\w')] (?:not )?in [\w'[({]/m, 'if 3 in a:'],
  'not in': [/ not in /, 'if 3 not in a:'],
  'a if b else c': [/\S if [^\n]+ else /, 'n = 1 if a else 2'],
  // Loops
  'for i in range(n)': [/\bfor \w+ in range\([^,()]*(?:\([^()]*\))?[^,()]*\)/, 'for i in range(len(a)):'],
  'range(a, b)': [/\brange\((?:[^(),]|\([^()]*\))+,(?:[^(),]|\([^()]*\))+\)/, 'for i in range(1, len(a)):'],
  'range with a step': [/\brange\((?:[^(),]|\([^()]*\))+,(?:[^(),]|\([^()]*\))+,/, 'for i in range(n, 0, -1):'],
  'for over texts and lists': [/^\s*for \w+ in (?!range|enumerate|zip)/m, 'for name in names:'],
  'for a, b in': [/\bfor \w+, \w+/, 'for a, b in pairs:'],
  'for _ in': [/\bfor _ in/, 'for _ in range(n):'],
  while: [/^\s*while /m, 'while a:'],
  'while True': [/^\s*while True:/m, 'while True:'],
  break: [/\bbreak\b/, 'break'],
  continue: [/\bcontinue\b/, 'continue'],
  'a loop within a loop': [
    /^(\s*)(?:for|while) .*:\n(?:(?:\1    .*)?\n)*?\1    (?:for|while) /m,
    'for a in b:\n    print(a)\n    while a:\n        a -= 1',
  ],
  // Texts
  'len()': [/\blen\(/, 'len(a)'],
  'a[0]': [/\w\[(?!-\d)[^\]:,]+\](?!\s*=[^=])/, 'print(a[0])'],
  'a[-1]': [/\[-\d\]/, 'print(a[-1])'],
  'a[1:3]': [/\w\[[^\]:]*:[^\]:]*\]/, 'print(a[1:3])'],
  'a[::-1]': [/\[[^\]:]*:[^\]:]*:[^\]]*\]/, 'print(a[::-1])'],
  'ord()': [/\bord\(/, "ord('A')"],
  'chr()': [/\bchr\(/, 'chr(65)'],
  '.join()': [/\.join\(/, "''.join(a)"],
  '.count()': [/\.count\(/, 'a.count(3)'],
  '.index()': [/\.index\(/, 'a.index(3)'],
  '.find()': [/\.find\(/, "a.find('A')"],
  '.replace()': [/\.replace\(/, "a.replace('A', 'B')"],
  '.upper(), .lower()': [/\.(?:upper|lower)\(/, 'a.lower().upper()'],
  '.isupper(), .isdigit() and the like': [/\.is\w+\(/, 'a.isdigit() == a.isupper()'],
  '.strip()': [/\.[lr]?strip\(/, 'a.strip()'],
  // Lists
  '[a, b]': [/(?<![\w\])])\[[^\]\n]*,/, 'a = [3, 1]'],
  '[] and .append()': [/\.append\(/, 'a.append(3)'],
  'a[i] = b': [/\w\[[^\]]*\] =[^=]/, 'a[i] = 3'],
  '.pop()': [/\.pop\(/, 'a.pop()'],
  '.insert(), .remove(), .extend()': [/\.(?:insert|remove|extend)\(/, 'a.remove(3)'],
  '[0] * n': [/\] \* /, 'a = [0] * n'],
  '[a for b in c]': [/\[[^\n]* for \w+(?:, \w+)* in [^\n]*\]/, 'a = [n * 2 for n in b]'],
  'f(a for b in c)': [/\w\((?!\[)[^\n[]* for \w+(?:, \w+)* in [^\n]*\)/, 'sum(n * 2 for n in b)'],
  'list()': [/\blist\((?!map)/, 'b = list(a)'],
  'min(), max()': [/\b(?:min|max)\(/, 'max(a, min(b))'],
  'sum()': [/\bsum\(/, 'sum(a)'],
  'abs()': [/\babs\(/, 'abs(a)'],
  'round()': [/\bround\(/, 'round(a)'],
  'any(), all()': [/\b(?:any|all)\(/, 'any(a)'],
  'enumerate()': [/\benumerate\(/, 'enumerate(a)'],
  'zip()': [/\bzip\(/, 'zip(a, b)'],
  'reversed()': [/\breversed\(/, 'reversed(a)'],
  'divmod()': [/\bdivmod\(/, 'divmod(a, b)'],
  'sorted()': [/\bsorted\(/, 'sorted(a)'],
  '.sort()': [/\.sort\(/, 'a.sort()'],
  'key=': [/\bkey=/, 'sorted(a, key=len)'],
  'reverse=True': [/\breverse=True/, 'a.sort(reverse=True)'],
  lambda: [/\blambda\b/, 'sorted(a, key=lambda b: -b)'],
  'a[r][c]': [/\w\[[^\]]+\]\[/, 'print(a[r][c])'],
  'tuples: (a, b)': [/(?<![\w\])])\([^()]+, [^()]*\)/, 'a = (3, 1)'],
  // Dictionaries and sets
  '{}': [/\{\}|\{[^{}:]*:(?! ?\.\d)[^{}]*\}/, "a = {'게': 3}"],
  '{a, b} and set()': [/\bset\(|(?<!f''.*)\{[^{}:]+\}/, 'a = set({3, 1})'],
  '.add()': [/\.add\(/, 'a.add(3)'],
  '.get()': [/\.get\(/, "a.get('게')"],
  '.items(), .values(), .keys()': [/\.(?:items|values|keys)\(/, 'a.items()'],
  // Functions and beyond
  'def and return': [/^\s*def /m, 'def f(a):\n    return a'],
  'a function that calls itself': [/^def (\w+)\(.*\n(?:(?: .*)?\n)*? .*\b\1\(/m, 'def f(a):\n    if a:\n        f(a - 1)'],
  'a value for a parameter that is not given': [/\bdef \w+\([^)]*=/, 'def f(a=3):\n    return a'],
  global: [/\b(?:global|nonlocal)\b/, 'global a'],
  import: [/^(?:import|from) /m, 'import math'],
  deque: [/\bdeque\(/, 'deque(a)'],
  '.popleft()': [/\.popleft\(/, 'a.popleft()'],
  heapq: [/\bheapq\b|\bheappush\b/, 'heapq.heappush(a, 3)'],
  'float(inf)': [/\bfloat\(''\)/, "float('inf')"],
  'try and except': [/^\s*try:/m, 'try:\n    a()\nexcept ValueError:\n    b()'],
  class: [/^class /m, 'class Fish:\n    pass'],
  'with open()': [/\bopen\(/, "with open('a.txt') as file:"],
}

const textPattern = /(?<![\w'"])([fF]?)(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)")|#.*/g

/** Replaces each text in the code by '', followed by the expressions of an f-string, and removes comments. */
function bareCode(code: string): string {
  return code.replaceAll(textPattern, (all, f: string | undefined, single: string | undefined, double: string | undefined) => {
    if (all.startsWith('#')) return ''
    if (!f) return "''"
    const held = [...(single ?? double ?? '').matchAll(/\{([^{}]*?)(?::([^{}]*))?\}/g)]
    return `f''${held.map(([, value, width]) => ` (${bareCode(value ?? '')})${width === undefined ? '' : `{:${width}}`}`).join('')}`
  })
}

const found = new Map<string, readonly string[]>()

/** Returns the constructs that a program uses. */
export function constructsOf(code: string): readonly string[] {
  const known = found.get(code)
  if (known !== undefined) return known
  const bare = `${bareCode(code)}\n`
  const names = Object.entries(constructs).flatMap(([name, [look]]) => (look.test(bare) ? [name] : []))
  found.set(code, names)
  return names
}

const keywords =
  /^(?:and|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield|assert|async|await|match)$/
/** Words that are part of another construct in the list above, or of a module that a lesson introduces. */
const partWords = /^(?:in|is|return|from|except|map|range|heappush|heappop|ceil|sqrt|randint|split)$/

const exampleWords = new Set(Object.values(constructs).flatMap(([, example]) => bareCode(example).match(/\w+/g) ?? []))

/** Returns the calls and keywords of a program that the list above lacks, other than its own functions. */
export function unknownWords(code: string): readonly string[] {
  const bare = bareCode(code)
  const own = new Set([...bare.matchAll(/\bdef (\w+)/g)].map(([, name]) => name))
  const said = [...bare.matchAll(/\b(\w+)\b(\()?/g)].flatMap(([, word = '', call]) =>
    call !== undefined || keywords.test(word) ? [word] : [],
  )
  return said.filter((word) => !own.has(word) && !partWords.test(word) && !exampleWords.has(word))
}
