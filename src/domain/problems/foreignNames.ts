import { withParticle } from '../korean.ts'
import type { ErrorPlace, ErrorText } from './errorRow.ts'
import { builtinNames } from './pythonWords.ts'
import { pythonPattern } from '../pythonPattern.ts'

/** Functions that learners use without an import, by the modules that hold them. */
export const moduleOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    math: 'sqrt ceil floor sin cos tan log log2 log10 gcd lcm factorial isqrt comb',
    random: 'randint choice shuffle randrange sample uniform',
    collections: 'deque Counter defaultdict OrderedDict namedtuple',
    itertools: 'permutations combinations product accumulate groupby chain combinations_with_replacement',
    functools: 'reduce lru_cache cache cmp_to_key',
    heapq: 'heappush heappop heapify nlargest nsmallest',
    bisect: 'bisect bisect_left bisect_right insort',
    time: 'sleep',
    sys: 'setrecursionlimit',
    copy: 'deepcopy',
  }).flatMap(([module, names]) => names.split(' ').map((name) => [name, module])),
)

const modules = new Set(Object.values(moduleOf))

const methods = 'append sort split upper lower push pop replace strip join reverse insert remove find index'.split(' ')
const methodFor = (name: string) => (name === 'push' ? 'append' : name)

const printing = 'console System cout puts echo println document alert std Console PRINT printf write'.split(' ')
const reading = 'scanf cin raw_input Scanner readline gets prompt scanner'.split(' ')
/** Explains a name from another language, a name in a module, or one that Python spells differently. */
export function otherName(name: string, { code, source }: ErrorPlace): ErrorText | null {
  const lower = name.toLowerCase()
  if (printing.includes(name) && !builtinNames.includes(lower))
    return [`다른 언어의 출력 명령이에요: ${name}`, '파이썬에서는 print( ) 안에 출력할 것을 적으세요.']
  if (reading.includes(name)) return [`다른 언어의 입력 명령이에요: ${name}`, '파이썬에서는 input( )으로 한 줄을 읽어요.']
  if (/^(?:null|nil|undefined|NULL)$/.test(name)) return [`모르는 이름이 있어요: ${name}`, '값이 없다는 것은 파이썬에서 None으로 적으세요.']
  if (name !== lower && builtinNames.includes(lower))
    return [`모르는 이름이 있어요: ${name}`, `파이썬은 대문자와 소문자를 구별해요. ${lower} 처럼 소문자로 적으세요.`]
  const isCalled = pythonPattern(`\\b${name}\\s*\\(`).test(source)
  if (isCalled && methods.includes(lower))
    return [
      `${withParticle(name, '은는')} 점(.)을 찍어 쓰는 기능이에요.`,
      `이름.${methodFor(lower)}( )처럼 변수 이름 뒤에 점을 찍고 적으세요.`,
    ]
  if (isCalled && /^(?:length|size|lenght|strlen|count)$/.test(lower))
    return [`모르는 이름이 있어요: ${name}`, '몇 개인지는 len( )으로 세요.']
  if (isCalled && /^(?:power|powf|square)$/.test(lower)) return [`모르는 이름이 있어요: ${name}`, '거듭제곱은 ** 두 개로 적으세요.']
  if (name !== lower && modules.has(lower))
    return [`모르는 이름이 있어요: ${name}`, `모듈 이름은 소문자예요. import ${lower} 줄을 적고 ${lower} 뒤에 점을 찍어 쓰세요.`]
  const module = moduleOf[name]
  // The learner may have a `count` of their own.
  if (module === undefined || !isCalled) return null
  return pythonPattern(`^\\s*import\\s+.*\\b${module}\\b`, 'm').test(code)
    ? [`${withParticle(name, '은는')} ${module} 모듈 안에 있어요.`, `${module}.${name}처럼 모듈 이름과 점(.)을 앞에 붙이세요.`]
    : [
        `${withParticle(name, '은는')} ${module} 모듈에 있는데, 아직 불러오지 않았어요.`,
        `맨 위에 from ${module} import ${name} 줄을 적으세요.`,
      ]
}
