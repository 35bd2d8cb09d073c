import { attributeRows } from './attributeErrors.ts'
import { type ErrorRow, type ErrorText, isSlipFor, row } from './errorRow.ts'
import type { PythonError } from './execution.ts'
import { nameRows } from './pythonNameErrors.ts'
import { syntaxRows, identifiersIn } from './pythonSyntaxErrors.ts'
import { pythonPattern } from '../pythonPattern.ts'
import { typeRows } from './pythonTypeErrors.ts'
import { bracketLeftOpenIn, explainUnreadLine } from './unreadLine.ts'

export interface ErrorExplanation {
  /** A sentence on what happened. */
  readonly what: string
  /** A sentence on what to do. */
  readonly how: string
  readonly line: number | null
}

/**
 * Explains an error of Python in two short sentences; an unknown one by its type.
 * @param written the code that was run: it helps where Python says no more than `invalid syntax`
 */
export function explainPythonError(error: PythonError, written = ''): ErrorExplanation {
  const { line } = error
  // A Mac may write Hangul as single letters; Python composes them before it compares names.
  const code = written.normalize('NFC')
  const place = { code, line, source: sourceLine(code, line) }
  const { type, message } = withOpenBracket(error, code)
  const unread =
    type === 'SyntaxError' && isUnread(message) && !isMisspelt(message, place.source) ? explainUnreadLine(place, message) : null
  if (unread !== null) return { what: unread[0], how: unread[1], line }
  for (const { type: ownType, message: pattern, explain } of rows) {
    const found = ownType.test(type) ? pythonPattern(pattern).exec(message) : null
    const text =
      found === null
        ? null
        : explain(
            found.map((part) => part ?? ''),
            place,
          )
    if (text !== null) return { what: text[0], how: text[1], line }
  }
  return { what: `파이썬이 ${type} 오류를 냈어요.`, how: '오류가 난 줄을 소리 내어 읽으며 한 부분씩 확인해 보세요.', line }
}

const sourceLine = (code: string, line: number | null) => (line === null ? '' : (code.split('\n')[line - 1] ?? ''))

/** Tells whether the line itself explains more than Python's message does. */
const isUnread = (message: string) =>
  /^(?!.*intended to be part)(?:invalid syntax|expected '[:(]'|cannot assign to (?:expression|function call)|invalid decimal literal)/.test(
    message,
  )

/** Tells whether a keyword has a wrong letter, as Python itself guesses. */
function isMisspelt(message: string, source: string): boolean {
  const word = /Did you mean '(\w+)'/.exec(message)?.[1] ?? ''
  return word.length > 2 && identifiersIn(source).some((one) => one !== word && isSlipFor(one, word))
}

/** Replaces the error by one about a bracket that is left open, where Python cannot read the line for it. */
function withOpenBracket(error: PythonError, code: string): PythonError {
  const { type, message, line } = error
  const bracket = type === 'SyntaxError' && message === 'invalid syntax' && line !== null ? bracketLeftOpenIn(code, line) : null
  return bracket === null ? error : { ...error, message: `'${bracket}' was never closed` }
}

const indexedKinds: Readonly<Record<string, string>> = { list: '리스트에 ', pop: '리스트에 ', string: '글자에 ', tuple: '튜플에 ' }

const nothingToTake: ErrorText = ['비어 있는 것에서 값을 꺼내려고 했어요.', '꺼내기 전에 값이 남아 있는지 확인하세요.']

