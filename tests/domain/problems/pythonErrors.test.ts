import { describe, expect, it } from 'vitest'
import { explainPythonError } from '../../../src/domain/problems/pythonErrors.ts'
import { parsePythonError } from '../../../src/domain/problems/parsePythonError.ts'

const explained = (told: string) => explainPythonError(parsePythonError(told, 3))

/** Messages of Python 3.14, each with a part of its explanation and of the advice. */
const rows: readonly (readonly [told: string, what: string, how: string])[] = [
  ["NameError: name 'prin' is not defined. Did you mean: 'print'?", '모르는 이름이 있어요: prin', 'print 아닌가요?'],
  ["NameError: name 'fishes' is not defined. Did you mean: 'filter'?", '모르는 이름이 있어요: fishes', ''],
  ["NameError: name 'totl' is not defined. Did you mean: 'total'?", '모르는 이름이 있어요: totl', 'total 아닌가요?'],
  ["NameError: name 'math' is not defined. Did you forget to import 'math'?", '모르는 이름이 있어요: math', 'import math'],
  ["NameError: name '\u1166갸\u116e\u1109' is not defined", '모르는 이름이 있어요: ㅔ갸ㅜㅅ', 'print 아닌가요?'],
  ["NameError: name '안녕' is not defined", '안녕', '따옴표'],
  ["SyntaxError: invalid character '☃' (U+2603)", '파이썬이 모르는 문자가 있어요: ☃', '한/영'],
  ['SyntaxError: Type parameter list cannot be empty', '함수 이름 뒤에', '소괄호'],
  ["NameError: name '출력' is not defined", '모르는 이름이 있어요: 출력', '따옴표'],
  ["NameError: name 'true' is not defined", 'true', 'True'],
  ["NameError: name 'x' is not defined", '모르는 이름이 있어요: x', '따옴표'],
  ["NameError: name 'size' is not defined. Did you mean: 'slice'?", '모르는 이름이 있어요: size', '철자'],
  ['NameError', '모르는 이름이 있어요.', '철자'],
  ["UnboundLocalError: cannot access local variable 'x' where it is not associated with a value", ': x', 'global'],
  ['UnboundLocalError', '썼어요.', 'global'],
  ['TypeError: can only concatenate str (not "int") to str', '글자에 정수', 'int( )'],
  ["TypeError: unsupported operand type(s) for +: 'int' and 'str'", '정수 값과 글자 값은 +', 'int( )'],
  ["TypeError: unsupported operand type(s) for ** or pow(): 'int' and 'str'", '** 기호', 'int( )'],
  ["TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'", '없음(None)', 'append'],
  ["TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'", '없음(None)', 'append'],
  ['TypeError: can only concatenate list (not "int") to list', '리스트에는', 'append'],
  ["TypeError: can't multiply sequence by non-int of type 'str'", '정수로만 곱할', 'int( )'],
  ["TypeError: 'str' object cannot be interpreted as an integer", '정수가 와야 할 자리에 글자', 'int( )'],
  ["TypeError: '<' not supported between instances of 'str' and 'int'", '글자 값과 정수 값은 <', 'str( )'],
  ["TypeError: f() missing 1 required positional argument: 'x'", 'f 함수를 부를 때 값이 모자라요: x', '괄호'],
  ['TypeError: f() takes 0 positional arguments but 1 was given', '0개 받는데 1개', '쉼표'],
  ['TypeError: cannot unpack non-iterable int object', '정수 값 하나를 변수 여러 개에', 'split( )'],
  ["TypeError: 'NoneType' object is not subscriptable", '(None)', 'sort'],
  ["TypeError: 'map' object is not subscriptable", 'map 값에는 [ ]', 'list( )'],
  ["TypeError: 'int' object is not iterable", '정수 값은 하나씩', 'range( )'],
  ["TypeError: 'list' object is not callable", '리스트 값을 함수처럼', '[ ]'],
  ["TypeError: 'str' object does not support item assignment", '글자 값은 한 칸만', '리스트'],
  ["TypeError: object of type 'int' has no len()", '정수 값에는 길이', 'str( )'],
  ["TypeError: int() argument must be a string, a bytes-like object or a real number, not 'list'", '리스트 값은 숫자로', 'map'],
  ['TypeError: list indices must be integers or slices, not str', '정수 대신 글자', 'int( )'],
  ["TypeError: string indices must be integers, not 'str'", '정수 대신 글자', 'int( )'],
  ['TypeError: sequence item 0: expected str instance, int found', 'join( )으로 이을 목록에 정수', 'map(str'],
  ["TypeError: cannot use 'list' as a dict key (unhashable type: 'list')", '딕셔너리의 키', '튜플'],
  ['TypeError', '이 종류의 값으로는', 'print(type(변수))'],
  ["ValueError: invalid literal for int() with base 10: ''", '빈 글자', 'split( )'],
  ["ValueError: invalid literal for int() with base 10: '3.5'", '소수를 int( )로 바꿀 수 없어요: 3.5', 'float( )'],
  ["ValueError: invalid literal for int() with base 10: '3 4'", '여러 개 있어요: 3 4', 'split( )'],
  ["ValueError: invalid literal for int() with base 10: 'abc'", '정수로 바꾸려고 했어요: abc', '순서'],
  ["ValueError: could not convert string to float: 'a'", '소수로 바꾸려고 했어요: a', '점'],
  ['ValueError: not enough values to unpack (expected 2, got 1)', '변수는 2개인데 값은 1개', 'split( )'],
  ['ValueError: too many values to unpack (expected 2, got 3)', '값이 더 많아요', 'split( )'],
  ['ValueError: list.index(x): x not in list', '그 안에 없어요', 'in'],
  ['ValueError: max() iterable argument is empty', 'max( )', '하나라도'],
  ['ValueError', '이 값으로는', 'print( )'],
  ['ValueError: Precision not allowed in integer format specifier', '정수에는 소수 자리', '.2f'],
  ["ValueError: Unknown format code 'd' for object of type 'float'", '소수에는 d 모양', 'int( )'],
  ['ValueError: Exceeds the limit (4300 digits) for integer string conversion', '4300자리보다 긴 수', '나머지'],
  ['ValueError: empty range in randint(6, 1)', '시작이 끝보다', '작은 수를 앞에'],
  ['ValueError: factorial() not defined for negative values', '음수처럼', '범위'],
  ['ValueError: negative shift count', '음수처럼', '범위'],
  ['ValueError: day 30 must be in range 1..29 for month 2 in year 2024', '달력이나 시계', '마지막 날'],
  ['TypeError: replace() takes at least 2 positional arguments (1 given)', 'replace 함수는 값을 2개 받는데 1개', '쉼표'],
  ['TypeError: insert expected 2 arguments, got 1', 'insert 함수는 값을 2개 받는데 1개', '쉼표'],
  ["TypeError: 'str' object doesn't support item deletion", '글자 값에서는 한 칸만 지울', '리스트'],
  ['TypeError: can only join an iterable', 'join( )에 값 하나', '리스트'],
  ['TypeError: sort() takes no positional arguments', 'sort( ) 안에는', 'reverse=True'],
  ['TypeError: must be str or None, not int', '글자가 와야 할 자리에 정수', 'str( )'],
  ['IndexError: Cannot choose from an empty sequence', '비어 있는 것', '남아 있는지'],
  ['SystemExit: 1', 'exit( )', '괄호를 비우고'],
  ["SyntaxError: invalid character '“' (U+201C)", '굽은 따옴표예요: “', '스마트 따옴표'],
  ["SyntaxError: invalid character '＝' (U+FF1D)", '폭이 넓은 문자예요: ＝', '보통 폭의 ='],
  ["SyntaxError: expected 'else' after 'if' expression", 'else도 있어야', '값1 if'],
  ["SyntaxError: duplicate argument 'a' in function definition", '두 번 있어요: a', '다른 이름'],
  ['SyntaxError: parameter without a default follows parameter with a default', '처음 값', '뒤로'],
  ['IndexError: list index out of range', '리스트에 없는 번호', '0부터'],
  ['IndexError: string index out of range', '글자에 없는 번호', '0부터'],
  ['IndexError', '없는 번호', '0부터'],
  ["AttributeError: type object 'list' has no attribute 'push'", 'push 기능이 없어요', '종류의 이름'],
  ["KeyError: 'a'", "키를 찾았어요: 'a'", 'get( )'],
  ['KeyError', '키를 찾았어요.', 'get( )'],
  ['ZeroDivisionError: division by zero', '0으로 나누었어요', 'if'],
  ["AttributeError: 'NoneType' object has no attribute 'append'", '(None)', 'append'],
  ["AttributeError: 'list' object has no attribute 'push'", 'push 기능이 없어요', 'append( )'],
  ["AttributeError: 'str' object has no attribute 'foo'", '글자에는 foo', '철자'],
  ["AttributeError: module 'math' has no attribute 'foo'", '없는 기능', '철자'],
  ['EOFError: EOF when reading a line', '더 읽을 입력', '몇 줄'],
  ['RecursionError: maximum recursion depth exceeded', '자기 자신', '멈추는지'],
  ['RecursionError: Stack overflow', '깊이를 넘었어요', '자료 안에 자료가 겹겹이'],
  ["ModuleNotFoundError: No module named 'pyodide_js'", 'asyncio', '차례대로'],
  ["RuntimeError: can't start new thread", '스레드', '바로 부르세요'],
  ["UnicodeEncodeError: 'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed", '반쪽짜리', 'chr( )'],
  ["ModuleNotFoundError: No module named 'pandas'", ': pandas', '철자'],
  ['ModuleNotFoundError', '모듈이에요.', '철자'],
  ["ModuleNotFoundError: No module named 'turtle'", 'turtle 모듈은 창에', 'print( )'],
  ["ImportError: cannot import name 'foo' from 'math'", '찾지 못했어요', '철자'],
  ["FileNotFoundError: [Errno 44] No such file or directory: 'x.txt'", '‘x.txt’ 파일이 없어요', 'open( )'],
  ["IsADirectoryError: [Errno 31] Is a directory: '/tmp'", '파일을 열지 못했어요', '스스로 만든 파일뿐'],
  ['OverflowError: int too large to convert to float', '너무 커서', '정수로'],
  ['OverflowError: the sea takes whole numbers up to 2**53', '너무 큰 수', '커졌는지'],
  ['OverflowError: the sea takes texts of up to 200 letters', '너무 긴 글자', '길어졌는지'],
  ['MemoryError', '기억 공간', '목록'],
  ['AssertionError', 'assert', 'print( )'],
  ["IndentationError: expected an indented block after 'for' statement on line 1", '1번째 줄의 for 아래', '들여 쓰세요'],
  ['IndentationError: expected an indented block after function definition on line 1', '1번째 줄의 def 아래', '들여 쓰세요'],
  ["IndentationError: expected an indented block after 'match' statement on line 1", 'match', '들여 쓰세요'],
  ['IndentationError: unexpected indent', '빈칸이 더', '윗줄'],
  ['IndentationError: unindent does not match any outer indentation level', '맞지 않아요', '똑같이'],
  ['IndentationError: too many levels of indentation', '맞지 않아요', '똑같이'],
  ['TabError: inconsistent use of tabs and spaces in indentation', '탭', '네 개'],
  ["SyntaxError: '(' was never closed", '닫지 않았어요: (', ')'],
  ["SyntaxError: '[' was never closed", '닫지 않았어요: [', ']'],
  ["SyntaxError: '{' was never closed", '닫지 않았어요: {', '}'],
  ["SyntaxError: unmatched ')'", '하나 더 있어요: )', '세어'],
  ["SyntaxError: closing parenthesis ']' does not match opening parenthesis '('", '( … ]', '같은 모양'],
  ['SyntaxError: unterminated string literal (detected at line 1)', '따옴표', '앞과 뒤'],
  ['SyntaxError: unterminated triple-quoted string literal (detected at line 1)', '따옴표 세 개', '세 개'],
  ["SyntaxError: expected ':'", '콜론', 'elif'],
  ["SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?", 'print 뒤에 괄호', 'print( )'],
  ["SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?", '= 하나', '=='],
  ["SyntaxError: cannot assign to function call here. Maybe you meant '==' instead of '='?", '왼쪽에는 변수만', '=='],
  ["SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?", '왼쪽에는 변수만', '변수 = 값'],
  ["SyntaxError: invalid syntax. Did you mean 'while'?", '모르는 낱말', 'while'],
  ['SyntaxError: invalid syntax. Perhaps you forgot a comma?', '나뉘어 있지 않아요', '따옴표로 감싸세요'],
  ["SyntaxError: invalid character '（' (U+FF08)", '폭이 넓은 문자예요: （', '반각'],
  ['SyntaxError: invalid non-printable character U+3000', '빈칸', '스페이스'],
  ['SyntaxError: invalid decimal literal', '숫자와 글자', '변수'],
  ['SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers', '0으로', '지우세요'],
  ['SyntaxError: cannot assign to True', '이름', '다른'],
  ['SyntaxError: cannot assign to literal', '왼쪽', '순서'],
  ["SyntaxError: 'return' outside function", 'return', 'def'],
  ["SyntaxError: 'yield' outside function", 'yield', 'def'],
  ["SyntaxError: 'break' outside loop", 'break', 'for'],
  ["SyntaxError: 'continue' not properly in loop", 'continue', 'for'],
  ["SyntaxError: expected 'except' or 'finally' block", 'try', 'except'],
  ["SyntaxError: f-string: expecting '}'", '중괄호', '{ }'],
  ['SyntaxError: positional argument follows keyword argument', '이름', 'end='],
  ["SyntaxError: invalid syntax. Did you mean 'in'?", '끊어 읽을지', '줄을 나누고'],
  ["SyntaxError: Expected one or more names after 'import'", '무엇을 불러올지', 'import'],
  ["TypeError: unsupported operand type(s) for +: 'range' and 'list'", 'range 값과 리스트', '같은 종류'],
  ["TypeError: object of type 'NoneType' has no len()", '(None)의 길이', 'append'],
  [
    "TypeError: int() argument must be a string, a bytes-like object or a real number, not 'builtin_function_or_method'",
    '부르지 않았어요',
    '괄호',
  ],
  ['TypeError: Value after * must be an iterable, not int', '정수 값 하나', '곱하려면'],
  ['TypeError: input expected at most 1 argument, got 2', '1개 받는데 2개', '쉼표'],
  ["TypeError: print() got an unexpected keyword argument 'endd'", ': endd', '철자'],
  ['ValueError: math domain error', '음수', '범위'],
  ['ValueError: range() arg 3 must not be zero', '0이에요', '건너뛸지'],
  ['ValueError: chr() arg not in range(0x110000)', 'chr( )', 'print( )'],
  ['ValueError: empty separator', 'split( )', 'list( )'],
  ['ValueError: 안 돼요', 'raise', '조건'],
  ['RuntimeError: dictionary changed size during iteration', '크기가', 'list( )'],
  ['StopIteration', 'next( )', 'for'],
  ['IndexError: pop from empty list', '비어 있는', '남아'],
  ['IndexError: list assignment index out of range', '넣으려고', 'append( )'],
  ["AttributeError: 'dict' object has no attribute 'append'", '딕셔너리에는 append', '[ ]'],
  ["AttributeError: 'set' object has no attribute 'append'", '집합에는 append', 'add( )'],
  ["AttributeError: 'str' object has no attribute 'append'", '글자에는 append', 'list( )'],
  ['SyntaxError: invalid syntax', '읽지 못했어요', '윗줄'],
  ["AttributeError: 'builtin_function_or_method' object has no attribute 'split'", '괄호가 없어요', '괄호를 붙이세요'],
  ['AttributeError', '없는 기능', '철자'],
  ['ImportError', '찾지 못했어요', '철자'],
]

