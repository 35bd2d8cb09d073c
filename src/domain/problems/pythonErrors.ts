import type { PythonError } from './execution.ts'
import { type ErrorText, explainUnreadLine, syntaxRows } from './pythonSyntaxErrors.ts'
import { kindOf } from './pythonWords.ts'

export interface ErrorExplanation {
  /** One sentence on what happened. */
  readonly what: string
  /** One sentence on what to do. */
  readonly how: string
  readonly line: number | null
}

/**
 * Python's error in two short sentences; an unknown one is told by its kind, or else as it is.
 * @param code what was run: its line tells what Python calls no more than `invalid syntax`
 */
export function explainPythonError({ type, message, line }: PythonError, code = ''): ErrorExplanation {
  const source = sourceLine(code, line)
  // To Python, an `else if` lacks its colon.
  const isUnread = message.startsWith('invalid syntax') || (message === "expected ':'" && /^\s*else\s+if/.test(source))
  const unread = type === 'SyntaxError' && isUnread ? explainUnreadLine(source) : null
  if (unread !== null) return { what: unread[0], how: unread[1], line }
  for (const [ownType, pattern, explain] of rows) {
    const found = ownType.test(type) ? pattern.exec(message) : null
    if (found) {
      const [what, how] = explain(...found.map((part) => part ?? ''))
      return { what, how, line }
    }
  }
  return { what: `파이썬이 ${type} 오류를 냈어요.`, how: '오류가 난 줄을 소리 내어 읽으며 한 부분씩 확인해 보세요.', line }
}

const sourceLine = (code: string, line: number | null) => (line === null ? '' : (code.split('\n')[line - 1] ?? ''))

/** What a verdict's message and line say: `NameError: name …`, or the type alone. */
export function parsePythonError(message: string, line: number | null): PythonError {
  const [, type = message, text = ''] = /^(\w+): ([\s\S]*)$/.exec(message) ?? []
  return { type, message: text, line }
}

const row = (type: string, pattern: RegExp, explain: (...found: string[]) => ErrorText) =>
  [new RegExp(`^${type}$`), pattern, explain] as const

const jamoOf = (first: string, letters: string) =>
  Array.from(letters, (letter, at) => [String.fromCharCode(first.charCodeAt(0) + at), letter] as const)