/** The first row that fits is used, so general rows come last. */
const rows: readonly ErrorRow[] = [
  ...syntaxRows,
  ...nameRows,
  ...typeRows,
  ...attributeRows,
  row('ValueError', /invalid literal for int\(\) with base \d+: '\s+'|(?:not enough|too many) values to unpack/, (_, { source }) =>
    /\bmap\s*\(\s*(?:int|float|str)\s*,\s*input\s*\(\s*\)\s*\)/.test(source)
      ? ['한 줄을 나누지 않고 한 글자씩 꺼냈어요.', 'input( ) 뒤에 split( )을 붙여 빈칸에서 나눈 다음 바꾸세요.']
      : null,
  ),
  row('ValueError', /invalid literal for int\(\) with base (\d+): '(.*)'/, ([, base = '', text = '']) =>
    base === '10' ? null : [`${base}진수로 읽을 수 없는 글자예요: ${text}`, '그 진수에서 쓰는 숫자와 글자만 있는지 확인하세요.'],
  ),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(?:\s|\\t|\\n)+'/, () => [
    '빈칸을 정수로 바꾸려고 했어요.',
    '한 줄을 한 글자씩 꺼내지 않았는지, 빈칸에서 split( )으로 먼저 나누었는지 확인하세요.',
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: ''|unpack \(expected (?:at least )?\d+, got 0\)/, (_, { code }) =>
    /\bstdin\b|\bopen\s*\(\s*0\s*\)|\bfileinput\b/.test(code)
      ? ['더 읽을 입력이 없거나 빈 줄이에요.', '입력이 몇 줄인지 세고, 그보다 많이 읽지 않는지 확인하세요.']
      : null,
  ),
  row('ValueError', /invalid literal for int\(\) with base \d+: ''/, () => [
    '빈 글자를 정수로 바꾸려고 했어요.',
    '입력에 빈 줄이 있는지, split( )에 빈칸을 너무 많이 적지 않았는지 확인하세요.',
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(-?\d+\.\d*)'/, ([, text = '']) => [
    `소수를 int( )로 바꿀 수 없어요: ${text}`,
    'float( )를 쓰세요.',
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(-?\d+(?:\s+-?\d+)+)'/, ([, text = '']) => [
    `한 줄에 수가 여러 개 있어요: ${text}`,
    'input().split( )으로 나눈 다음 하나씩 int( )로 바꾸세요.',
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(-?\d+(?:\s*,\s*-?\d+)+)'/, ([, text = '']) => [
    `쉼표로 이어진 수예요: ${text}`,
    "값이 여럿이면 input().split(',')으로 나누고, 수 하나라면 쉼표 없이 넣으세요.",
  ]),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(.+)'/, ([, text = ''], { source }) =>
    source.includes(`"${text}"`) || source.includes(`'${text}'`)
      ? [`따옴표로 감싼 것은 글자 그대로예요: ${text}`, '변수나 함수라면 따옴표를 지우고, 수라면 숫자만 남기세요.']
      : null,
  ),
  row('ValueError', /invalid literal for int\(\) with base \d+: '(.*)'/, ([, text = '']) => [
    `숫자가 아닌 글자를 정수로 바꾸려고 했어요: ${text}`,
    '입력이 어떤 순서로 오는지 문제를 다시 읽어 보세요.',
  ]),
  row('ValueError', /could not convert string to float: '?(.*?)'?$/, ([, text = '']) => [
    `숫자가 아닌 글자를 소수로 바꾸려고 했어요: ${text}`,
    '값이 여러 개라면 split( )으로 나누고, 쉼표 대신 점을 쓰는지 확인하세요.',
  ]),
  row('ValueError', /not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)\)/, ([, wanted = '', given = '']) => [
    `변수는 ${wanted}개인데 값은 ${given}개예요.`,
    '한 줄에 값이 몇 개 오는지, split( )을 붙였는지 확인하세요.',
  ]),
  row('ValueError', /to unpack/, (_, { source }) =>
    pythonPattern(/^\s*for\b.*,.*\bin\s+\w+\s*:/).test(source)
      ? [
          'for에 변수가 여럿인데 하나씩 나오는 값은 그만큼 나뉘지 않아요.',
          '딕셔너리에서 키와 값을 함께 꺼내려면 뒤에 .items( )를 붙이세요.',
        ]
      : null,
  ),
  row('ValueError', /too many values to unpack \(expected (\d+)/, ([, wanted = '']) => [
    `변수는 ${wanted}개인데 값이 더 많아요.`,
    'split( )으로 나누었는지, 한 줄에 값이 몇 개 오는지 확인하세요. 여러 개라면 리스트 하나로 받아요.',
  ]),
  row('ValueError', /Unknown format code '(.)' for object of type 'str'/, ([, code = '']) => [
    `글자에는 ${code} 모양을 쓸 수 없어요.`,
    '자릿수를 정하려면 int( )나 float( )로 먼저 숫자로 바꾸세요.',
  ]),
  row('ValueError', /Unknown format code '(.)' for object of type 'float'/, ([, code = '']) => [
    `소수에는 ${code} 모양을 쓸 수 없어요.`,
    '소수의 자릿수는 .2f처럼 f로 정하고, 정수로 보이려면 int( )로 먼저 바꾸세요.',
  ]),
  row('ValueError', /Precision not allowed in integer format/, () => [
    '정수에는 소수 자리를 정할 수 없어요.',
    '소수로 보이려면 .2f처럼 끝에 f를 적고, 정수로 보이려면 점과 자릿수를 지우세요.',
  ]),
  row('ValueError', /Exceeds the limit \((\d+) digits\)/, ([, digits = '']) => [
    `${digits}자리보다 긴 수는 글자로 바꾸거나 출력할 수 없어요.`,
    '수가 왜 이렇게 길어졌는지, 문제가 나머지나 자릿수만 묻지 않는지 살펴보세요.',
  ]),
  row('ValueError', /empty range/, () => ['시작이 끝보다 커서 고를 수가 없어요.', '괄호 안에 작은 수를 앞에, 큰 수를 뒤에 적으세요.']),
  row('ValueError', /^(?:year|month|day|hour|minute|second)\b.*(?:must be in|out of range)/, () => [
    '달력이나 시계에 없는 때예요.',
    '달은 1부터 12까지, 날은 그 달의 마지막 날까지예요. 넣은 값을 print( )로 확인하세요.',
  ]),
  row('ValueError', /not in list|substring not found/, () => ['찾는 값이 그 안에 없어요.', '먼저 in으로 들어 있는지 확인하세요.']),
  row('ValueError', /(min|max)\(\) .*empty/, ([, name = '']) => [
    `비어 있는 것에서 ${name}( ) 값을 찾을 수 없어요.`,
    '값이 하나라도 들어 있는지 먼저 확인하세요.',
  ]),
  row(
    'ValueError',
    /math domain error|expected a (?:nonnegative|positive) input|not defined for negative|negative shift count|must be non-?negative/,
    () => ['음수처럼 이 계산을 할 수 없는 수가 들어왔어요.', '계산하기 전에 값이 어떤 범위에 있는지 확인하세요.'],
  ),
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
  row('ValueError', /^/, () => ['이 값으로는 이 일을 할 수 없어요.', '이 줄에서 괄호 안에 넣은 값을 print( )로 하나씩 확인하세요.']),

  row('IndexError', /index out of range/, (_, { source }) => (/\bheap(?:pop|replace)\s*\(/.test(source) ? nothingToTake : null)),
  row('IndexError', /pop from (?:an )?empty|empty sequence/, () => nothingToTake),
  row('IndexError', /assignment index/, (_, { source }) =>
    /^\s*del\b/.test(source)
      ? ['리스트에 없는 번호(인덱스)를 지우려고 했어요.', '번호는 0부터 시작하고, 마지막 번호는 길이보다 하나 작아요.']
      : null,
  ),
  row('IndexError', /Replacement index/, () => ['format( ) 안의 값이 모자라요.', '따옴표 안의 중괄호 { } 수와 값의 수를 맞추세요.']),
  row('IndexError', /assignment index/, () => [
    '리스트에 없는 번호(인덱스)에 값을 넣으려고 했어요.',
    '새 값은 append( )로 끝에 더하세요. 번호로는 이미 있는 칸만 바꿀 수 있어요.',
  ]),
  row('IndexError', /^(list|pop|string|tuple)?/, ([, kind = '']) => [
    `${indexedKinds[kind] ?? ''}없는 번호(인덱스)를 썼어요.`,
    '번호는 0부터 시작하고, 마지막 번호는 길이보다 하나 작아요.',
  ]),
  row('KeyError', /pop from an empty set|dictionary is empty/, () => nothingToTake),
  row('KeyError', /^(.+)$/s, ([, key = ''], { source }) =>
    /\.format\s*\(/.test(source)
      ? [`format( ) 안에 그 이름이 없어요: ${key}`, '중괄호 { }를 비우거나, format(이름=값)처럼 이름을 붙여 넣으세요.']
      : null,
  ),
  row('KeyError', /^(.+)$/s, ([, key = ''], { source }) =>
    /\]\s*[-+*]=/.test(source)
      ? [`처음 보는 키라서 아직 값이 없어요: ${key}`, '더하기 전에 처음 값을 넣으세요. in으로 먼저 확인하거나 get(키, 0)을 쓰세요.']
      : null,
  ),
  row('KeyError', /^(.*)$/s, ([, key = '']) => [
    `딕셔너리나 집합에 없는 키를 찾았어요${key === '' ? '.' : `: ${key}`}`,
    'in으로 먼저 확인하거나 get( )을 쓰세요.',
  ]),
  row('ZeroDivisionError', /^/, () => ['0으로 나누었어요.', '나누는 값이 0이 될 때를 if로 먼저 걸러 내세요.']),
  row('EOFError', /^/, () => [
    '더 읽을 입력이 없는데 input( )을 불렀어요.',
    '입력이 몇 줄인지 세고, 한 줄에 여러 값이 있으면 split( )으로 나누세요.',
  ]),
  row('RecursionError', /^Stack overflow/, () => [
    '파이썬이 따라갈 수 있는 깊이를 넘었어요.',
    '함수가 자기를 다시 부르거나 자료 안에 자료가 겹겹이 든 곳을 찾아, 반복문으로 바꿔 보세요.',
  ]),
  row('RecursionError', /^/, () => [
    '함수가 자기 자신을 너무 많이 불렀어요.',
    '언제 멈추는지 if로 정했는지, 부를 때마다 값이 작아지는지 확인하세요.',
  ]),
  row('RuntimeError', /can't start new thread/, () => [
    '여기서는 스레드(threading)를 쓸 수 없어요.',
    '스레드에 맡긴 함수를 바로 부르세요.',
  ]),
  row('UnicodeEncodeError', /surrogates not allowed/, () => [
    '반쪽짜리 글자라서 출력할 수 없어요.',
    '글자를 만든 chr( )의 수를 확인하세요.',
  ]),
  row('FileNotFoundError', /: '(.+)'$/, ([, name = '']) => [
    `‘${name}’ 파일이 없어요.`,
    '이름을 확인하거나, 먼저 open( )에 "w"를 적어 파일을 만드세요. 파일은 프로그램이 한 번 도는 동안만 있어요.',
  ]),
  row('(FileNotFound|Permission|IsADirectory|OS)Error', /^/, () => [
    '파일을 열지 못했어요.',
    '파일 이름을 확인하세요. 여기에서 열 수 있는 것은 프로그램이 스스로 만든 파일뿐이에요.',
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
  row('MemoryError', /^/, () => ['쓸 수 있는 기억 공간을 다 썼어요.', '아주 긴 글자나 아주 큰 목록을 만들지 않았는지 살펴보세요.']),
  row('SystemExit', /^/, () => [
    'exit( )에 적은 값 때문에 오류로 끝난 것이 됐어요.',
    '아무 일 없이 끝내려면 괄호를 비우고, 할 말이 있으면 먼저 print( )로 출력하세요.',
  ]),
  row('AssertionError', /^/, () => ['assert에 적은 조건이 맞지 않았어요.', '그때 변수에 어떤 값이 있는지 print( )로 확인하세요.']),
]
