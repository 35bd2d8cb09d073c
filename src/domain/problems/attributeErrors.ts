import { type ErrorRow, type ErrorText, isSlipFor, row } from './errorRow.ts'
import { withParticle } from '../korean.ts'
import { kindOf, noneReason } from './pythonWords.ts'
import { pythonPattern } from '../pythonPattern.ts'

const textMethods =
  'upper lower split strip lstrip rstrip replace isupper islower isdigit isalpha startswith endswith join title swapcase format zfill'.split(
    ' ',
  )
const listMethods = 'append sort reverse insert remove pop extend'.split(' ')
const functions = 'sum max min sorted abs round reversed print int float str list set len'.split(' ')

/** Names that other languages use, with Python's way to do the same, whatever the value is. */
const otherWays: readonly (readonly [names: RegExp, how: string])[] = [
  [/^(?:length|len|size|Length|count_of)$/, '길이는 점 없이 len(이름)으로 구하세요.'],
  [/^(?:contains|includes|has|has_key|containsKey|indexOf|exists)$/, '들어 있는지는 값 in 이름으로 물으세요.'],
  [/^(?:toUpperCase|toupper|to_upper|uppercase|toUpper|Upper)$/, '대문자로 바꾸는 것은 upper( )예요. 철자를 고치세요.'],
  [/^(?:toLowerCase|tolower|to_lower|lowercase|toLower|Lower)$/, '소문자로 바꾸는 것은 lower( )예요. 철자를 고치세요.'],
  [/^(?:charAt|get|at|item|substring|substr|slice)$/, '하나를 꺼낼 때는 이름[번호], 여럿을 자를 때는 이름[처음:끝]으로 적으세요.'],
  [/^(?:find|search)$/, '몇 번째인지는 index( ), 들어 있는지는 값 in 이름으로 물으세요.'],
  [/^trim$/, '앞뒤의 빈칸을 떼는 것은 strip( )이에요. 철자를 고치세요.'],
  [/^replaceAll$/, '모두 바꾸는 것은 replace( )예요. 철자를 고치세요.'],
  [/^(?:equals|isEqual)$/, '같은지는 == 두 개로 물으세요.'],
  [/^(?:toString|to_s|toInt|parseInt|to_i)$/, '글자로는 str( ), 정수로는 int( )로 바꾸세요.'],
  [/^(?:isNumeric|isNumber|isdigits)$/, '숫자로만 되어 있는지는 글자에 isdigit( )을 붙여 물으세요.'],
]

/** Python's ways to add an item, by the type of the collection. */
const adding: Readonly<Record<string, string>> = {
  list: '리스트에 넣을 때는 append( )를 쓰세요.',
  set: '집합에 넣을 때는 add( )를 쓰세요.',
  dict: '딕셔너리에 넣을 때는 이름[키] = 값처럼 [ ]를 쓰세요. 집합이라면 { } 대신 set( )으로 만드세요.',
  str: '글자는 고칠 수 없으니 +로 이어 새 글자를 만들거나, list( )로 바꾸어 쓰세요.',
  tuple: '튜플은 고칠 수 없어요. 소괄호 대신 [ ]로 리스트를 만드세요.',
  int: '여러 값을 담으려면 빈 리스트 [ ]로 시작하세요.',
  map: 'list( )로 감싸 리스트로 만든 다음 쓰세요.',
}

