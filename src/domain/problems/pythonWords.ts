const kinds = new Map([
  ['str', '글자'],
  ['int', '정수'],
  ['float', '소수'],
  ['bool', '참·거짓(bool)'],
  ['list', '리스트'],
  ['tuple', '튜플'],
  ['dict', '딕셔너리'],
  ['set', '집합'],
  ['NoneType', '없음(None)'],
  ['function', '함수'],
  ['builtin_function_or_method', '함수'],
  ['method', '함수'],
])

/** Returns the name of a Python type in Korean classrooms. */
export const kindOf = (type: string) => kinds.get(type) ?? type

/** The keywords of statements, by their names in Python's error messages. */
const statements = new Map([
  ['function definition', 'def'],
  ['class definition', 'class'],
])

export const statementOf = (words: string) => statements.get(words) ?? words.replaceAll("'", '')

/** Builtin functions and types. */
export const builtinNames =
  'print input int float str list dict set tuple len range map sorted sum min max abs round reversed enumerate zip chr ord bool type'.split(
    ' ',
  )

export const noneReason = 'append, sort, print나 return이 없는 함수처럼 값을 돌려주지 않는 것의 결과를 쓰지 않았는지 살펴보세요.'
