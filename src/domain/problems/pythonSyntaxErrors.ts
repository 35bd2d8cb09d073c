import { type ErrorPlace, type ErrorRow, type ErrorText, isSlipFor, row } from './errorRow.ts'
import { pythonPattern } from '../pythonPattern.ts'
import { withoutKeyboardMistakes } from './keyboardMistakes.ts'
import { statementOf } from './pythonWords.ts'

const closingOf = (bracket: string) => (bracket === '(' ? ')' : bracket === '[' ? ']' : '}')
/** Lists the words of a line that Python may have meant. */
export const identifiersIn = (source: string) => Array.from(source.matchAll(pythonPattern(/(?!\d)\b\w+/g)), ([word]) => word)

const mathSigns = new Map([
  ['≤', '<=로'],
  ['≥', '>=로'],
  ['≠', '!=로'],
  ['×', '*로'],
  ['÷', '/로'],
  ['√', '** 0.5로'],
  ['−', '-로'],
  ['–', '-로'],
  ['—', '-로'],
])

const overLines: ErrorText = ['글자를 여러 줄에 걸쳐 적었어요.', '줄을 바꾸는 자리에 \\n을 적거나, 앞뒤를 따옴표 세 개로 감싸세요.']

const holdsOne = (text: string, quote: string) => text.split(quote).length === 2