describe('a line that Python cannot read is told by what it looks like', () => {
  const said = (line: string, message = 'invalid syntax') => explainPythonError({ type: 'SyntaxError', message, line: 2 }, `x = 3\n${line}`)

  it.each([
    ['if x => 3:', '순서가 바뀌었어요: =>'],
    ['if x > 1 && x < 5:', '없는 기호예요: &&'],
    ['for _ in range(?):', '없는 기호예요: ?'],
    ['if !x:', '없는 기호예요: !'],
    ['x++', '없는 기호예요: ++'],
    ['x = 3개', '붙어 있어요: 3개'],
    ['else:', '짝이 되는 if가 없어요'],
    ['class = 3', '쓰는 낱말이에요: class'],
    ['for range(3) in i:', '차례가 바뀌었어요'],
    ['get math import sqrt', '불러오는 줄'],
    ['elif x y:', '짝이 되는 if가 없어요'],
    ['출력 "안녕"', '영어로 적어요: 출력'],
    ['if (x == 3) { print(x); }', '중괄호로 묶지'],
    ['x = 5 y = 3', '명령이 둘'],
    ['길이(x) x', '영어로 적어요: 길이'],
    ['길이 x', '읽지 못했어요'],
    ['반복 = x y', '읽지 못했어요'],
    ['x = 3 ㅋㅋ', '남은 글자가 있어요: ㅋㅋ'],
  ])('%s', (line, what) => {
    expect(said(line).what).toContain(what)
    expect(said(line).line).toBe(2)
  })

  it('else if is no forgotten colon', () => {
    expect(said('else if x == 2:', "expected ':'")).toMatchObject({ what: 'else if는 파이썬에 없어요.', how: 'elif로 적으세요.' })
    expect(said('else', "expected ':'").what).toContain('콜론')
  })

  it('an elif with its if is looked at by itself; one with nothing above it is alone', () => {
    const invalid = { type: 'SyntaxError', message: 'invalid syntax' }
    expect(explainPythonError({ ...invalid, line: 1 }, 'elif x y:').what).toContain('짝이 되는 if가 없어요')
    expect(explainPythonError({ ...invalid, line: 3 }, 'if x:\n    y\nelif x y:').what).toContain('읽지 못했어요')
    expect(explainPythonError({ ...invalid, line: 3 }, 'for x in y:\n    y\nelse x y:').what).toContain('콜론')
  })

  it('texts and comments in it are no code', () => {
    for (const line of ["x y '++'", 'x y "a && b"']) expect(said(line).what).toBe('값과 값 사이에 기호가 없어요.')
    expect(said('x y  # 3개').what).toBe('파이썬이 이 줄을 읽지 못했어요.')
  })

  it('a word that Python guesses is told where the line has one like it', () => {
    expect(said('wile x', "invalid syntax. Did you mean 'while'?").how).toContain('while 아닌가요')
    expect(said('x y', "invalid syntax. Did you mean 'while'?").what).toContain('읽지 못했어요')
  })

  it('without the line, Python’s message tells', () => {
    expect(explainPythonError({ type: 'SyntaxError', message: 'invalid syntax', line: null }, 'x++').what).toContain('읽지 못했어요')
    expect(explainPythonError({ type: 'SyntaxError', message: 'invalid syntax', line: 9 }, 'x++').what).toContain('읽지 못했어요')
  })
})

