import { withParticle } from '../korean.ts'
import { pythonPattern } from '../pythonPattern.ts'
import type { ErrorPlace, ErrorText } from './errorRow.ts'
import { explainHangulIn } from './koreanCommands.ts'

type Habit = readonly [line: RegExp, explain: (found: readonly string[]) => ErrorText]

const blocks = 'if|elif|else|for|while|def|class|try|with'
const keywords =
  'and|as|assert|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|not|or|pass|raise|return|try|while|with|yield|None|True|False'

const commands: Readonly<Record<string, string>> = {
  repeat: '정해진 만큼 되풀이할 때는 for i in range(횟수): 로 적으세요.',
  loop: '정해진 만큼 되풀이할 때는 for i in range(횟수): 로 적으세요.',
  foreach: '하나씩 꺼낼 때는 for 이름 in 묶음: 으로 적으세요.',
  until: '‘~할 때까지’는 while not 조건: 으로 적으세요.',
  do: '먼저 하고 나중에 물으려면 while True: 안에서 if와 break를 쓰세요.',
  switch: '여러 갈래는 if, elif, else로 나누세요.',
  function: '함수는 def 이름( ): 으로 만드세요.',
  func: '함수는 def 이름( ): 으로 만드세요.',
  fn: '함수는 def 이름( ): 으로 만드세요.',
  void: '함수는 def 이름( ): 으로 만드세요.',
  public: '함수는 def 이름( ): 으로 만드세요.',
  end: '묶음이 끝나는 곳은 들여쓰기로 나타내요. 이 줄을 지우세요.',
  endif: '묶음이 끝나는 곳은 들여쓰기로 나타내요. 이 줄을 지우세요.',
  unless: '‘~가 아니면’은 if not 조건: 으로 적으세요.',
}

const missingConditions: Readonly<Record<string, string>> = {
  if: '무엇이 참일 때 할지 적으세요.',
  elif: '무엇이 참일 때 할지 적으세요. 나머지 모두라면 else를 쓰세요.',
  while: '무엇이 참인 동안 되풀이할지 적으세요.',
}

const rangeAdvice = '몇부터 몇까지는 range(처음, 끝 + 1)처럼 괄호와 쉼표로 적으세요.'
const noBraces: ErrorText = ['파이썬은 중괄호로 묶지 않아요.', '조건 뒤에 콜론(:)을 쓰고, 그 아래에 할 일을 들여 쓰세요.']
const noSpaces = '낱말 둘을 이으려면 빈칸 대신 _를 쓰고, 서로 다른 것이면 사이에 빠진 기호를 넣으세요.'

const inCapitals = `${blocks}|return|import|from|print`
  .split('|')
  .flatMap((word) => [word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])
  .join('|')

