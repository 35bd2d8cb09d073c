import { faultFor, readFaults } from '../../mock-server/faultRules.ts'
import type { ApiPathName, ApiPaths } from '../adapters/http/apiPaths.ts'
import { classPaths, eduenvClassPaths } from '../adapters/http/classPaths.ts'
import { coursePaths } from '../adapters/http/coursePaths.ts'
import { lessonPaths } from '../adapters/http/lessonPaths.ts'
import { registrationPaths } from '../adapters/http/registrationPaths.ts'
import { reviewPaths } from '../adapters/http/reviewPaths.ts'
import type { FaultedCall, FaultEdits, FaultView } from '../ui/preview/faults/FaultLab.tsx'

/** What a path's calls are for, by method. */
type Purpose = { readonly [method in 'GET' | 'POST' | 'PUT' | 'DELETE']?: string }

interface CallPart {
  readonly name: string
  readonly calls: readonly (readonly [path: string, purpose: Purpose])[]
}

/** Every call of the path tables, noun by noun. */
const callParts = (paths: ApiPaths): readonly CallPart[] => [
  callPart('홈', paths, home),
  callPart('나', paths, viewer),
  callPart('퀘스트', paths, quest),
  callPart('강의', coursePaths, course),
  callPart('수업', { ...classPaths, members: eduenvClassPaths.members }, courseClass),
  callPart('수업 신청', registrationPaths, registration),
  callPart('강의로 배우기', lessonPaths.course, lesson),
  callPart('수업으로 배우기', lessonPaths['course-class'], lesson),
  callPart('강의 수강평', reviewPaths.course, review),
  callPart('수업 수강평', reviewPaths['course-class'], review),
  { name: '수강평 고치기', calls: [[reviewPaths.review, { PUT: '수강평 고치기', DELETE: '수강평 지우기' }]] },
]

type Purposes<Name extends string> = { readonly [name in Name]?: Purpose }

function callPart<Name extends string>(name: string, paths: Readonly<Record<Name, string>>, purposes: Purposes<NoInfer<Name>>): CallPart {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of our own tables
  const names = Object.keys(purposes) as Name[]
  return { name, calls: names.map((key) => [paths[key], purposes[key] ?? {}]) }
}

const home = {
  recommendations: { GET: '추천 콘텐츠' },
  channelInfo: { GET: '채널 정보' },
  joinedChannels: { GET: '내 채널' },
  assignments: { GET: '숙제' },
  enrolledCourses: { GET: '듣고 있는 강의' },
  studyLogs: { GET: '학습 기록' },
  userRanks: { GET: '전체 랭킹' },
  memberRanks: { GET: '채널 랭킹' },
  popups: { GET: '팝업 공지' },
} as const satisfies Purposes<ApiPathName>

const viewer = {
  me: { GET: '누구인지 확인' },
  experience: { GET: '경험치' },
  gender: { POST: '아바타 고르기' },
  signOut: { DELETE: '로그아웃' },
} as const satisfies Purposes<ApiPathName>

const quest = {
  quests: { GET: '퀘스트 목록' },
  questReward: { POST: '보상 받기' },
  questRewards: { POST: '보상 모두 받기' },
} as const satisfies Purposes<ApiPathName>

const course = {
  courses: { GET: '강의 목록' },
  recommended: { GET: '추천 강의' },
  categories: { GET: '강의 분류' },
  categoryGroups: { GET: '강의 분류 묶음' },
  search: { GET: '강의 찾기' },
  course: { GET: '강의 소개' },
  standing: { GET: '나와 강의' },
  enrol: { POST: '수강 신청' },
} as const

const courseClass = {
  classes: { GET: '수업 목록' },
  search: { GET: '수업 찾기' },
  enrolled: { GET: '듣고 있는 수업' },
  categories: { GET: '수업 분류' },
  categoryGroups: { GET: '수업 분류 묶음' },
  channels: { GET: '수업을 여는 채널' },
  courseClass: { GET: '수업 소개' },
  standing: { GET: '나와 수업' },
  enrol: { POST: '수업 등록' },
  schedules: { GET: '수업 일정' },
  repeats: { GET: '반복 일정' },
  meetings: { GET: '화상 수업' },
  enterMeeting: { POST: '화상 수업 들어가기' },
  studyCounts: { GET: '배운 횟수' },
  enrolMembers: { POST: '구성원 등록' },
  members: { GET: '구성원 목록' },
} as const