/** Letters of a keyboard by those that Python makes of them (NFKC), where they stand alone. */
const typedJamo = new Map([
  ...jamoOf('\u1100', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'),
  ...jamoOf('\u1161', 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'),
  ...jamoOf('\u11a8', 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'),
])

/** A name in the letters that its writer typed. */
const asTyped = (name: string) => Array.from(name.normalize('NFC'), (letter) => typedJamo.get(letter) ?? letter).join('')

const operandAdvice = (kinds: readonly string[]) => {
  if (kinds.includes('NoneType')) return noneReason
  return kinds.includes('str')
    ? '입력받은 값이라면 int( )나 float( )로 먼저 바꾸세요.'
    : '두 값의 종류가 같은지 확인하고, 같은 종류로 바꾸어 계산하세요.'
}

const noneReason = 'append, sort, print처럼 값을 돌려주지 않는 함수의 결과를 변수에 담지 않았는지 살펴보세요.'

/** The first that fits is taken, so that general ones stand last. */
const rows: readonly (readonly [RegExp, RegExp, (...found: string[]) => ErrorText])[] = [
  ...syntaxRows.map(([type, pattern, explain]) => row(type, pattern, explain)),

  row('NameError', /name '(.+?)' is not defined\. Did you mean: '(.+?)'/, (_, name = '', other = '') => [
    `모르는 이름이 있어요: ${name}`,
    `${other} 아닌가요? 철자와 대소문자를 확인하세요.`,
  ]),
  row('NameError', /name '(.+?)' is not defined\. Did you forget to import/, (_, name = '') => [
    `${name} 모듈을 아직 불러오지 않았어요.`,
    `맨 위에 import ${name} 줄을 적으세요.`,
  ]),
  row('NameError', /name '([^']*[ᄀ-ᇿㄱ-ㆎ가-힣][^']*)'/, (_, name = '') => [
    `모르는 이름이 있어요: ${asTyped(name)}`,
    '글자로 쓰려면 따옴표로 감싸고, 명령을 쓰려면 한/영 키를 눌러 영어로 적으세요.',
  ]),
  row('NameError', /name '(true|false|none|null)'/, (_, name = '') => [
    `모르는 이름이 있어요: ${name}`,
    '파이썬에서는 True, False, None처럼 첫 글자를 크게 써요.',
  ]),
  row('NameError', /name '(.+?)'/, (_, name = '') => [
    `모르는 이름이 있어요: ${name}`,
    '쓰기 전에 값을 넣었는지, 철자가 같은지 확인하고, 글자라면 따옴표로 감싸세요.',
  ]),
  row('NameError', /^/, () => ['모르는 이름이 있어요.', '변수에 값을 먼저 넣었는지, 철자가 같은지 확인하세요.']),
  row('UnboundLocalError', /^(?:.*local variable '(.+?)')?/, (_, name = '') => [
    `함수 안에서 변수에 값을 넣기 전에 썼어요${name === '' ? '.' : `: ${name}`}`,
    '함수 안에서 먼저 값을 넣거나, 바깥 변수라면 global로 알려 주세요.',
  ]),

  row('TypeError', /can only concatenate str \(not "(.+?)"\) to str/, (_, kind = '') => [
    `글자에 ${kindOf(kind)} 값을 더할 수 없어요.`,
    '계산하려면 글자를 int( )로 바꾸고, 이어 쓰려면 숫자를 str( )로 바꾸세요.',
  ]),
  row(
    'TypeError',
    /unsupported operand type\(s\) for (\S+?)(?: or pow\(\))?: '(.+?)' and '(.+?)'/,
    (_, sign = '', one = '', other = '') => [
      `${kindOf(one)} 값과 ${kindOf(other)} 값은 ${sign} 기호로 계산할 수 없어요.`,
      operandAdvice([one, other]),
    ],
  ),
  row('TypeError', /can only concatenate (list|tuple)/, (_, kind = '') => [
    `${kindOf(kind)}에는 같은 종류만 더할 수 있어요.`,
    '값 하나를 넣으려면 append( )를 쓰세요.',
  ]),
  row('TypeError', /can't multiply sequence by non-int/, () => [
    '글자나 리스트는 정수로만 곱할 수 있어요.',
    '입력받은 값이라면 int( )로 먼저 바꾸세요.',
  ]),
  row('TypeError', /'(.+?)' object cannot be interpreted as an integer/, (_, kind = '') => [
    `정수가 와야 할 자리에 ${kindOf(kind)} 값이 왔어요.`,
    'int( )로 바꾸고, 나눗셈이라면 / 대신 //를 쓰세요.',
  ]),
  row('TypeError', /'(.+?)' not supported between instances of '(.+?)' and '(.+?)'/, (_, sign = '', one = '', other = '') => [
    `${kindOf(one)} 값과 ${kindOf(other)} 값은 ${sign} 기호로 비교할 수 없어요.`,
    '둘 다 숫자이거나 둘 다 글자가 되게 int( )나 str( )로 바꾸세요.',
  ]),
  row('TypeError', /(.+?)\(\) missing \d+ required positional arguments?: '(.+?)'/, (_, name = '', missing = '') => [
    `${name} 함수를 부를 때 값이 모자라요: ${missing}`,
    '괄호 안에 넣을 값의 수를 함수의 정의와 비교해 보세요.',
  ]),
  row('TypeError', /(.+?)\(\) takes (.+?) positional arguments? but (\d+)/, (_, name = '', wanted = '', given = '') => [
    `${name} 함수는 값을 ${wanted}개 받는데 ${given}개를 넣었어요.`,
    '괄호 안의 쉼표를 세어 보세요.',
  ]),
  row('TypeError', /cannot unpack non-iterable (.+?) object/, (_, kind = '') => [
    `${kindOf(kind)} 값 하나를 변수 여러 개에 나눌 수 없어요.`,
    '한 줄에서 값을 여러 개 읽는다면 split( )을 썼는지, 묶음에서 꺼낸다면 그 안의 값이 짝으로 되어 있는지 확인하세요.',
  ]),
  row('TypeError', /'NoneType' object is not (subscriptable|iterable|callable)/, () => ['값이 없는 것(None)을 쓰려고 했어요.', noneReason]),
  row('TypeError', /'(.+?)' object is not subscriptable/, (_, kind = '') => [
    `${kindOf(kind)} 값에는 [ ]를 붙일 수 없어요.`,
    '리스트나 글자인지 확인하세요. map이라면 list( )로 감싸세요.',
  ]),
  row('TypeError', /'(.+?)' object is not iterable/, (_, kind = '') => [
    `${kindOf(kind)} 값은 하나씩 꺼낼 수 없어요.`,
    '횟수만큼 반복하려면 range( )로 감싸고, max( )나 sum( )에는 여러 값을 넣으세요.',
  ]),
  row('TypeError', /'(.+?)' object is not callable/, (_, kind = '') => [
    `${kindOf(kind)} 값을 함수처럼 ( )로 불렀어요.`,
    '리스트의 값은 [ ]로 꺼내고, print나 list 같은 이름을 변수로 쓰지 않았는지 확인하세요.',
  ]),
  row('TypeError', /'(.+?)' object does not support item assignment/, (_, kind = '') => [
    `${kindOf(kind)} 값은 한 칸만 바꿀 수 없어요.`,
    '리스트로 바꾸어 고친 다음 다시 합치세요.',
  ]),
  row('TypeError', /object of type 'NoneType' has no len/, () => ['값이 없는 것(None)의 길이를 물었어요.', noneReason]),
  row('TypeError', /object of type '(.+?)' has no len\(\)/, (_, kind = '') => [
    `${kindOf(kind)} 값에는 길이가 없어요.`,
    '글자라면 str( ), map이라면 list( )로 감싼 다음 세세요.',
  ]),
  row('TypeError', /(int|float)\(\) argument must be a string.*not '(?:builtin_function_or_method|function|method)'/, (_, name = '') => [
    `${name}( ) 안의 함수를 부르지 않았어요.`,
    'input( )처럼 함수 이름 뒤에 괄호를 붙이세요.',
  ]),
  row('TypeError', /(?:int|float)\(\) argument must be a string.*not '(.+?)'/, (_, kind = '') => [
    `${kindOf(kind)} 값은 숫자로 바꿀 수 없어요.`,
    '여러 값을 나눈 뒤라면 map(int, …)으로 하나씩 바꾸세요.',
  ]),
  row('TypeError', /indices must be integers.*not '?(\w+)'?/, (_, kind = '') => [
    `[ ] 안에 정수 대신 ${kindOf(kind)} 값이 왔어요.`,
    '순서 번호는 int( )로 바꾼 정수를 쓰고, 두 겹이라면 [i][j]처럼 적으세요.',
  ]),
  row('TypeError', /expected str instance, (.+?) found/, (_, kind = '') => [
    `join( )으로 이을 목록에 ${kindOf(kind)} 값이 있어요.`,
    'map(str, …)으로 모두 글자로 바꾼 다음 이으세요.',
  ]),
  row('TypeError', /unhashable type: '(.+?)'/, (_, kind = '') => [
    `${kindOf(kind)} 값은 딕셔너리의 키나 집합의 원소가 될 수 없어요.`,
    'tuple( )로 바꾸어 넣으세요.',
  ]),
  row('TypeError', /after \* must be an iterable, not (\w+)/, (_, kind = '') => [
    `* 뒤에 ${kindOf(kind)} 값 하나가 왔어요.`,
    '괄호 안의 *는 여러 값을 풀어 쓸 때 써요. 곱하려면 앞의 쉼표를 지우세요.',
  ]),
  row('TypeError', /(\w+) expected at (?:most|least) (\d+) arguments?, got (\d+)/, (_, name = '', wanted = '', given = '') => [
    `${name} 함수는 값을 ${wanted}개 받는데 ${given}개를 넣었어요.`,
    '괄호 안의 쉼표를 세어 보세요.',
  ]),
  row('TypeError', /(\w+)\(\) got an unexpected keyword argument '(\w+)'/, (_, name = '', word = '') => [
    `${name} 함수가 모르는 이름이에요: ${word}`,
    '= 앞에 적은 이름의 철자를 확인하세요.',
  ]),
  row('TypeError', /^/, () => ['값의 종류가 맞지 않아요.', '글자인지 숫자인지 확인하고 int( )나 str( )로 바꾸세요.']),

  row('ValueError', /invalid literal for int\(\) with base \d+: '\s*'/, () => [
    '빈 글자를 정수로 바꾸려고 했어요.',
    '입력에 빈 줄이 있는지, split( )에 빈칸을 너무 많이 적지 않았는지 확인하세요.',
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(-?\d+\.\d*)'/, (_, text = '') => [
    `소수를 int( )로 바꿀 수 없어요: ${text}`,
    'float( )를 쓰세요.',
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(-?\d+(?:\s+-?\d+)+)'/, (_, text = '') => [
    `한 줄에 수가 여러 개 있어요: ${text}`,
    'input().split( )으로 나눈 다음 하나씩 int( )로 바꾸세요.',
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(.*)'/, (_, text = '') => [
    `숫자가 아닌 글자를 정수로 바꾸려고 했어요: ${text}`,
    '입력이 어떤 순서로 오는지 문제를 다시 읽어 보세요.',
  ]),
  row('ValueError', /could not convert string to float: '?(.*?)'?$/, (_, text = '') => [
    `숫자가 아닌 글자를 소수로 바꾸려고 했어요: ${text}`,
    '값이 여러 개라면 split( )으로 나누고, 쉼표 대신 점을 쓰는지 확인하세요.',
  ]),
  row('ValueError', /not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)\)/, (_, wanted = '', given = '') => [
    `변수는 ${wanted}개인데 값은 ${given}개예요.`,
    '한 줄에 값이 몇 개 오는지, split( )을 붙였는지 확인하세요.',
  ]),
  row('ValueError', /too many values to unpack \(expected (\d+)/, (_, wanted = '') => [
    `변수는 ${wanted}개인데 값이 더 많아요.`,
    'split( )으로 나누었는지, 한 줄에 값이 몇 개 오는지 확인하세요. 여러 개라면 리스트 하나로 받아요.',
  ]),
  row('ValueError', /not in list|substring not found/, () => ['찾는 값이 그 안에 없어요.', '먼저 in으로 들어 있는지 확인하세요.']),
  row('ValueError', /(min|max)\(\) .*empty/, (_, name = '') => [
    `비어 있는 것에서 ${name}( ) 값을 찾을 수 없어요.`,
    '값이 하나라도 들어 있는지 먼저 확인하세요.',
  ]),
  row('ValueError', /math domain error|expected a (?:nonnegative|positive) input/, () => [
    '음수처럼 이 계산을 할 수 없는 수가 들어왔어요.',
    '계산하기 전에 값이 어떤 범위에 있는지 확인하세요.',
  ]),
  row('ValueError', /range\(\) arg 3 must not be zero/, () => ['range의 세 번째 값이 0이에요.', '몇씩 건너뛸지 0이 아닌 수로 적으세요.']),
  row('ValueError', /chr\(\) arg not in range/, () => ['chr( )에 글자가 없는 번호를 넣었어요.', '넣은 번호를 print( )로 확인하세요.']),
  row('ValueError', /empty separator/, () => [
    'split( )에 빈 글자를 넣었어요.',
    '빈칸으로 나누려면 괄호를 비우고, 한 글자씩 나누려면 list( )를 쓰세요.',
  ]),
  row('(ValueError|TypeError|Exception|RuntimeError)', /^[^']*[가-힣]/, () => [
    'raise로 적은 줄에서 멈췄어요.',
    '왜 그 줄까지 갔는지 바로 위의 조건을 살펴보세요.',
  ]),
  row('RuntimeError', /changed size during iteration/, () => [
    '하나씩 꺼내는 동안 딕셔너리나 집합의 크기가 바뀌었어요.',
    'list( )로 감싼 것에서 꺼내며 지우세요.',
  ]),
  row('StopIteration', /^/, () => ['더 꺼낼 값이 없는데 next( )를 불렀어요.', '값이 몇 개인지 확인하거나 for로 꺼내세요.']),
  row('ValueError', /^/, () => ['값의 모양이 맞지 않아요.', '입력이 어떤 모양으로 오는지 문제의 입력 설명과 비교해 보세요.']),

  row('IndexError', /pop from (?:an )?empty/, () => ['비어 있는 것에서 값을 꺼내려고 했어요.', '꺼내기 전에 값이 남아 있는지 확인하세요.']),
  row('IndexError', /assignment index/, () => [
    '리스트에 없는 번호(인덱스)에 값을 넣으려고 했어요.',
    '새 값은 append( )로 끝에 더하세요. 번호로는 이미 있는 칸만 바꿀 수 있어요.',
  ]),
  row('IndexError', /^(string)?/, (_, text = '') => [
    text === '' ? '리스트에 없는 번호(인덱스)를 썼어요.' : '글자에 없는 번호(인덱스)를 썼어요.',
    '번호는 0부터 시작하고, 마지막 번호는 길이보다 하나 작아요.',
  ]),
  row('KeyError', /^(.*)$/s, (_, key = '') => [
    `딕셔너리나 집합에 없는 키를 찾았어요${key === '' ? '.' : `: ${key}`}`,
    'in으로 먼저 확인하거나 get( )을 쓰세요.',
  ]),
  row('ZeroDivisionError', /^/, () => ['0으로 나누었어요.', '나누는 값이 0이 될 때를 if로 먼저 걸러 내세요.']),
  row('AttributeError', /'NoneType' object has no attribute/, () => ['값이 없는 것(None)에 점(.)을 붙여 썼어요.', noneReason]),
  row('AttributeError', /'list' object has no attribute '(push|add|length|size)'/, (_, name = '') => [
    `리스트에는 ${name} 기능이 없어요.`,
    '넣을 때는 append( ), 길이는 len( )을 쓰세요.',
  ]),
  row('AttributeError', /'dict' object has no attribute '(append|push|add|insert)'/, (_, name = '') => [
    `딕셔너리에는 ${name} 기능이 없어요.`,
    '딕셔너리에 넣을 때는 이름[키] = 값처럼 [ ]를 쓰세요.',
  ]),
  row('AttributeError', /'set' object has no attribute '(append|push|insert)'/, (_, name = '') => [
    `집합에는 ${name} 기능이 없어요.`,
    '집합에 넣을 때는 add( )를 쓰세요.',
  ]),
  row('AttributeError', /'str' object has no attribute '(append|sort|reverse|insert|remove|pop)'/, (_, name = '') => [
    `글자에는 ${name} 기능이 없어요. 리스트의 기능이에요.`,
    '글자는 고칠 수 없으니 새 글자를 만들거나, list( )로 바꾸어 쓰세요.',
  ]),
  row('AttributeError', /'(.+?)' object has no attribute '(.+?)'/, (_, kind = '', name = '') => [
    `${kindOf(kind)} 값에는 ${name} 기능이 없어요.`,
    '철자를 확인하고, 값의 종류가 생각한 것과 같은지 살펴보세요.',
  ]),
  row('AttributeError', /^/, () => ['그 값에는 없는 기능을 썼어요.', '점(.) 뒤의 철자를 확인하세요.']),
  row('EOFError', /^/, () => [
    '더 읽을 입력이 없는데 input( )을 불렀어요.',
    '입력이 몇 줄인지 세고, 한 줄에 여러 값이 있으면 split( )으로 나누세요.',
  ]),
  row('RecursionError', /^Stack overflow/, () => ['파이썬 안쪽의 기억 공간이 모자라요.', '반복문으로 바꿔 보세요.']),
  row('RecursionError', /^/, () => [
    '함수가 자기 자신을 너무 많이 불렀어요.',
    '언제 멈추는지 if로 정했는지, 부를 때마다 값이 작아지는지 확인하세요.',
  ]),
  row('ModuleNotFoundError', /'(turtle|tkinter|pygame)[.']/, (_, name = '') => [
    `${name} 모듈은 창에 그림을 그려서 여기서는 쓸 수 없어요.`,
    '코딩바다의 문제는 input( )으로 받고 print( )로 출력해요. 그림은 블록 바다에서 움직여 볼 수 있어요.',
  ]),
  row('ModuleNotFoundError', /'_?pyodide/, () => [
    'asyncio처럼 여러 일을 번갈아 하는 모듈은 여기서 쓸 수 없어요.',
    '할 일을 차례대로 적으세요.',
  ]),
  row('RuntimeError', /can't start new thread/, () => [
    '여기서는 스레드(threading)를 쓸 수 없어요.',
    '스레드에 맡긴 함수를 바로 부르세요.',
  ]),
  row('UnicodeEncodeError', /surrogates not allowed/, () => [
    '반쪽짜리 글자라서 출력할 수 없어요.',
    '글자를 만든 chr( )의 수를 확인하세요.',
  ]),
  row('ModuleNotFoundError', /^(?:No module named '(.+?)')?/, (_, name = '') => [
    `여기서 쓸 수 없는 모듈이에요${name === '' ? '.' : `: ${name}`}`,
    '이름의 철자를 확인하세요. 맞게 적었다면 코딩바다에는 없는 모듈이니 다른 방법을 찾아보세요.',
  ]),
  row('ImportError', /^/, () => ['모듈에서 그 이름을 찾지 못했어요.', '모듈과 이름의 철자를 확인하세요.']),
  row('(FileNotFound|Permission|IsADirectory|OS)Error', /^/, () => [
    '여기서는 파일을 열 수 없어요.',
    '값은 input( )으로 받고 print( )로 내보내세요.',
  ]),
  row('OverflowError', /the sea takes whole numbers/, () => [
    '바다에서 쓰기에는 너무 큰 수예요.',
    '어디에서 수가 이렇게 커졌는지 살펴보세요.',
  ]),
  row('OverflowError', /the sea takes texts/, () => [
    '바다에서 쓰기에는 너무 긴 글자예요.',
    '어디에서 글자가 이렇게 길어졌는지 살펴보세요.',
  ]),
  row('OverflowError', /^/, () => ['수가 너무 커서 계산할 수 없어요.', '소수 대신 정수로 계산할 수 있는지 살펴보세요.']),
  row('MemoryError', /^/, () => ['쓸 수 있는 기억 공간을 다 썼어요.', '너무 큰 목록을 만들지 않았는지 살펴보세요.']),
  row('AssertionError', /^/, () => ['assert에 적은 조건이 맞지 않았어요.', '그때 변수에 어떤 값이 있는지 print( )로 확인하세요.']),
]