/** Tells whether a text ends in the next line: one quote here, one there, and only words before it. */
function isOverLines({ code, line, source }: ErrorPlace): boolean {
  const next = code.split('\n')[Number(line)] ?? ''
  return ['"', "'"].some((quote) => holdsOne(source, quote) && holdsOne(next, quote) && /^[^(=]*$/.test(next.slice(0, next.indexOf(quote))))
}

/** Explanations of code that Python cannot parse. General rows come last. */
export const syntaxRows: readonly ErrorRow[] = [
  row('IndentationError', /expected an indented block after (.+?)(?: statement)? on line (\d+)/, ([, words = '', line = '']) => [
    `${line}번째 줄의 ${statementOf(words)} 아래가 비어 있어요.`,
    '그 안에서 할 일을 빈칸 네 개만큼 들여 쓰세요.',
  ]),
  row('IndentationError', /unexpected indent/, () => ['줄 앞에 빈칸이 더 있어요.', '바로 윗줄과 같은 자리에서 시작하게 맞추세요.']),
  row('IndentationError', /unindent does not match/, () => [
    '들여쓰기가 위의 어느 줄과도 맞지 않아요.',
    '같은 묶음의 줄은 빈칸 수를 똑같이 맞추세요.',
  ]),
  row('IndentationError', /^/, () => ['들여쓰기가 맞지 않아요.', '같은 묶음의 줄은 빈칸 수를 똑같이 맞추세요.']),
  row('TabError', /^/, () => ['탭과 빈칸이 섞여 있어요.', '들여쓰기를 모두 빈칸 네 개로 바꾸세요.']),
  row('SyntaxError', /'(.)' was never closed/, ([, bracket = '']) => [
    `괄호를 열고 닫지 않았어요: ${bracket}`,
    `짝이 되는 닫는 괄호 ${closingOf(bracket)} 를 넣으세요.`,
  ]),
  row('SyntaxError', /unmatched '(.)'/, ([, bracket = '']) => [
    `닫는 괄호가 하나 더 있어요: ${bracket}`,
    '여는 괄호와 닫는 괄호의 수를 세어 보세요.',
  ]),
  row('SyntaxError', /closing parenthesis '(.)' does not match opening parenthesis '(.)'/, ([, close = '', open = '']) => [
    `괄호의 짝이 맞지 않아요: ${open} … ${close}`,
    '연 괄호와 같은 모양으로 닫으세요.',
  ]),
  row('SyntaxError', /unterminated triple-quoted/, () => [
    '따옴표 세 개로 연 글자가 끝나지 않았어요.',
    '글자 끝에도 같은 따옴표를 세 개 넣으세요.',
  ]),
  row('SyntaxError', /unterminated (?:f-)?string/, (_, { source }) =>
    pythonPattern(/'[^']*\w'\w[^']*'/).test(source)
      ? ["글자 안에 있는 '에서 글자가 끝났어요.", '글자의 앞과 뒤를 큰따옴표 "로 감싸세요.']
      : null,
  ),
  row('SyntaxError', /unterminated (?:f-)?string/, (_, place) => (isOverLines(place) ? overLines : null)),
  row('SyntaxError', /unterminated (?:f-)?string/, () => ['따옴표를 열고 닫지 않았어요.', '글자의 앞과 뒤를 같은 따옴표로 감싸세요.']),
  row('SyntaxError', /expected ':'/, () => [
    '콜론(:)이 와야 할 자리에 없어요.',
    'if, for, while, def, else 줄은 : 으로 끝내세요. else if는 elif로 적어요.',
  ]),
  row('SyntaxError', /cannot assign to literal/, (_, { source }) =>
    /^\s*for\b/.test(source) ? ['for 뒤에 변수와 in이 없어요.', 'for i in range(횟수): 처럼 적으세요.'] : null,
  ),
  row('SyntaxError', /Missing parentheses in call to '(\w+)'/, ([, name = '']) => [
    `${name} 뒤에 괄호가 없어요.`,
    `${name}( ) 안에 내용을 넣으세요.`,
  ]),
  row('SyntaxError', /cannot assign to (?:True|False|None|attribute)/, () => [
    '값을 넣을 수 없는 이름이에요.',
    '다른 이름의 변수를 쓰세요.',
  ]),
  row('SyntaxError', /'elif' block follows an 'else' block/, () => [
    'else 뒤에 elif가 왔어요.',
    'else는 맨 마지막에 한 번만 와요. elif를 else보다 위로 옮기세요.',
  ]),
  row('SyntaxError', /cannot assign to literal/, (_, { source }) =>
    /\{[^}]*=/.test(source) ? ['딕셔너리의 키와 값 사이에 =가 있어요.', '{ } 안에는 키: 값처럼 콜론(:)으로 적으세요.'] : null,
  ),
  row('SyntaxError', /cannot assign to/, () => [
    '=의 왼쪽에는 변수만 올 수 있어요.',
    '값을 넣으려면 변수 = 값 순서로, 같은지 물으려면 == 두 개로 적으세요.',
  ]),
  row('SyntaxError', /Maybe you meant '==' (?:or ':=' )?instead of '='/, () => [
    '비교하는 자리에 = 하나를 썼어요.',
    '같은지 물을 때는 == 두 개를 쓰세요.',
  ]),
  row('SyntaxError', /Did you mean to use 'from/, () => ['불러오는 차례가 바뀌었어요.', 'from 모듈 import 이름 차례로 적으세요.']),
  row('SyntaxError', /Did you mean 'in'/, () => [
    '이 줄을 어디에서 끊어 읽을지 알 수 없어요.',
    '명령이 둘이면 줄을 나누고, for 줄이라면 in의 철자를 확인하세요.',
  ]),
  row('SyntaxError', /Did you mean '(\w+)'/, ([, word = ''], { source }) =>
    source === '' || identifiersIn(source).some((one) => isSlipFor(one, word))
      ? ['모르는 낱말이 있어요.', `${word} 아닌가요? 철자를 확인하세요.`]
      : null,
  ),
  row('SyntaxError', /Is this intended to be part of the string/, () => [
    '글자가 중간에서 끝났어요.',
    '글자 안에 따옴표를 넣으려면 바깥은 다른 따옴표로 감싸세요: \'그는 "안녕"이라고 했다\'',
  ]),
  row('SyntaxError', /Perhaps you forgot a comma/, () => [
    '괄호 안의 말이 나뉘어 있지 않아요.',
    '값이 여럿이면 쉼표로 나누고, 글자라면 따옴표로 감싸세요.',
  ]),
  row('SyntaxError', /invalid character '(.)'/, ([, sign = '']) => {
    const written = mathSigns.get(sign)
    return written === undefined ? null : [`수학 시간에 쓰는 기호예요: ${sign}`, `파이썬에서는 ${written} 적으세요.`]
  }),
  row('SyntaxError', /invalid character '([“”‘’])'/, ([, quote = '']) => [
    `굽은 따옴표예요: ${quote}`,
    `곧은 따옴표 ${withoutKeyboardMistakes(quote)} 로 바꾸세요. 저절로 굽어지면 자판 설정에서 스마트 따옴표를 끄고 다시 치세요.`,
  ]),
  row('SyntaxError', /invalid character '(.)'/, ([, sign = '']) =>
    withoutKeyboardMistakes(sign) === sign
      ? null
      : [
          `폭이 넓은 문자예요: ${sign}`,
          `보통 폭의 ${withoutKeyboardMistakes(sign)} 로 바꾸세요. 자판이 전각이면 반각으로 바꾸고 다시 치세요.`,
        ],
  ),
  row('SyntaxError', /invalid character '(.)' \((.+?)\)/, ([, character = '']) => [
    `파이썬이 모르는 문자가 있어요: ${character}`,
    '한/영 키를 눌러 영어 자판으로 다시 치세요.',
  ]),
  row('SyntaxError', /invalid non-printable character/, () => [
    '눈에 보이지 않는 특별한 빈칸이 있어요.',
    '그 줄의 빈칸을 지우고 스페이스 키로 다시 치세요.',
  ]),
  row('SyntaxError', /invalid decimal literal/, (_, { source }) => {
    const [, word = '', number = '', name = '', sign] = pythonPattern(/(?<![\w.])((\d+)((?!\d)\w+))\s*(=(?!=))?/).exec(source) ?? []
    return word === '' || sign !== undefined
      ? ['숫자와 글자가 붙어 있어요.', '변수 이름은 글자로 시작하게 하고, 숫자 뒤에는 빈칸을 두세요.']
      : [`숫자와 글자가 붙어 있어요: ${word}`, `곱하려면 ${number} * ${name}처럼 *를 넣고, 이름이라면 글자로 시작하게 하세요.`]
  }),
  row('SyntaxError', /leading zeros in decimal/, () => ['0으로 시작하는 정수는 쓸 수 없어요.', '앞의 0을 지우세요.']),
  row('SyntaxError', /Expected one or more names after 'import'/, () => [
    '무엇을 불러올지 적지 않았어요.',
    'import 뒤에 모듈의 이름을 적으세요.',
  ]),
  row('SyntaxError', /'return' outside function/, () => ['return이 함수 밖에 있어요.', 'def 안으로 들여 쓰거나 print( )를 쓰세요.']),
  row('SyntaxError', /'(yield|await)' outside/, ([, word = '']) => [`${word} 명령이 함수 밖에 있어요.`, 'def 안으로 들여 쓰세요.']),
  row('SyntaxError', /'(break|continue)' (?:outside loop|not properly in loop)/, ([, word = '']) => [
    `${word} 명령이 반복문 밖에 있어요.`,
    'for나 while 안으로 들여 쓰세요.',
  ]),
  row('SyntaxError', /expected 'except' or 'finally'/, (_, { source }) => {
    const [word = ''] = identifiersIn(source)
    const meant = ['except', 'finally'].find((one) => one !== word && isSlipFor(word, one))
    return meant === undefined ? null : [`모르는 낱말이 있어요: ${word}`, `${meant} 아닌가요? 철자를 확인하세요.`]
  }),
  row('SyntaxError', /expected 'else' after 'if' expression/, () => [
    '줄 가운데에서 if로 고를 때는 else도 있어야 해요.',
    '값1 if 조건 else 값2 순서로 적으세요.',
  ]),
  row('SyntaxError', /duplicate argument '(.+?)'/, ([, name = '']) => [
    `함수가 받는 이름이 두 번 있어요: ${name}`,
    '받는 값마다 다른 이름을 지으세요.',
  ]),
  row('SyntaxError', /without a default follows/, () => [
    '=로 처음 값을 정한 이름 뒤에, 정하지 않은 이름이 왔어요.',
    'def 이름(a, b=1): 처럼 =가 붙은 이름을 뒤로 옮기세요.',
  ]),
  row('SyntaxError', /expected 'except' or 'finally'/, () => ['try만 있고 except가 없어요.', 'try 아래에 except: 줄을 넣으세요.']),
  row('SyntaxError', /f-string/, () => ['f"…"의 중괄호 안을 읽지 못했어요.', '{ } 안에 변수나 식을 하나 넣고 닫으세요.']),
  row('SyntaxError', /positional argument follows keyword/, () => [
    '이름 붙인 값 뒤에 이름 없는 값이 왔어요.',
    'end= 같은 것은 괄호 안의 맨 뒤에 적으세요.',
  ]),
  row('SyntaxError', /Type parameter list/, () => ['함수 이름 뒤에 [ ]가 왔어요.', 'def 이름( ): 처럼 소괄호를 쓰세요.']),
  row('SyntaxError', /^/, () => [
    '파이썬이 이 줄을 읽지 못했어요.',
    '철자, 괄호, 콜론(:)을 살펴보고 바로 윗줄도 확인하세요. 한 줄에 명령이 둘이면 줄을 나누세요.',
  ]),
]