function adviceFor(kind: string, name: string, code: string): string {
  const other = otherWays.find(([names]) => names.test(name))
  if (/^(?:append|push|add|insert|put|push_back|extend|add_item)$/.test(name) && adding[kind] !== undefined) return adding[kind]
  if (other !== undefined) return other[1]
  if (functions.includes(name)) return `점을 붙이지 말고 ${name}(값)처럼 괄호 안에 넣으세요.`
  if (listMethods.includes(name) && kind === 'str') return '글자는 고칠 수 없으니 새 글자를 만들거나, list( )로 바꾸어 쓰세요.'
  if (name === 'join') return '이을 글자에 점을 붙이고, 리스트는 괄호 안에 넣으세요: "".join(리스트)'
  if (name === 'split' && kind === 'map') return 'split( )은 input( ) 바로 뒤에, map의 괄호 안에서 쓰세요.'
  if (kind === 'dict' && !textMethods.includes(name) && !listMethods.includes(name))
    return '딕셔너리에서 꺼낼 때는 점 대신 이름[키]처럼 [ ]를 쓰세요.'
  if (textMethods.includes(name) && kind === 'list') return '글자의 기능이에요. 리스트에서 하나씩 꺼내어 쓰세요.'
  if (textMethods.includes(name) && /^(?:int|float)$/.test(kind))
    return '글자의 기능이에요. 숫자로 바꾸기 전에 쓰거나, str( )로 바꾸어 쓰세요.'
  if (listMethods.includes(name) && /^(?:int|float|bool|map|range|tuple)$/.test(kind))
    return adding[kind] ?? '리스트의 기능이에요. 리스트를 담은 변수인지 확인하세요.'
  return pythonPattern(`^\\s*class\\s+${kind}\\b`, 'm').test(code)
    ? `__init__에서 self.${name}에 값을 넣었는지, 철자가 같은지 확인하세요.`
    : '철자를 확인하고, 값의 종류가 생각한 것과 같은지 살펴보세요.'
}

/** Explanations of attributes that a value does not have. */
export const attributeRows: readonly ErrorRow[] = [
  row('AttributeError', /'NoneType' object has no attribute/, () => ['값이 없는 것(None)에 점(.)을 붙여 썼어요.', noneReason]),
  row(
    'AttributeError',
    /'(?:builtin_function_or_method|function|method|type)' object has no attribute '(.+?)'/,
    ([, name = ''], { source }): ErrorText => {
      const called = pythonPattern(`(\\w+)\\.${name}`).exec(source)?.[1] ?? '함수 이름'
      return [`${called} 뒤에 괄호가 없어요.`, `함수를 불러야 값이 나와요. ${called}( ).${name}처럼 괄호를 붙이세요.`]
    },
  ),
  row('AttributeError', /'(.+?)' object has no attribute '(.+?)'\. Did you mean: '(.+?)'/, ([, kind = '', name = '', other = '']) =>
    isSlipFor(name, other) ? [`${kindOf(kind)}에는 ${name} 기능이 없어요.`, `${other} 아닌가요? 철자를 확인하세요.`] : null,
  ),
  row('AttributeError', /'(.+?)' object has no attribute '(.+?)'/, ([, kind = '', name = ''], { code }) => [
    `${kindOf(kind)}에는 ${name} 기능이 없어요.`,
    adviceFor(kind, name, code),
  ]),
  row('AttributeError', /type object '(\w+)' has no attribute '(\w+)'/, ([, kind = '', name = '']) =>
    /^(?:input|map|range|split|str|int|float|list|sum|max|min|len)$/.test(name)
      ? [`${kind} 뒤에 점(.)을 찍었어요.`, `점 대신 괄호 안에 넣으세요: ${kind}(${name}( ))`]
      : [
          `${kind}에는 ${name} 기능이 없어요.`,
          `${withParticle(kind, '은는')} 종류의 이름이에요. 값을 담은 변수의 이름 뒤에 점을 찍고, 철자도 확인하세요.`,
        ],
  ),
  row(
    'AttributeError',
    /module '(\w+)' has no attribute '(\w+)'(?:\. Did you mean: '(\w+)')?/,
    ([, module = '', name = '', other = '']) => [
      `${module} 모듈에는 없는 기능을 썼어요: ${name}`,
      other !== '' && isSlipFor(name, other) ? `${other} 아닌가요? 철자를 확인하세요.` : '점(.) 뒤의 철자를 확인하세요.',
    ],
  ),
  row('AttributeError', /^/, () => ['그 값에는 없는 기능을 썼어요.', '점(.) 뒤의 철자를 확인하세요.']),
]
