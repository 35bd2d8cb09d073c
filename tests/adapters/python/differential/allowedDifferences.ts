import type { Answer } from './differential.ts'

interface AllowedDifference {
  readonly reason: string
  /** The answer that is given here instead. */
  readonly here: Partial<Answer>
}

const saysMore = 'Python 3.14 says more of this error, or says it in other words'
const isEmscripten = 'errors of the system have the numbers and words of Emscripten, as WebAssembly has no other system'
const is32Bit =
  'a hash has 32 bits in WebAssembly: large numbers and texts have other ones, and sets another order, the same in each engine'
const tellsWhole = 'the whole message is told, not its last line'
const tellsEnding = 'a program that ends itself as failed is told of as such, with the line'

/** The recorded answers come from CPython 3.13; Python in the browser is 3.14. */
export const allowedDifferences: Readonly<Record<string, AllowedDifference>> = {
  'remembers what cannot be a key': {
    reason: saysMore,
    here: { error: "TypeError: cannot use 'tuple' as a dict key (unhashable type: 'list')" },
  },
  'takes a list for a key': { reason: saysMore, here: { error: "TypeError: cannot use 'list' as a dict key (unhashable type: 'list')" } },
  'has a list in a set': { reason: saysMore, here: { error: "TypeError: cannot use 'list' as a set element (unhashable type: 'list')" } },
  'draws from a range that is none': { reason: saysMore, here: { error: 'ValueError: empty range in randint(5, 1)' } },
  'has a day that is none': { reason: saysMore, here: { error: 'ValueError: day 29 must be in range 1..28 for month 2 in year 2023' } },
  'reads code as a tree': {
    reason: `${saysMore}; 3.13 prints an address, which is another one each time`,
    here: { error: "ValueError: malformed node or string on line 1: Name(id='x', ctx=Load())" },
  },
  'looks for what is not there': { reason: saysMore, here: { error: 'ValueError: list.index(x): x not in list' } },
  'unpacks too many': { reason: saysMore, here: { error: 'ValueError: too many values to unpack (expected 2, got 3)' } },
  'misspells def': { reason: saysMore, here: { error: "SyntaxError: invalid syntax. Did you mean 'def'?" } },
  'misspells for': { reason: saysMore, here: { error: "SyntaxError: invalid syntax. Did you mean 'for'?" } },
  'divides whole numbers by zero': { reason: saysMore, here: { error: 'ZeroDivisionError: division by zero' } },
  'takes the rest by zero': { reason: saysMore, here: { error: 'ZeroDivisionError: division by zero' } },
  'divides floats by zero': { reason: saysMore, here: { error: 'ZeroDivisionError: division by zero' } },
  'takes zero to a negative power': { reason: saysMore, here: { error: 'ZeroDivisionError: zero to a negative power' } },
  'takes the root of a negative number': { reason: saysMore, here: { error: 'ValueError: expected a nonnegative input, got -1.0' } },
  'takes the logarithm of nothing': { reason: saysMore, here: { error: 'ValueError: expected a positive input' } },
  'counts by floats': {
    reason: 'Python 3.14 loses nothing either where whole numbers stand among the floats of a sum',
    here: { output: '0.9999999999999999 False True 1.0 1.0\n' },
  },

  'opens a file that is not there': {
    reason: isEmscripten,
    here: { error: "FileNotFoundError: [Errno 44] No such file or directory: 'nowhere.txt'" },
  },
  'overflows a float': { reason: isEmscripten, here: { error: "OverflowError: (68, 'Result not representable')" } },
  'imports a name that is not there': {
    reason: 'the module is built in, and lies at no place of a disk',
    here: { error: "ImportError: cannot import name 'squareroot' from 'math' (unknown location)" },
  },

  'hashes numbers and texts': { reason: is32Bit, here: { output: '1 -2 1410065412 1073741825 1073741823 0 True\n' } },
  'has a set of texts': { reason: is32Bit, here: { output: "{'거북', '문어', '고래', '상어', '해파리'}\n" } },
  'has an order of large numbers in sets': { reason: is32Bit, here: { output: '{2147483648, 1000000000000, 5, 7, -3}\n' } },

  'ends with a number': { reason: tellsEnding, here: { error: 'SystemExit: 3', line: 3 } },
  'ends by words': { reason: tellsEnding, here: { error: 'SystemExit: 끝', line: 1 } },
  'adds a note': { reason: 'the message is told, not what was noted below it', here: { error: 'ValueError: a' } },
  'has an error over two lines': { reason: tellsWhole, here: { error: 'ValueError: first\nsecond' } },

  'has threads': {
    reason: 'a worker has one thread; a sentence in Korean says so',
    here: { output: '', error: "RuntimeError: can't start new thread", line: 3 },
  },
  'imports this': {
    reason: 'a part of the library that no course uses is not fetched',
    here: { output: '', error: "ModuleNotFoundError: No module named 'this'", line: 1 },
  },
}
