import { siteOf } from '../../mock-server/content/channelSites.ts'
import {
  type Content,
  contents,
  type DemoAddress,
  demoDefaults,
  type DemoParameter,
  type Device,
  devices,
  maxLatency,
  motions,
  type NoticeKind,
  noticeKinds,
  type Persona,
  personas,
  type QuestScenario,
  questScenarios,
  readDemoAddress,
} from '../../mock-server/demoAddress.ts'
import { channelLabels, channelOfHost } from '../../mock-server/demoChannels.ts'
import type { Option, PreviewControl } from '../ui/preview/PreviewHost.ts'

export const personaNames = {
  guest: '손님',
  pending: '가입 대기',
  newcomer: '새내기',
  learner: '학습자',
  teacher: '선생님',
  operator: '운영자',
  enterprise: '엔터프라이즈',
  premium: '프리미엄',
} as const satisfies Readonly<Record<Persona, string>>

export const deviceNames = { desktop: '데스크톱', mobile: '모바일' } as const satisfies Readonly<Record<Device, string>>

const contentNames = {
  full: '가득',
  empty: '비어 있음',
  one: '하나씩',
  huge: '천 개씩',
  noblocks: '블록 문제 없음',
  hostile: '짓궂은 데이터',
} as const satisfies Readonly<Record<Content, string>>

const questNames = {
  welcome: '환영 포인트',
  attendance: '출석 완료',
  main: '메인·서브 완료',
  sub: '서브 하나 완료',
  subs: '서브 셋 중 둘 완료',
  uncleared: '아직 진행 중',
  none: '없음',
} as const satisfies Readonly<Record<QuestScenario, string>>

const noticeNames = {
  all: '전체 공지',
  dolphin: '돌핀 홈 공지',
  other: '홈에 없는 방식',
  none: '없음',
} as const satisfies Readonly<Record<NoticeKind, string>>

export const channelName = (label: string): string => (label === demoDefaults.channel ? '메인 사이트' : (siteOf(label)?.name ?? label))

const optionsOf = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>): readonly Option[] =>
  values.map((value) => ({ value, label: names[value] }))

const defaultOption = (label: string): Option => ({ value: '', label })

/** The controls of the preview bar for a demo address, also for one that could not be understood. */
export function demoControls(url: URL, hasFinePointer: boolean): readonly PreviewControl[] {
  const reading = readDemoAddress(url, hasFinePointer)
  const problems = new Set(reading.ok ? [] : reading.problems.map(({ parameter }) => parameter))
  const currentValue = (name: DemoParameter, fallback: string) => url.searchParams.get(name) ?? fallback
  const choice = (name: DemoParameter, label: string, fallback: string, options: readonly Option[], onBar = false): PreviewControl => {
    const value = currentValue(name, fallback)
    const isUnknown = problems.has(name)
    const known = isUnknown || options.some((option) => option.value === value)
    return {
      kind: 'choice',
      name,
      label,
      value,
      isUnknown,
      options: known ? options : [...options, { value, label: channelName(value) }],
      onBar,
    }
  }
  const number = (name: DemoParameter, label: string, fallback: string, min: number, max: number): PreviewControl => {
    return { kind: 'number', name, label, value: currentValue(name, fallback), isUnknown: problems.has(name), min, max }
  }
  const channels = [demoDefaults.channel, ...channelLabels].map((value) => ({ value, label: channelName(value) }))
  return [
    choice('persona', '역할', demoDefaults.persona, optionsOf(personas, personaNames), true),
    choice('channel', '채널', channelOfHost(url.hostname) ?? demoDefaults.channel, channels, true),
    choice('device', '기기', hasFinePointer ? 'desktop' : 'mobile', optionsOf(devices, deviceNames), true),
    choice('content', '콘텐츠', demoDefaults.content, optionsOf(contents, contentNames)),
    choice('quests', '퀘스트', '', [defaultOption('역할에 맞게'), ...optionsOf(questScenarios, questNames)]),
    choice('notice', '공지', demoDefaults.notice, optionsOf(noticeKinds, noticeNames)),
    number('seed', '시드', String(demoDefaults.seed), Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    { kind: 'moment', name: 'at', label: '날짜와 시각', value: currentValue('at', '').replace(' ', '+'), isUnknown: problems.has('at') },
    number('latency', '지연 (밀리초)', String(demoDefaults.latency), 0, maxLatency),
    choice('motion', '움직임', '', [defaultOption('방문자 설정대로'), ...optionsOf(motions, { reduce: '줄이기' })]),
  ]
}

/** The address after a control was changed; null takes the parameter away. A channel that the host names is left for the bare host. */
export function changedAddress(url: URL, name: string, value: string | null): URL {
  const changed = new URL(url)
  if (value === null || value === '') changed.searchParams.delete(name)
  else changed.searchParams.set(name, value)
  if (name === 'channel' && channelOfHost(url.hostname) !== null) changed.hostname = 'localhost'
  return changed
}

/** Written out where the address leaves it to the visitor's browser, so that a colleague gets the very same view. */
export function sharedAddress(url: URL, { persona, channel, device }: DemoAddress): URL {
  const shared = new URL(url)
  for (const [name, value] of Object.entries({ persona, channel, device })) shared.searchParams.set(name, value)
  return shared
}

/** The address without the controls' parameters. */
export function plainAddress(url: URL, parameters: readonly DemoParameter[]): URL {
  const plain = new URL(url)
  for (const name of parameters) plain.searchParams.delete(name)
  return plain
}