const registration = {
  dateCounts: { GET: '날짜별 신청 수' },
  dates: { GET: '신청한 날짜' },
  date: { DELETE: '날짜 취소' },
  options: { GET: '신청 조건' },
  registrations: { POST: '신청하기' },
} as const

const lesson = {
  chapters: { GET: '차례' },
  progress: { GET: '진도' },
  problem: { GET: '문제' },
  video: { GET: '영상' },
  block: { GET: '블록 문제' },
  document: { GET: '문서' },
  record: { GET: '배운 기록', POST: '배운 기록 남기기' },
} as const

const review = {
  rating: { GET: '별점' },
  list: { GET: '수강평 목록' },
  own: { GET: '내 수강평', POST: '수강평 쓰기', PUT: '내 수강평 고치기' },
} as const

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

interface FaultableCall {
  readonly method: (typeof methods)[number]
  /** A place in the path is any one segment. */
  readonly path: string
  readonly label: string
}

interface FaultablePart {
  readonly name: string
  readonly calls: readonly FaultableCall[]
}

/** Every call that a fault can hit, as a rule would name it. */
const faultableCalls = (paths: ApiPaths): readonly FaultablePart[] =>
  callParts(paths).map(({ name, calls }) => ({ name, calls: calls.flatMap(([path, purpose]) => callsOn(path, purpose)) }))

const callsOn = (path: string, purpose: Purpose): readonly FaultableCall[] =>
  methods.flatMap((method) => {
    const label = purpose[method]
    return label === undefined ? [] : [{ method, path: path.replace(/\{\w+\}/g, '*'), label }]
  })

/** What a `fault` parameter says, call by call. */
export function readFaultView(text: string, paths: ApiPaths): FaultView {
  const rules = rulesOf(text)
  const parts = faultableCalls(paths)
  const own = new Set(parts.flatMap(({ calls }) => calls.map(callName)))
  return {
    parts: parts.map(({ name, calls }) => ({ name, calls: calls.map((call) => faultedCall(call, rules)) })),
    others: rules.filter((rule) => !own.has(targetOf(rule))).join(', '),
    isQuiet: rules.length === 0,
  }
}

/** Ways from one `fault` parameter to another. A call's own rule stands before those that mean many: the first that fits is taken. */
export function faultEdits(text: string, paths: ApiPaths): FaultEdits {
  const own = new Set(faultableCalls(paths).flatMap(({ calls }) => calls.map(callName)))
  const rules = rulesOf(text)
  return {
    setCallFault: (target, kind) =>
      joinRules([...(kind === '' ? [] : [`${target}:${kind}`]), ...rules.filter((rule) => targetOf(rule) !== target)]),
    setOtherRules(others) {
      const typed = rulesOf(others)
      const meant = new Set(typed.map(targetOf))
      return joinRules([...rules.filter((rule) => own.has(targetOf(rule)) && !meant.has(targetOf(rule))), ...typed])
    },
    invalidRules: (others) => rulesOf(others).filter((rule) => readFaults(rule) === undefined),
    failAllRule: '**:500',
  }
}

const rulesOf = (text: string) =>
  text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')

const joinRules = (rules: readonly string[]) => rules.join(',')
const callName = ({ method, path }: FaultableCall) => `${method} ${path}`
const targetOf = (rule: string) => rule.slice(0, Math.max(0, rule.lastIndexOf(':')))
const faultKindOf = (rule: string) => rule.slice(rule.lastIndexOf(':') + 1)

function faultedCall(call: FaultableCall, rules: readonly string[]): FaultedCall {
  const rule = callName(call)
  const first = rules.find((text) => faultFor(readFaults(text) ?? [], call.method, call.path.replaceAll('*', 'any')))
  const own = rules.find((text) => targetOf(text) === rule)
  return { rule, label: call.label, kind: own === undefined ? '' : faultKindOf(own), overruledBy: first === own ? null : (first ?? null) }
}