describe('Python’s errors in Korean', () => {
  it.each(rows)('%s', (told, what, how) => {
    const said = explained(told)
    expect(said.what).toContain(what)
    expect(said.how).toContain(how)
    expect(said.line).toBe(3)
  })

  it('are two short polite sentences each, without a word of Python’s English', () => {
    for (const [told] of rows) {
      const { what, how } = explained(told)
      expect(what).toMatch(/요\.$|요: .+$/)
      expect(how).toMatch(/(세요|요|나요\? .*세요)\.$/)
      expect(what.length).toBeLessThan(60)
      expect(`${what} ${how}`).not.toMatch(/undefined|object|not |NoneType/)
    }
  })

  it('a name is told where nobody knows the line', () => {
    expect(explainPythonError({ type: 'NameError', message: "name 'x' is not defined", line: null }, 'x = 3').how).toContain('철자')
    expect(explainPythonError({ type: 'NameError', message: "name 'x' is not defined", line: null }).how).toContain('철자')
  })

  it('an unknown error is told by its kind', () => {
    expect(explained('ArithmeticError: anything')).toEqual({
      what: '파이썬이 ArithmeticError 오류를 냈어요.',
      how: expect.stringContaining('확인해 보세요.'),
      line: 3,
    })
  })
})

const unread = (line: number | null) => ({ type: 'SyntaxError', message: 'invalid syntax', line })

