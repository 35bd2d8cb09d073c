import { type ErrorPlace, type ErrorRow, type ErrorText, isSlipFor, lettersOf, row } from './errorRow.ts'
import { withParticle } from '../korean.ts'
import { moduleOf, otherName } from './foreignNames.ts'
import { calledInKorean, typedInHangul } from './koreanCommands.ts'
import { pythonPattern } from '../pythonPattern.ts'

const jamoOf = (first: string, letters: string) =>
  Array.from(letters, (letter, at) => [String.fromCharCode(first.charCodeAt(0) + at), letter] as const)

/** The letters of the keyboard, by those that Python turns them into (NFKC) where they stand alone. */
const typedJamo = new Map([
  ...jamoOf('\u1100', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'),
  ...jamoOf('\u1161', 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'),
  ...jamoOf('\u11a8', 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'),
])

/** Returns a name in the letters that its writer typed. */
const asTyped = (name: string) => Array.from(name.normalize('NFC'), (letter) => typedJamo.get(letter) ?? letter).join('')

/** A line that assigns the name: its place, and the lines whose blocks contain it, the innermost first. */
interface Giving {
  readonly line: number
  readonly text: string
  readonly owners: readonly Owner[]
}

interface Owner {
  readonly line: number
  readonly text: string
}

const indentOf = (text: string) => text.length - text.trimStart().length

/** Lists the lines whose blocks contain a line, according to the indentation. */
function ownersOf(lines: readonly string[], at: number): readonly Owner[] {
  const owners: Owner[] = []
  let indent = indentOf(lines[at] ?? '')
  const before = lines.slice(0, at).map((text, place) => ({ line: place + 1, text }))
  for (const { line, text } of before.toReversed()) {
    if (text.trim() === '' || indentOf(text) >= indent) continue
    indent = indentOf(text)
    owners.push({ line, text: text.trim() })
  }
  return owners
}

const isOf =
  (word: string) =>
  ({ text }: Owner) =>
    pythonPattern(`^${word}\\b`).test(text)

function givingsOf(name: string, code: string): readonly Giving[] {
  const lines = code.split('\n')
  return lines.flatMap((text, at) =>
    pythonPattern(`^\\s*(?:${name}\\s*=(?!=)|def\\s+${name}\\s*\\()`).test(text)
      ? [{ line: at + 1, text: text.trim(), owners: ownersOf(lines, at) }]
      : [],
  )
}

/** Explains from the program why a name has no value: each reason is given only where the lines prove it. */
function withoutValue(name: string, { code, line, source }: ErrorPlace): ErrorText | null {
  if (line === null || pythonPattern(`\\bdel\\b.*\\b${name}\\b`).test(code)) return null
  if (pythonPattern(`^\\s*${name}\\s*==`).test(source))
    return [`값이 없는 변수예요: ${name}`, '==는 같은지 묻기만 해요. 변수에 값을 넣으려면 = 하나만 쓰세요.']
  const users = new Set(ownersOf(code.split('\n'), line - 1).map((owner) => owner.line))
  const givings = givingsOf(name, code)
  const inClass = givings.find(({ owners }) => owners.find((owner) => isOf('def')(owner) || isOf('class')(owner))?.text.startsWith('class'))
  if (inClass !== undefined)
    return inClass.text.startsWith('def')
      ? [`클래스 안에 있는 함수예요: ${name}`, `객체의 이름 뒤에 점을 찍어 부르세요. 클래스 안에서는 self.${name}( )처럼 적어요.`]
      : [
          `클래스 바로 안에서 값을 넣은 이름이에요: ${name}`,
          `그 이름만으로는 쓸 수 없어요. 클래스의 함수 안에서는 self.${name}처럼 적으세요.`,
        ]
  const isOutside = (giving: Giving) => giving.owners.every((owner) => !isOf('def')(owner) || users.has(owner.line))
  const own = givings.filter(isOutside)
  if (own.length === 0)
    return givings.length === 0
      ? null
      : [`함수 안에서 만든 이름은 밖에서 쓸 수 없어요: ${name}`, 'return으로 값을 돌려주고, 부른 곳에서 변수에 담으세요.']
  const later = own.filter((giving) => giving.line > line)
  if (later.some(({ text }) => text.startsWith('def')))
    return [`아직 만들지 않은 함수를 불렀어요: ${name}`, '파이썬은 위에서 아래로 읽어요. 함수를 만드는 def를 부르는 줄보다 위로 옮기세요.']
  const before = own.filter((giving) => giving.line < line)
  if (before.length === 0) return tooEarly(name)
  const isTried = before.some(({ owners }) => owners[0]?.text.startsWith('try'))
  return isTried
    ? [`변수에 값이 들어가지 못했어요: ${name}`, 'try 안에서 오류가 나면 나머지는 건너뛰어요. try보다 위에서 처음 값을 넣으세요.']
    : [`값을 넣는 줄이 실행되지 않았어요: ${name}`, '반복이나 조건의 안쪽은 실행되지 않을 수 있어요. 그 위에서 처음 값을 넣으세요.']
}

const tooEarly = (name: string): ErrorText => [
  `값을 넣기 전에 쓴 변수가 있어요: ${name}`,
  '값을 넣는 줄이 더 아래에 있어요. 쓰는 줄보다 위로 옮기세요.',
]

/** Explains `n += 1` or `n = n + 1` on a name that was never assigned. */
function withoutStart(name: string, { code, line, source }: ErrorPlace): ErrorText | null {
  const isChange = pythonPattern(`^\\s*${name}\\s*(?:[-+*/%]{1,2}=|=(?!=).*\\b${name}\\b)`).test(source)
  const isGiven = givingsOf(name, code).some((giving) => giving.line < Number(line))
  return isChange && !isGiven ? [`처음 값이 없는 변수예요: ${name}`, '더하거나 빼기 전에, 시작할 때의 값을 위에서 한 번 넣으세요.'] : null
}

/** Tells whether one name may be meant for the other. Short names have too many similar ones. */
const isMeant = (name: string, other: string) =>
  name.toLowerCase() === other.toLowerCase() || (lettersOf(name).length > 2 && isSlipFor(name, other))

/** Explanations of names and modules that Python does not know. */
export const nameRows: readonly ErrorRow[] = [
  // The suggestion is another name of the program's own.
  row('NameError', /name '(\w+)' is not defined\. Did you mean: '(\w+)'/, ([, name = '', other = ''], { code }) =>
    isMeant(name, other) && givingsOf(name, code).length === 0 && givingsOf(other, code).length > 0
      ? [`모르는 이름이 있어요: ${name}`, `${other} 아닌가요? 철자와 대소문자를 확인하세요.`]
      : null,
  ),
  row(
    'NameError',
    /name '(\w+)'/,
    ([, name = ''], place) => withoutStart(name, place) ?? withoutValue(name, place) ?? otherName(name, place),
  ),
  row('NameError', /name '(.+?)' is not defined\. Did you mean: '(.+?)'/, ([, name = '', other = '']) =>
    isMeant(name, other) ? [`모르는 이름이 있어요: ${name}`, `${other} 아닌가요? 철자와 대소문자를 확인하세요.`] : null,
  ),
  row('NameError', /name '(.+?)' is not defined\. Did you forget to import/, ([, name = ''], { source }) =>
    // The name may also be a variable of the learner's.
    pythonPattern(`\\b${name}\\s*\\.`).test(source)
      ? [`${name} 모듈을 아직 불러오지 않았어요.`, `맨 위에 import ${name} 줄을 적으세요.`]
      : [`모르는 이름이 있어요: ${name}`, `변수라면 쓰기 전에 값을 넣고, 모듈이라면 맨 위에 import ${name} 줄을 적으세요.`],
  ),
  row('NameError', /name '([가-힣]+)'/, ([, name = ''], { source }) => calledInKorean(name, source)),
  row('NameError', /name '([^']*[ᄀ-ᇿㄱ-ㆎ가-힣][^']*)'/, ([, name = '']) => [
    `모르는 이름이 있어요: ${asTyped(name)}`,
    typedInHangul(asTyped(name)) === undefined
      ? '글자로 쓰려면 따옴표로 감싸고, 명령을 쓰려면 한/영 키를 눌러 영어로 적으세요.'
      : `${typedInHangul(asTyped(name))?.suggestion} 아닌가요? 한/영 키를 눌러 영어로 다시 치세요.`,
  ]),
  row('NameError', /name '(true|false|none|null)'/, ([, name = '']) => [
    `모르는 이름이 있어요: ${name}`,
    '파이썬에서는 True, False, None처럼 첫 글자를 크게 써요.',
  ]),
  row('NameError', /name '(.+?)'/, ([, name = '']) => [
    `모르는 이름이 있어요: ${name}`,
    '쓰기 전에 값을 넣었는지, 철자가 같은지 확인하고, 글자라면 따옴표로 감싸세요.',
  ]),
  row('NameError', /^/, () => ['모르는 이름이 있어요.', '변수에 값을 먼저 넣었는지, 철자가 같은지 확인하세요.']),
  row('UnboundLocalError', /^(?:.*local variable '(.+?)')?/, ([, name = '']) => [
    `함수 안에서 변수에 값을 넣기 전에 썼어요${name === '' ? '.' : `: ${name}`}`,
    '함수 안에서 먼저 값을 넣거나, 바깥 변수라면 global로 알려 주세요.',
  ]),

  row('ModuleNotFoundError', /'(turtle|tkinter|pygame)[.']/, ([, name = '']) => [
    `${name} 모듈은 창에 그림을 그려서 여기서는 쓸 수 없어요.`,
    '코딩바다의 문제는 input( )으로 받고 print( )로 출력해요. 그림은 블록 바다에서 움직여 볼 수 있어요.',
  ]),
  row('ModuleNotFoundError', /'_?pyodide/, () => [
    'asyncio처럼 여러 일을 번갈아 하는 모듈은 여기서 쓸 수 없어요.',
    '할 일을 차례대로 적으세요.',
  ]),
  row('ModuleNotFoundError', /named '(\w+)\.(\w+)'; '\w+' is not a package/, ([, module = '', name = '']) => [
    `${module} 안의 ${name}만 불러오는 방법이 달라요.`,
    `from ${module} import ${name} 순서로 적으세요.`,
  ]),
  row('ModuleNotFoundError', /named '(\w+)'/, ([, name = '']) => {
    const home = moduleOf[name]
    if (home !== undefined)
      return [`${withParticle(name, '은는')} 모듈이 아니라 ${home} 모듈에 든 함수예요.`, `from ${home} import ${name} 줄로 불러오세요.`]
    const meant = usualModules.find((module) => isSlipFor(name, module))
    return meant === undefined ? null : [`모르는 모듈이에요: ${name}`, `${meant} 아닌가요? 철자를 확인하세요.`]
  }),
  row('ModuleNotFoundError', /^(?:No module named '(.+?)')?/, ([, name = '']) => [
    `여기서 쓸 수 없는 모듈이에요${name === '' ? '.' : `: ${name}`}`,
    '이름의 철자를 확인하세요. 맞게 적었다면 코딩바다에는 없는 모듈이니 다른 방법을 찾아보세요.',
  ]),
  row('ImportError', /cannot import name '(\w+)' from '(\w+)'(?:.*Did you mean: '(\w+)')?/, ([, name = '', module = '', other = '']) => [
    `${module} 모듈에서 그 이름을 찾지 못했어요: ${name}`,
    other !== '' && isSlipFor(name, other)
      ? `${other} 아닌가요? 철자를 확인하세요.`
      : '이름의 철자를 확인하세요. 그 모듈에 없는 기능이라면 다른 방법을 찾아보세요.',
  ]),
  row('ImportError', /^/, () => ['모듈에서 그 이름을 찾지 못했어요.', '모듈과 이름의 철자를 확인하세요.']),
]

const usualModules = 'math random sys time collections itertools functools heapq bisect string datetime copy re os'.split(' ')
