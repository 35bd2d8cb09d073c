import { withParticle } from '../korean.ts'
import { type ErrorRow, type ErrorText, row } from './errorRow.ts'
import { builtinNames, kindOf, noneReason } from './pythonWords.ts'
import { pythonPattern } from '../pythonPattern.ts'

const isNumber = (kind: string) => /^(?:int|float|bool)$/.test(kind)
const isCollection = (kind: string) => /^(?:list|tuple|set|dict|map|range)$/.test(kind)
const isFunction = (kind: string) => /^(?:builtin_function_or_method|function|method|type)$/.test(kind)

const toNumber = '입력받은 값이라면 int( )나 float( )로 먼저 바꾸세요.'
const callIt = 'input( )처럼 함수 이름 뒤에 괄호를 붙이세요.'
const oneByOne = '모두를 한꺼번에 쓰는 대신, [번호]나 for로 하나씩 꺼내어 쓰세요.'

/** Returns advice on two values that an operator cannot combine. */
function operandAdvice(sign: string, kinds: readonly [string, string], source: string): string {
  if (kinds.includes('NoneType')) return noneReason
  if (sign === '^') return '^는 거듭제곱이 아니에요. 거듭제곱은 ** 두 개로 적으세요.'
  if (kinds.some(isFunction)) return callIt
  if (/\bsum\s*\(/.test(source) && kinds.includes('str')) return 'sum( )은 숫자만 더해요. map(int, …)으로 숫자로 바꾼 다음 더하세요.'
  if (kinds.some(isCollection))
    return kinds.every(isCollection) ? '두 값의 종류가 같은지 확인하고, 같은 종류로 바꾸어 계산하세요.' : oneByOne
  if (sign === '+' && kinds.includes('str'))
    return '계산하려면 글자를 int( )로 바꾸고, 이어 쓰려면 숫자를 str( )로 바꾸거나 쉼표로 나누세요.'
  return toNumber
}

function comparisonAdvice(kinds: readonly [string, string]): string {
  if (kinds.includes('NoneType')) return noneReason
  if (kinds.some(isFunction)) return callIt
  return kinds.some(isCollection) && kinds.some((kind) => isNumber(kind) || kind === 'str')
    ? oneByOne
    : '둘 다 숫자이거나 둘 다 글자가 되게 int( )나 str( )로 바꾸세요.'
}

const wholeAdvice: Readonly<Record<string, string>> = {
  str: 'int( )로 먼저 정수로 바꾸세요.',
  float: '나눗셈이라면 / 대신 //를 쓰거나 int( )로 바꾸세요.',
  list: '몇 개인지가 필요하면 len( )으로 세고, 하나씩 꺼내려면 range 없이 쓰세요.',
}

const placeAdvice: Readonly<Record<string, string>> = {
  str: '순서 번호는 int( )로 바꾼 정수를 쓰세요. 값을 하나씩 꺼내는 for라면 그 변수가 이미 값이에요.',
  float: '나눗셈이라면 / 대신 //를 쓰거나 int( )로 바꾸세요.',
  tuple: '두 겹이라면 [i, j] 대신 [i][j]처럼 적으세요.',
}

/** Finds a builtin name that the program assigned and now wants to call. */
const hiddenName = (source: string, code: string) =>
  builtinNames.find(
    (name) =>
      pythonPattern(`\\b${name}\\s*\\(`).test(source) && pythonPattern(`(?:^|[\\s,(])${name}\\s*(?:,[^=\\n]*)?=(?!=)`, 'm').test(code),
  )

function calledAdvice(kind: string, source: string, code: string): ErrorText {
  const name = hiddenName(source, code)
  if (name !== undefined)
    return [
      `${name}에 값을 넣어서 함수로 쓸 수 없게 됐어요.`,
      `${withParticle(name, '을를')} 쓴 변수의 이름을 다른 것으로 바꾸세요. 처음부터 있는 이름은 변수로 쓰지 않아요.`,
    ]
  if (kind === 'module') return ['모듈을 함수처럼 ( )로 불렀어요.', '모듈 이름 뒤에 점(.)을 찍고 그 안의 함수 이름을 적으세요.']
  if (kind === 'dict') return ['딕셔너리를 함수처럼 ( )로 불렀어요.', '값을 꺼낼 때는 이름[키]처럼 [ ]를 쓰세요.']
  if (/[\d)]\s*\(/.test(source) && isNumber(kind)) return ['수 바로 뒤에 괄호가 왔어요.', '곱하려면 괄호 앞에 *를 넣으세요.']
  return [
    `${kindOf(kind)} 값을 함수처럼 ( )로 불렀어요.`,
    '리스트의 값은 [ ]로 꺼내고, print나 list 같은 이름을 변수로 쓰지 않았는지 확인하세요.',
  ]
}

const argumentAdvice = '괄호 안의 쉼표를 세어 보세요.'

/** Explanations of values of the wrong type. General rows come last. */
export const typeRows: readonly ErrorRow[] = [
  row('TypeError', /can only concatenate str \(not "(.+?)"\) to str/, ([, kind = '']) => [
    `글자에 ${kindOf(kind)} 값을 더할 수 없어요.`,
    kind === 'NoneType'
      ? noneReason
      : isNumber(kind)
        ? '계산하려면 글자를 int( )로 바꾸고, 이어 쓰려면 숫자를 str( )로 바꾸거나 쉼표로 나누세요.'
        : isFunction(kind)
          ? '이름만 적으면 함수 그 자체예요. 함수가 준 값을 이으려면 이름 뒤에 괄호 ( )를 붙이세요.'
          : '+로 잇는 대신 print( ) 안에서 쉼표로 나누거나, str( )로 바꾸어 이으세요.',
  ]),
  row(
    'TypeError',
    /unsupported operand type\(s\) for (\S+?)(?: or pow\(\))?: '(.+?)' and '(.+?)'/,
    ([, sign = '', one = '', other = ''], { source }) => [
      `${kindOf(one)} 값과 ${kindOf(other)} 값은 ${sign} 기호로 계산할 수 없어요.`,
      operandAdvice(sign, [one, other], source),
    ],
  ),
  row('TypeError', /can only concatenate tuple/, () => [
    '튜플에는 튜플만 더할 수 있어요.',
    '쉼표가 든 수(1,000)를 적었거나 변수에 값을 둘 넣지 않았는지 확인하세요. 쉼표가 있으면 튜플이 돼요.',
  ]),
  row('TypeError', /can only concatenate list/, () => ['리스트에는 같은 종류만 더할 수 있어요.', '값 하나를 넣으려면 append( )를 쓰세요.']),
  row('TypeError', /can't multiply sequence by non-int of type '(.+?)'/, ([, kind = '']) => [
    '글자나 리스트는 정수로만 곱할 수 있어요.',
    isCollection(kind) ? oneByOne : '입력받은 값이라면 int( )로 먼저 바꾸세요.',
  ]),
  row('TypeError', /'(.+?)' object cannot be interpreted as an integer/, ([, kind = '']) => [
    `정수가 와야 할 자리에 ${kindOf(kind)} 값이 왔어요.`,
    kind === 'NoneType' ? noneReason : (wholeAdvice[kind] ?? (isFunction(kind) ? callIt : '정수인지 확인하세요.')),
  ]),
  row('TypeError', /'(.+?)' not supported between instances of '(.+?)' and '(.+?)'/, ([, sign = '', one = '', other = '']) => [
    `${kindOf(one)} 값과 ${kindOf(other)} 값은 ${sign} 기호로 비교할 수 없어요.`,
    comparisonAdvice([one, other]),
  ]),
  row('TypeError', /(\w+)\.__init__\(\) missing \d+ required positional arguments?: '(.+?)'/, ([, name = '', missing = '']) => [
    `${name}의 객체를 만들 때 값이 모자라요: ${missing}`,
    `${name} 뒤의 괄호 안에 __init__이 받는 값을 모두 넣으세요.`,
  ]),
  row('TypeError', /(\w+)\.(\w+)\(\) missing \d+ required positional arguments?: 'self'/, ([, owner = '', name = '']) => [
    `클래스 이름 ${withParticle(owner, '으로')} 바로 불렀어요: ${name}`,
    `먼저 변수 = ${owner}( )처럼 객체를 만들고, 그 변수 뒤에 점을 찍어 부르세요.`,
  ]),
  row('TypeError', /descriptor '(\w+)' for '(\w+)' object/, ([, name = '', kind = '']) => [
    `${withParticle(kind, '은는')} 변수가 아니라 종류의 이름이에요.`,
    `값을 담은 변수의 이름 뒤에 점을 찍으세요: 변수.${name}( )`,
  ]),
  row('TypeError', /(.+?)\(\) missing \d+ required positional arguments?: '(.+?)'/, ([, name = '', missing = '']) => [
    `${name} 함수를 부를 때 값이 모자라요: ${missing}`,
    '괄호 안에 넣을 값의 수를 함수의 정의와 비교해 보세요.',
  ]),
  row(
    'TypeError',
    /(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+)/,
    ([, owner = '', name = '', wanted = '', given = ''], { code }) =>
      pythonPattern(`def\\s+${name}\\s*\\(\\s*self\\b`).test(code)
        ? [`${name} 함수는 self 말고 값을 ${Number(wanted) - 1}개 받는데 ${Number(given) - 1}개를 넣었어요.`, argumentAdvice]
        : [
            `${owner}.${name} 함수가 받는 값이 하나 모자라요.`,
            '클래스 안의 함수는 첫째 값으로 자기 자신을 받아요. 괄호 맨 앞에 self를 적었는지 확인하세요.',
          ],
  ),
  row('TypeError', /(.+?)\(\) takes (.+?) positional arguments? but (\d+)/, ([, name = '', wanted = '', given = '']) => [
    `${name} 함수는 값을 ${wanted.replace(/from (\d+) to (\d+)/, '$1~$2')}개 받는데 ${given}개를 넣었어요.`,
    argumentAdvice,
  ]),
  row('TypeError', /cannot unpack non-iterable (.+?) object/, ([, kind = '']) => [
    `${kindOf(kind)} 값 하나를 변수 여러 개에 나눌 수 없어요.`,
    kind === 'NoneType'
      ? noneReason
      : '한 줄에서 값을 여러 개 읽는다면 split( )을 썼는지, 묶음에서 꺼낸다면 그 안의 값이 짝으로 되어 있는지 확인하세요.',
  ]),
  row('TypeError', /'NoneType' object is not (subscriptable|iterable|callable)/, () => ['값이 없는 것(None)을 쓰려고 했어요.', noneReason]),
  row('TypeError', /(?:type )?'(.+?)' (?:object )?is not subscriptable/, ([, kind = ''], { code }) => {
    if (isFunction(kind) && /=\s*input(?:\(\))?(?:\.\w+)?\s*$/m.test(code))
      return ['괄호를 붙이지 않아 값 대신 함수가 담겼어요.', 'input( ).split( )처럼 부르는 이름마다 괄호를 붙이세요.']
    if (isFunction(kind) || kind === 'range') return ['함수 이름 뒤에 [ ]가 왔어요.', '함수를 부를 때는 [ ] 대신 ( )를 쓰세요.']
    if (kind === 'set')
      return ['집합에서는 [ ]로 하나를 꺼낼 수 없어요.', '집합에는 순서가 없어요. for로 하나씩 꺼내거나 list( )로 바꾸어 쓰세요.']
    return kind === 'map' || kind === 'filter' || kind === 'zip' || kind === 'generator'
      ? [`${kindOf(kind)} 값에는 [ ]를 붙일 수 없어요.`, 'list( )로 감싸 리스트로 만든 다음 [ ]를 쓰세요.']
      : [`${kindOf(kind)} 값에는 [ ]를 붙일 수 없어요.`, '[ ]는 리스트나 글자에서 하나를 꺼낼 때 써요. 변수에 무엇이 들었는지 확인하세요.']
  }),
  row('TypeError', /'(.+?)' object is not iterable/, ([, kind = ''], { source }) => {
    if (/\bmap\s*\(/.test(source) && kind === 'type')
      return ['map의 순서가 바뀌었어요.', 'map(int, 값들)처럼 함수를 먼저, 값들을 나중에 적으세요.']
    if (/\bmap\s*\(/.test(source) && isNumber(kind))
      return ['map( )에 나눌 수 없는 값을 넣었어요.', 'map의 둘째 자리에는 input( ).split( )처럼 여러 값이 든 것을 넣으세요.']
    if (pythonPattern(/^\s*[\w.[\]]+\s*\+=(?!.*\w\s*\()(?!.*\bfor\b)/).test(source))
      return ['리스트에 값 하나를 += 로 더했어요.', '값 하나는 append( )로 넣으세요. +=에는 리스트가 와야 해요.']
    if (isFunction(kind)) return ['함수를 부르지 않고 이름만 적었어요.', '함수 이름 뒤에 괄호 ( )를 붙이세요.']
    return [`${kindOf(kind)} 값은 하나씩 꺼낼 수 없어요.`, '횟수만큼 반복하려면 range( )로 감싸고, max( )나 sum( )에는 여러 값을 넣으세요.']
  }),
  row('TypeError', /argument of type '(.+?)' is not (?:iterable|a container)/, ([, kind = '']) => [
    `${kindOf(kind)} 값 안에 들어 있는지는 물을 수 없어요.`,
    'in 뒤에는 리스트나 글자처럼 여러 값이 든 것을 적으세요. 한 자리씩 보려면 str( )로 바꾸세요.',
  ]),
  row('TypeError', /'(.+?)' object is not callable/, ([, kind = ''], { source, code }) => calledAdvice(kind, source, code)),
  row('TypeError', /'(.+?)' object (?:does not|doesn't) support item deletion/, ([, kind = '']) => [
    `${kindOf(kind)} 값에서는 한 칸만 지울 수 없어요.`,
    '리스트로 바꾸어 지운 다음 다시 합치거나, 남길 것만 잘라 이으세요.',
  ]),
  row('TypeError', /can only join an iterable/, () => [
    'join( )에 값 하나를 넣었어요.',
    'join( )의 괄호 안에는 글자가 여럿 든 리스트를 넣으세요.',
  ]),
  row('TypeError', /(\w+)\(\) takes no positional arguments/, ([, name = '']) => [
    `${name}( ) 안에는 값만 적을 수 없어요.`,
    '괄호를 비우거나, reverse=True처럼 이름과 =를 붙여 적으세요.',
  ]),
  row('TypeError', /'(.+?)' object does not support item assignment/, ([, kind = '']) => [
    `${kindOf(kind)} 값은 한 칸만 바꿀 수 없어요.`,
    isNumber(kind) ? '여러 값을 담으려면 리스트로 만드세요.' : '리스트로 바꾸어 고친 다음 다시 합치세요.',
  ]),
  row('TypeError', /object of type 'NoneType' has no len/, () => ['값이 없는 것(None)의 길이를 물었어요.', noneReason]),
  row('TypeError', /object of type '(.+?)' has no len\(\)/, ([, kind = '']) => [
    `${kindOf(kind)} 값에는 길이가 없어요.`,
    isNumber(kind) ? '몇 자리인지 세려면 str( )로 글자로 바꾼 다음 세세요.' : 'list( )로 감싼 다음 세세요.',
  ]),
  row('TypeError', /(int|float)\(\) argument must be a string.*not '(?:builtin_function_or_method|function|method)'/, ([, name = '']) => [
    `${name}( ) 안의 함수를 부르지 않았어요.`,
    callIt,
  ]),
  row('TypeError', /(?:int|float)\(\) argument must be a string.*not 'NoneType'/, () => [
    '없음(None) 값은 숫자로 바꿀 수 없어요.',
    noneReason,
  ]),
  row('TypeError', /(?:int|float)\(\) argument must be a string.*not '(.+?)'/, ([, kind = '']) => [
    `${kindOf(kind)} 값은 숫자로 바꿀 수 없어요.`,
    '여러 값을 나눈 뒤라면 map(int, …)으로 하나씩 바꾸세요.',
  ]),
  row('TypeError', /indices must be integers.*not '?(\w+)'?/, ([, kind = '']) => [
    `[ ] 안에 정수 대신 ${kindOf(kind)} 값이 왔어요.`,
    placeAdvice[kind] ?? '[ ] 안에는 정수 하나를 쓰세요.',
  ]),
  row('TypeError', /expected str instance, (.+?) found/, ([, kind = '']) => [
    `join( )으로 이을 목록에 ${kindOf(kind)} 값이 있어요.`,
    'map(str, …)으로 모두 글자로 바꾼 다음 이으세요.',
  ]),
  row('TypeError', /unhashable type: '(.+?)'/, ([, kind = '']) => [
    `${kindOf(kind)} 값은 딕셔너리의 키나 집합의 원소가 될 수 없어요.`,
    '키나 원소로는 수, 글자, 튜플을 쓰세요.',
  ]),
  row('TypeError', /after \* must be an iterable, not (\w+)/, ([, kind = '']) => [
    `* 뒤에 ${kindOf(kind)} 값 하나가 왔어요.`,
    '괄호 안의 *는 여러 값을 풀어 쓸 때 써요. 곱하려면 앞의 쉼표를 지우세요.',
  ]),
  row('TypeError', /sum\(\) takes at most/, () => [
    'sum( )에 값을 하나씩 넣었어요.',
    'sum( )은 묶음 하나를 받아요. 리스트로 묶어 넣거나 +로 더하세요.',
  ]),
  row(
    'TypeError',
    /(\w+) expected (?:at (?:most|least) )?(\d+) arguments?, got (\d+)|(\w+)\(\) takes (?:at (?:most|least)|exactly) (\w+) (?:positional )?arguments? \((\d+) given\)/,
    ([, one = '', wanted = '', given = '', other = '', most = '', got = '']) => [
      `${one || other} 함수는 값을 ${wanted || (most === 'one' ? '1' : most)}개 받는데 ${given || got}개를 넣었어요.`,
      /^(?:list|tuple|set)$/.test(one) ? 'map(int, …)처럼 바꾸는 일은 map이 해요. 그 결과를 괄호 안에 넣으세요.' : argumentAdvice,
    ],
  ),
  row('TypeError', /(\w+)\(\) missing required argument '(\w+)' \(pos ([^1])/, ([, name = '', missing = '']) => [
    `${name}( ) 안에 값이 모자라요: ${missing}`,
    argumentAdvice,
  ]),
  row('TypeError', /(\w+)\(\) (?:missing required argument|expected at least)/, ([, name = '']) => [
    `${name}( ) 안이 비어 있어요.`,
    '괄호 안에 쓸 값을 넣으세요.',
  ]),
  row('TypeError', /(\w+)\(\) got an unexpected keyword argument '(\w+)'/, ([, name = '', word = '']) => [
    `${name} 함수가 모르는 이름이에요: ${word}`,
    '= 앞에 적은 이름의 철자를 확인하세요.',
  ]),
  row('TypeError', /(end|sep) must be None or a string, not (\w+)/, ([, word = '', kind = '']) => [
    `${word}= 뒤에 ${kindOf(kind)} 값이 왔어요.`,
    `${word}에는 따옴표로 감싼 글자를 적으세요.`,
  ]),
  row('TypeError', /ord\(\) expected a character, but string of length (\d+)/, ([, count = '']) => [
    `ord( )에 글자 ${count}개를 넣었어요.`,
    'ord( )는 글자 하나의 번호를 알려 줘요. for나 [번호]로 하나씩 꺼내어 넣으세요.',
  ]),
  row('TypeError', /map\(\) must have at least two/, () => [
    'map( )에 값이 하나뿐이에요.',
    'map(int, 값들)처럼 바꾸는 함수와 바꿀 값들을 쉼표로 나누어 넣으세요.',
  ]),
  row('TypeError', /must be real number, not (\w+)/, ([, kind = '']) => [
    `수가 와야 할 자리에 ${kindOf(kind)} 값이 왔어요.`,
    'int( )나 float( )로 먼저 숫자로 바꾸세요.',
  ]),
  row('TypeError', /must be str(?: or None)?, not (\w+)/, ([, kind = '']) => [
    `글자가 와야 할 자리에 ${kindOf(kind)} 값이 왔어요.`,
    '찾거나 바꿀 글자는 따옴표로 감싸거나 str( )로 바꾸어 넣으세요.',
  ]),
  row('TypeError', /ord\(\) expected string of length 1, but (\w+) found/, ([, kind = '']) => [
    `ord( )에 ${kindOf(kind)} 값을 넣었어요.`,
    'ord( )는 글자를 번호로 바꿔요. 번호를 글자로 바꾸려면 chr( )를 쓰세요.',
  ]),
  row('TypeError', /not all arguments converted during string formatting/, () => [
    '글자에 % 기호를 썼어요.',
    '나머지를 구하려면 글자를 int( )로 먼저 바꾸세요.',
  ]),
  row('TypeError', /format: a (?:real )?number is required, not (\w+)|not enough arguments for format string/, ([, kind = '']) =>
    kind === ''
      ? ['% 뒤의 값이 모자라요.', '따옴표 안의 %d, %s와 값의 수를 맞추고, 값이 여럿이면 괄호로 묶으세요.']
      : [`%d 자리에 ${kindOf(kind)} 값이 왔어요.`, '글자를 넣으려면 %s를, 숫자를 넣으려면 int( )로 바꾼 값을 쓰세요.'],
  ),
  row('TypeError', /bad operand type for (abs\(\)|unary [-+~]): 'str'|type (str) doesn't define __round__/, () => [
    '글자 값은 계산할 수 없어요.',
    toNumber,
  ]),
  row(
    'TypeError',
    /bad operand type for (?:abs\(\)|unary [-+~]): '(.+?)'|type (\w+) doesn't define __round__/,
    ([, one = '', other = '']) => [
      `${kindOf(one || other)} 값은 계산할 수 없어요.`,
      one === 'NoneType' || other === 'NoneType' ? noneReason : oneByOne,
    ],
  ),
  row('TypeError', /^/, () => [
    '이 종류의 값으로는 이 일을 할 수 없어요.',
    '이 줄의 변수마다 무엇이 들었는지 print(type(변수))로 확인하세요.',
  ]),
]