describe('a line that Python cannot read', () => {
  it.each([
    ['n = 1\nif n % 2 == 0:\n    print("짝수"else:', 3, '('],
    ['for i in range(3:\n    print(i)', 1, '('],
    ['a = [1, (2), 3 if', 1, '['],
    ['d = {1: 2 else', 1, '{'],
    ["print('it\\'s (' , (1 else:", 1, '('],
  ])('is told by the bracket that is left open in it: %j', (code, line, bracket) => {
    expect(explainPythonError(unread(line), code)).toMatchObject({ what: `괄호를 열고 닫지 않았어요: ${bracket}`, line })
  })

  it.each([
    ['x = = 3', 1],
    ['print("(") else', 1],
    ['# (\nx = = 3', 1],
    ['"""\n(\n"""\nx = = 3', 2],
    ['x = )', 1],
    ['', 4],
  ])('is not, where none is: %j', (code, line) => {
    expect(explainPythonError(unread(line), code).what).not.toContain('닫지 않았어요')
  })
})

describe('an error is told by the line that it happened on, too', () => {
  const says = (code: string, told: string, line: number) => {
    const { what, how } = explainPythonError(parsePythonError(told, line), code)
    return `${what} ${how}`
  }

  it.each([
    [
      'no input is left for who reads without input',
      'import sys\nn = int(sys.stdin.readline())',
      "ValueError: invalid literal for int() with base 10: ''",
      2,
      '더 읽을 입력이 없거나',
    ],
    [
      'nor for who unpacks it',
      'a, b = open(0).readline().split()',
      'ValueError: not enough values to unpack (expected 2, got 0)',
      1,
      '더 읽을 입력이 없거나',
    ],
    ['a blank line is none', 'n = int(input())', "ValueError: invalid literal for int() with base 10: ''", 1, '빈 글자'],
    ['a place that is removed', 'a = [1]\ndel a[9]', 'IndexError: list assignment index out of range', 2, '지우려고'],
    ['an empty heap', 'heapq.heappop(a)', 'IndexError: index out of range', 1, '비어 있는 것'],
    ['a place that is not there', 'heap[3]', 'IndexError: list index out of range', 1, '리스트에 없는 번호'],
    ['a misspelt except', 'try:\n    x = 1\nexept:\n    x = 2', "SyntaxError: expected 'except' or 'finally' block", 3, 'except 아닌가요'],
    ['capitals', 'IF 1:\n    print(1)', "SyntaxError: invalid syntax. Did you mean 'if'?", 1, 'if처럼 소문자로'],
    ['capitals that Python says nothing of', 'WHILE True:\n    print(1)', 'SyntaxError: invalid syntax', 1, 'while처럼 소문자로'],
    ['a do', 'while x<3 do:\n    x += 1', 'SyntaxError: invalid syntax', 1, 'do는 파이썬에 없는'],
    ['backquotes', 'print(`3`)', 'SyntaxError: invalid syntax', 1, '없는 기호예요: `'],
    ['= after not', 'if not x=1:\n    print(1)', 'SyntaxError: invalid syntax', 1, '== 두 개'],
    ['import before from', 'import * from math', 'SyntaxError: invalid syntax', 1, 'from 모듈 import'],
    [
      'a name in the single letters of a Mac',
      '점수 = 3\nprint(점쑤)'.normalize('NFD'),
      "NameError: name '점쑤' is not defined. Did you mean: '점수'?",
      2,
      '점수 아닌가요',
    ],
    ['a short name with a near one', '수 = 3\nprint(소)', "NameError: name '소' is not defined. Did you mean: '수'?", 2, '글자로 쓰려면'],
  ])('%s', (_, code, told, line, words) => {
    expect(says(code, told, line)).toContain(words)
  })
})

it('a verdict’s message is read as type and message, or as a type alone', () => {
  expect(parsePythonError("KeyError: 'a: b'\nc", null)).toEqual({ type: 'KeyError', message: "'a: b'\nc", line: null })
  expect(parsePythonError('KeyError', 2)).toEqual({ type: 'KeyError', message: '', line: 2 })
})