/** Habits from other languages and slips, each with its `pythonPattern`. The surest come first. */
const habits: readonly Habit[] = [
  [
    /^\s*(else\s+if|else\s*if|elseif|elsif|el\s+if|elif\s+if)(?!\w)/,
    ([, found = '']) => [`${found}는 파이썬에 없어요.`, 'elif로 적으세요.'],
  ],
  [
    new RegExp(`^\\s*(${inCapitals})\\b`),
    ([, word = '']) => [`파이썬은 대문자와 소문자를 구별해요: ${word}`, `${word.toLowerCase()}처럼 소문자로 적으세요.`],
  ],
  [/^\s*else\s*:\s*if\b/, () => ['else 뒤에 if를 이어 썼어요.', 'else: 와 if를 한 낱말 elif로 바꾸어 적으세요.']],
  [/^\s*(elif|if|while)\s*:/, ([, word = '']) => [`${word} 뒤에 조건이 없어요.`, String(missingConditions[word])]],
  [/^\s*for\s+range\b.*\bin\b/, () => ['for 줄의 차례가 바뀌었어요.', 'for 변수 in range(횟수): 차례로 적으세요.']],
  [/^\s*for\s+range\b/, () => ['for 뒤에 변수와 in이 없어요.', 'for 변수 in range(횟수): 차례로 적으세요.']],
  [
    /(?<!\w)([가-힣][가-힣 ]*[!?~])/,
    ([, found = '']) => [`따옴표 없이 적은 말에 기호가 있어요: ${found}`, '글자 그대로 쓰려면 앞뒤를 따옴표로 감싸세요.'],
  ],
  [
    /^\s*for\s*\(.*(?:;|=)/,
    () => ['다른 언어의 for예요.', '파이썬에서는 for i in range(횟수): 로 되풀이해요. 시작과 끝은 range(처음, 끝 + 1)로 정해요.'],
  ],
  [
    /^\s*(?:if|elif|for|while)\b[^:]*:\s*\S.*\b(?:else|elif)\b/,
    () => ['한 줄에 if와 else를 함께 적었어요.', 'else는 새 줄에서 시작하고, 할 일은 그 아래에 들여 쓰세요.'],
  ],
  [/^\s*(?:\/\/|\/\*|\*\/|<!--)/, () => ['설명을 적는 기호가 달라요.', '파이썬에서는 # 뒤에 설명을 적어요.']],
  [
    /^\s*(?:int|void|double|float|string|String)\s+\w+\s*\([^)]*\)\s*[:{]/,
    () => ['함수를 만드는 말이 달라요.', '값의 종류는 적지 않고, def 이름(받는 값): 으로 만드세요.'],
  ],
  [
    /^\s*(int|float|double|long|char|bool|boolean|string|String|str|list|var|let|const|auto)\s+(?!in\b|is\b|or\b|and\b|if\b)((?!\d)\w+)\s*(?:[=,;[]|$)/,
    ([, kind = '', name = '']) => [
      `변수 이름 앞에는 ${kind} 같은 말을 적지 않아요.`,
      `${name} = 값처럼 이름부터 적으세요. 값의 종류는 넣은 값이 정해요.`,
    ],
  ],
  [
    /^\s*(?:if|elif|while|for)\b.*\b(then|do)\b/,
    ([, word = '']) => [`${withParticle(word, '은는')} 파이썬에 없는 말이에요.`, '이 줄은 콜론(:)으로 끝내고 줄을 바꾸세요.'],
  ],
  [/`/, () => ['파이썬에 없는 기호예요: `', '글자라면 따옴표로 감싸고, 아니라면 지우세요.']],
  [/^\s*import\b.*\bfrom\b/, () => ['불러오는 차례가 바뀌었어요.', 'from 모듈 import 이름 차례로 적으세요.']],
  [new RegExp(`^\\s*(?:${blocks})\\b.*(?:\\{\\s*$|\\)\\s*\\{)|^\\s*\\}`), () => noBraces],
  [/===|!==/, ([found = '']) => [`파이썬에 없는 기호예요: ${found}`, '같은지는 == 두 개로, 다른지는 !=로 물으세요.']],
  [/=>|=<|=!/, ([found = '']) => [`기호의 순서가 바뀌었어요: ${found}`, '=는 뒤에 와요. >=, <=, != 처럼 적으세요.']],
  [/<>/, () => ['파이썬에 없는 기호예요: <>', '다른지 물을 때는 !=를 쓰세요.']],
  [/[<>!=]\s+=/, ([found = '']) => [`기호가 떨어져 있어요: ${found}`, '>=, <=, !=, ==는 두 기호를 붙여 적으세요.']],
  [/&&|\|\|/, ([found = '']) => [`파이썬에 없는 기호예요: ${found}`, '그리고는 and, 또는은 or로 적으세요.']],
  [/\?[^:]*\w[^:]*:[^:]*\w/, () => ['물음표로 고르는 것은 다른 언어의 말이에요.', '값1 if 조건 else 값2 순서로 적으세요.']],
  [/\?/, () => ['파이썬에 없는 기호예요: ?', '물음표 자리에 알맞은 값이나 조건을 적고, 글자라면 따옴표로 감싸세요.']],
  [/!(?!=)/, ([found = '']) => [`파이썬에 없는 기호예요: ${found}`, '아니라고 할 때는 not을 쓰고, 다른지 물을 때는 !=를 쓰세요.']],
  [
    /\+\+(?!\s*[\w("])|--(?!\s*[\w("])|^\s*(?:\+\+|--)/,
    ([found = '']) => [`파이썬에 없는 기호예요: ${found}`, '1을 더할 때는 += 1, 뺄 때는 -= 1로 적으세요.'],
  ],
  [
    /^\s*(?:if|elif|while)\b.*(?:\bis\s+(?:equal|bigger|less|greater)\b|\bequals?\b|\bthan\b)/,
    () => ['비교하는 말을 파이썬이 알아듣지 못해요.', '같은지는 ==, 큰지는 >, 작은지는 < 기호로 물으세요.'],
  ],
  [
    /\bis\s+(?:not\s+)?in\b/,
    () => ['들어 있는지 묻는 말이 달라요.', '들어 있는지는 값 in 묶음, 들어 있지 않은지는 값 not in 묶음으로 적으세요.'],
  ],
  [
    /(?<!\b(?:and|or|if|elif|while|return|in|is|not|else|assert|lambda))(?<=[\w)\]])\s+not\s+(?!in\b)[\w("]/,
    () => ['not을 쓴 자리가 달라요.', '다른지 물을 때는 변수 != 값으로 적으세요.'],
  ],
  [/\b(and|or)\s*:/, ([, word = '']) => [`${word} 오른쪽이 비어 있어요.`, '이어서 물을 조건을 끝까지 적으세요.']],
  [/^\s*(?:if|elif|while)\s+\w+\s+[가-힣]+/, () => ['조건을 우리말로 적었어요.', '큰지는 >, 작은지는 <, 같은지는 ==처럼 기호로 물으세요.']],
  [/::\s*$/, () => ['콜론(:)이 두 번 있어요.', '하나만 남기세요.']],
  [/[-+*/%]\s+=/, ([found = '']) => [`기호가 떨어져 있어요: ${found}`, '+=, -=, *= 는 두 기호를 붙여 적으세요.']],
  [/^\s*\w+\s*:\s*=/, () => ['= 앞에 콜론(:)이 있어요.', '변수에 값을 넣을 때는 = 하나만 쓰세요.']],
  [
    /\(\s*,|,\s*\)\s*$/,
    () => ['괄호 안에서 쉼표의 앞이나 뒤가 비어 있어요.', '남은 쉼표를 지우세요. 쉼표로 나누려면 따옴표로 감싸 split( )에 넣으세요.'],
  ],
  [
    /^\s*(?:case|default)\b/,
    () => [
      'case 줄을 파이썬이 읽지 못했어요.',
      '여러 갈래는 if, elif, else로 나누세요. match를 쓴다면 그 안쪽에 들여 쓰고 콜론(:)으로 끝내세요.',
    ],
  ],
  [
    /\{\s*(?:""\s*|\w+\s+)(?!(?:for|if|in|or|and|not|is|else)\b)(?:""|\w)/,
    () => ['중괄호 안의 값이 나뉘어 있지 않아요.', '딕셔너리라면 키: 값처럼 콜론(:)을 넣고, 값만 담으려면 쉼표로 나누세요.'],
  ],
  [
    /\b(or|and)\s*(==|!=|[<>]=?)/,
    ([, word = '', sign = '']) => [`${word} 뒤에 비교할 것이 없어요.`, `${sign} 왼쪽에도 변수를 다시 적으세요: 변수 ${sign} 값`],
  ],
  [/(==|!=|[<>]=?)\s*(?::|$|and\b|or\b)/, ([, sign = '']) => [`${sign} 오른쪽이 비어 있어요.`, '무엇과 비교할지 적으세요.']],
  [
    /^\s*(repeat|loop|foreach|until|do|switch|function|func|fn|void|public|end|endif|unless)\b(?!\s*[=.(,[])|^\s*(switch|function)\b/,
    ([, word = '', other = '']) => [`${withParticle(word || other, '은는')} 파이썬에 없는 명령이에요.`, String(commands[word || other])],
  ],
  [new RegExp(`^\\s*(?:${blocks})\\b.*;\\s*$`), () => ['콜론(:) 자리에 ;이 있어요.', 'if, for, while, def, else 줄은 : 으로 끝내세요.']],
  [/^\s*for\b.*(?:\bfrom\b|\bto\b|\.\.|\d\s*~\s*\d)/, () => ['몇부터 몇까지인지 파이썬이 알아듣지 못해요.', rangeAdvice]],
  [/\brange\s*\([^)]*:[^)]*\)/, () => ['range 괄호 안에 콜론(:)이 있어요.', rangeAdvice]],
  [/^\s*for\s+(?:in\b|range\b)/, () => ['for 줄에 변수가 없어요.', 'for i in range(횟수): 처럼 for 뒤에 변수 이름을 적으세요.']],
  [/^\s*for\s+\w+\s*=/, () => ['for 줄에 =가 있어요.', 'for i in range(횟수): 처럼 = 자리에 in을 적으세요.']],
  [/^\s*for\s+\w+\s+(?!in\b)\w/, () => ['for 줄에 in이 없어요.', 'for i in range(횟수): 처럼 변수 뒤에 in을 적으세요.']],
  [/^\s*def\s+\w+(?:\s+\w|\s*:|\s*$)/, () => ['함수 이름 뒤에 괄호가 없어요.', 'def 이름( ): 처럼 받을 값이 없어도 괄호를 쓰세요.']],
  [/^\s*def\s+\w+\s*\([^)]*[\w"]\s+(?!\d)\w/, () => ['받는 값 사이에 쉼표가 없어요.', 'def 이름(값1, 값2): 처럼 쉼표로 나누세요.']],
  [
    /\b(int|float|str|len|range|sum|max|min|sorted|abs|round|ord|chr|list|set|input)\s+(?!(?:in|is|if|else|for|and|or|not|as)\b)["\w[]/,
    ([, name = '']) => [`${name} 뒤에 괄호가 없어요.`, `${name}( ) 안에 값을 넣으세요.`],
  ],
  [
    /(?<!\w)\d[\d,]*[가-힣]+/,
    ([found = '']) => [`숫자와 글자가 붙어 있어요: ${found}`, '수에는 단위를 붙이지 않고, 이름은 글자로 시작하게 하세요.'],
  ],
  [
    /^\s*else\b[^:]*(?:[<>]|[=!]=|\bin\b|\bis\b)[^:]*:/,
    () => ['else 뒤에 조건이 있어요.', 'else에는 조건을 쓰지 않아요. 조건을 물으려면 elif로 적으세요.'],
  ],
  [/^\s*else\b\s*[^\s:]/, () => ['else 뒤에 콜론(:)이 없어요.', 'else: 처럼 적고, 할 일은 다음 줄에 들여 쓰세요.']],
  [
    new RegExp(`^\\s*(?!(?:${blocks})\\b)[\\w.]+(?:\\(.*\\)|\\s*=[^=:{[]*)\\s*:\\s*$`),
    () => ['이 줄의 끝에는 콜론(:)이 필요 없어요.', '콜론은 if, for, while, def처럼 안쪽이 있는 줄에만 쓰세요.'],
  ],
  [
    new RegExp(`^\\s*(${keywords})\\s*=(?!=)`),
    ([, word = '']) => [`파이썬이 다른 일에 쓰는 낱말이에요: ${word}`, '변수에는 다른 이름을 지으세요.'],
  ],
  [
    /^\s*(?:if|elif|while|for|def|class)\b[^:[{]*$/,
    () => ['콜론(:)이 와야 할 자리에 없어요.', '이 줄은 : 으로 끝내고, 안쪽에서 할 일은 다음 줄에 들여 쓰세요.'],
  ],
  [
    new RegExp(`^\\s*(?!(?:${keywords}|print|match|case)\\b)((?!\\d)\\w+(?: +(?!(?:${keywords})\\b)(?!\\d)\\w+)+)\\s*=(?!=)`),
    ([, name = '']) => [`이름 안에 빈칸이 있어요: ${name}`, noSpaces],
  ],
  [
    /^\s*((?!\d)\w+(?:-\w+)+)\s*=(?!=)/,
    ([, name = '']) => [`이름에는 -를 쓸 수 없어요: ${name}`, '낱말 둘을 이으려면 _를 쓰세요. 빼려면 = 오른쪽에 적으세요.'],
  ],
  [/""\s*format\s*\(/, () => ['format 앞에 점(.)이 없어요.', '따옴표 바로 뒤에 .format( )을 붙이세요.']],
  [
    /(?<=[(,]\s*)(?:\w+\s*""|""\s*(?!\d)[\w(])/,
    () => ['괄호 안의 말이 나뉘어 있지 않아요.', '값이 여럿이면 쉼표로 나누고, 글자라면 따옴표로 감싸세요.'],
  ],
  [/^\s*\w+\s*=\s*(?:[\w.]+|"")\s+\w+\s*=(?!=)/, () => ['한 줄에 명령이 둘 있어요.', '줄을 나누어 하나씩 적으세요.']],
  [
    /(?<![\w.])\d+ +(?!(?:if|else|and|or|in|is|not|for)\b)(?!\d)[\w(]/,
    () => ['수와 이름 사이에 기호가 없어요.', '곱하려면 *를 넣고, 값이 여럿이면 쉼표로 나누세요.'],
  ],
  [/(?<![\w.])\d+\.? +\d/, () => ['수와 수 사이에 기호가 없어요.', '계산하려면 + - * / 를 넣고, 값이 여럿이면 쉼표로 나누세요.']],
  [/^\s*(?:if|elif|while)\b[^(=!<>:]*=(?!=)/, () => ['비교하는 자리에 = 하나를 썼어요.', '같은지 물을 때는 == 두 개를 쓰세요.']],
  [/\/{3,}|\*{3,}|%{2,}/, ([found = '']) => [`파이썬에 없는 기호예요: ${found}`, '몫은 //, 거듭제곱은 **, 나머지는 % 로 적으세요.']],
  [/=\s*\[[^\][]*:[^\][]*\]\s*$/, () => ['[ ] 안에 콜론(:)이 있어요.', '키와 값을 짝지으려면 { }로, 값만 담으려면 쉼표로 나누세요.']],
  [/\blambda\b[^:]*$/, () => ['lambda에 콜론(:)이 없어요.', 'lambda 받는 값: 돌려줄 값 차례로 적으세요.']],
  [/^\s*global\b.*=/, () => ['global 줄에서 값을 넣었어요.', 'global 이름만 한 줄에 적고, 값은 다음 줄에서 넣으세요.']],
  [
    /^\s*(printf|println|puts|echo|cout|write|say|output)\b/,
    ([, word = '']) => [`${withParticle(word, '은는')} 파이썬에 없는 명령이에요.`, 'print( ) 안에 출력할 것을 적으세요.'],
  ],
  [
    /^\s*\w+\s+\w+\s+import\b/,
    () => ['불러오는 줄을 파이썬이 읽지 못했어요.', 'from 모듈 import 이름 차례로 적고, 낱말의 철자를 확인하세요.'],
  ],
  [
    new RegExp(`^\\s*(?!(?:${keywords})\\b)(?!\\d)\\w+\\s+(?:\\d|"")`),
    () => ['이름과 값 사이에 기호가 없어요.', '변수에 값을 넣으려면 =를, 함수라면 괄호 ( )를, 이어 쓰려면 쉼표나 +를 적으세요.'],
  ],
  [
    /""\s*(?!\d)[\w(]|(?<!\b(?:and|or|if|elif|while|return|in|is|not|else|print|f|r|b))[\w)\]]\s+""/,
    () => ['값과 값 사이에 기호가 없어요.', '이어 쓰려면 +를, 값이 여럿이면 쉼표를 넣으세요.'],
  ],
  [/[-+*/%]\s*[)\]]|[-+*/%]\s*$/, () => ['계산 기호의 오른쪽이 비어 있어요.', '무엇과 계산할지 적거나, 남은 기호를 지우세요.']],
  [/=\s*$/, () => ['= 오른쪽이 비어 있어요.', '변수에 넣을 값을 적으세요.']],
  [/,\s*,/, () => ['쉼표가 두 번 이어져요.', '쉼표 하나를 지우거나, 사이에 값을 적으세요.']],
  [/->/, () => ['이 자리에는 ->를 쓸 수 없어요.', '값을 넣을 때는 =를, 출력할 때는 print( )를 쓰세요.']],
  [/;\s*\S|^\s*;/, () => ['파이썬이 ;이 있는 줄을 읽지 못했어요.', '한 줄에는 명령 하나만 적고, ;은 지우세요.']],
]

const elseAlone: ErrorText = [
  'else나 elif 앞에 짝이 되는 if가 없어요.',
  'if와 같은 자리에서 시작하는지, 사이에 다른 줄이 끼지 않았는지 확인하세요.',
]

/** Tells whether an `else` or `elif` is correct by itself, or belongs to nothing above it. */
function isAlone(bare: string, code: string, line: number | null): boolean {
  const word = pythonPattern(/^\s*(elif|else)\b/).exec(bare)?.[1]
  if (word === undefined || line === null) return false
  if (/^\s*else\s*:\s*$/.test(bare)) return true
  const indent = bare.length - bare.trimStart().length
  const above = code.split('\n').slice(0, line - 1)
  const partner = above.findLast((text) => text.trim() !== '' && text.length - text.trimStart().length <= indent) ?? ''
  const isBeside = partner.length - partner.trimStart().length === indent
  return !(isBeside && (word === 'elif' ? /^\s*(?:el)?if\b/ : /^\s*(?:if|elif|for|while|try|except)\b/).test(partner))
}

/** Explains a line of which Python says only that it cannot be read, by its look; texts in it are ignored. */
export function explainUnreadLine({ source, code, line }: ErrorPlace, message: string): ErrorText | null {
  const bare = source.replaceAll(/"[^"]*"|'[^']*'|#.*/g, (text) => (text.startsWith('#') ? '' : '""'))
  const hangul = explainHangulIn(bare)
  if (hangul !== null) return hangul
  const otherWords = habits.slice(0, 3).find(([pattern]) => pythonPattern(pattern).test(bare))
  if (otherWords === undefined && message === 'invalid syntax' && isAlone(bare, code, line)) return elseAlone
  for (const [pattern, explain] of habits) {
    const found = pythonPattern(pattern).exec(bare)
    if (found) return explain(found.map((part) => part ?? ''))
  }
  return bracesAbove(code, line)
}

/** Explains a brace that opens a block of another language in a line above: Python reads on, and fails later. */
function bracesAbove(code: string, line: number | null): ErrorText | null {
  const above = code.split('\n').slice(0, line ?? 0)
  const at = above.findLastIndex((text) => new RegExp(`^\\s*(?:${blocks})\\b.*\\{\\s*$`).test(text))
  return at === -1 ? null : [`${at + 1}번째 줄에서 중괄호를 열었어요.`, noBraces.join(' ')]
}

const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Texts, also over several lines, and comments: brackets in them do not count. */
const notCode = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*/g

/** Returns the last bracket that a line opens and does not close; lines count from 1; null: there is none. */
export function bracketLeftOpenIn(code: string, line: number): string | null {
  const source = code.replace(notCode, (text) => text.replaceAll(/[^\n]/g, ' ')).split('\n')[line - 1] ?? ''
  const open: string[] = []
  for (const letter of source) {
    if (letter in closings) open.push(letter)
    else if (letter === closings[open.at(-1) ?? '']) open.pop()
  }
  // The brace in `if x == 3 {` is meant as another language's block.
  return source.trimEnd().endsWith('{') ? null : (open.at(-1) ?? null)
}
