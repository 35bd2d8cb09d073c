import { allowedChannels, channelOfHost, isChannel } from './demoChannels.ts'
import { faultGrammar, type FaultRule, readFaults } from './faultRules.ts'
import { isCalendarDate } from '../src/domain/calendar/date.ts'
import { usableTimeZone } from '../src/domain/calendar/seoul.ts'

export const personas = ['guest', 'pending', 'newcomer', 'learner', 'teacher', 'operator', 'enterprise', 'premium'] as const
export type Persona = (typeof personas)[number]

export const devices = ['desktop', 'mobile'] as const
export type Device = (typeof devices)[number]

export const contents = ['full', 'empty', 'one', 'huge', 'noblocks', 'hostile'] as const
export type Content = (typeof contents)[number]

export const questScenarios = ['welcome', 'attendance', 'main', 'sub', 'subs', 'uncleared', 'none'] as const
export type QuestScenario = (typeof questScenarios)[number]

export const noticeKinds = ['all', 'dolphin', 'other', 'none'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const motions = ['reduce'] as const
type Motion = (typeof motions)[number]

/** A demo view, fully described by its address. */
export interface DemoAddress {
  readonly persona: Persona
  /** The number, from 1, of a pupil beside the personas in a world over a socket; no address names it. */
  readonly pupil?: number
  /** The number of such pupils. */
  readonly pupilCount?: number
  /** `main`, or the sub-domain of a channel. */
  readonly channel: string
  readonly device: Device
  readonly content: Content
  /** Null when the address names none: the persona's own. */
  readonly quests: QuestScenario | null
  readonly notice: NoticeKind
  readonly seed: number
  /** The current time of the demo, an ISO date-time with zone; null for the real clock. */
  readonly at: string | null
  readonly latency: number
  readonly faults: readonly FaultRule[]
  /** Null for the visitor's own setting. */
  readonly motion: Motion | null
}

/** Names of the parameters that describe a demo view. */
export const demoParameters = [
  'persona',
  'channel',
  'device',
  'content',
  'quests',
  'notice',
  'seed',
  'at',
  'latency',
  'fault',
  'motion',
] as const
export type DemoParameter = (typeof demoParameters)[number]

/** The values of a demo view for parameters that its address leaves out. */
export const demoDefaults = {
  persona: 'learner',
  channel: 'main',
  content: 'full',
  notice: 'none',
  seed: 1,
  latency: 150,
} as const satisfies Partial<DemoAddress>

/** The maximum latency that an address may ask for, in milliseconds. */
export const maxLatency = 60_000

/** Returns the key of a visitor's progress, which is stored per seed, persona and channel. */
export function visitorKey({ seed, persona, channel, pupil }: Pick<DemoAddress, 'seed' | 'persona' | 'channel' | 'pupil'>): string {
  return `${seed}/${persona}${pupil ?? ''}/${channel}`
}

/** Returns the key of the records that the visitors of one world share. */
export function worldKey({ seed }: Pick<DemoAddress, 'seed'>): string {
  return `${seed}/everybody`
}

/** Returns the demo's clock: it stands still at the address's `at`, or is the real one. */
export function demoClock({ at }: Pick<DemoAddress, 'at'>): { now(): Date; timeZone(): string } {
  return {
    now: () => (at === null ? new Date() : new Date(at)),
    timeZone: () => usableTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  }
}

const form = /^((?!0|9999)\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

/** An ISO date-time with its zone, on a day that exists in the years 1000 to 9998: a day later its year still has four digits. */
function isInstant(text: string): boolean {
  const [, date] = form.exec(text) ?? []
  return date !== undefined && isCalendarDate(date) && !Number.isNaN(Date.parse(text))
}

export interface DemoProblem {
  readonly parameter: DemoParameter
  readonly value: string
  /** The allowed values, in words to show. */
  readonly allowed: string
}

type DemoReading = { readonly ok: true; readonly address: DemoAddress } | { readonly ok: false; readonly problems: readonly DemoProblem[] }

/** Reads a demo view from its address. An invalid value is reported and never replaced silently. */
export function readDemoAddress(url: URL, hasFinePointer: boolean): DemoReading {
  const problems: DemoProblem[] = []
  const refuse = (parameter: DemoParameter, value: string, allowed: string) => problems.push({ parameter, value, allowed })

  function read<T>(parameter: DemoParameter, fallback: T, allowed: string, understand: (text: string) => T | undefined): T {
    const [text, ...more] = url.searchParams.getAll(parameter)
    if (text === undefined) return fallback
    const meant = more.length > 0 ? undefined : understand(text)
    if (more.length > 0) refuse(parameter, [text, ...more].join(', '), '같은 이름은 한 번만 쓸 수 있어요')
    else if (meant === undefined) refuse(parameter, text, allowed)
    return meant ?? fallback
  }
  function oneOf<T extends string, F>(parameter: DemoParameter, values: readonly T[], fallback: F): T | F {
    return read<T | F>(parameter, fallback, values.join(', '), (text) => values.find((value) => value === text))
  }
  function channel(): string {
    const host = channelOfHost(url.hostname)
    const named = read('channel', host ?? demoDefaults.channel, allowedChannels(), (text) => (isChannel(text) ? text : undefined))
    if (host !== null && !isChannel(host)) refuse('channel', host, allowedChannels())
    else if (host !== null && host !== named) refuse('channel', named, `${host} (지금 주소의 서브도메인)`)
    return named
  }

  const address: DemoAddress = {
    persona: oneOf('persona', personas, demoDefaults.persona),
    channel: channel(),
    device: oneOf('device', devices, hasFinePointer ? 'desktop' : 'mobile'),
    content: oneOf('content', contents, demoDefaults.content),
    quests: oneOf('quests', questScenarios, null),
    notice: oneOf('notice', noticeKinds, demoDefaults.notice),
    seed: read<number>('seed', demoDefaults.seed, '정수 (예: 7)', (text) => wholeNumber(text)),
    at: read<string | null>('at', null, '시간대가 있는 ISO 날짜와 시각 (예: 2026-11-20T10:00:00+09:00)', readInstant),
    latency: read<number>('latency', demoDefaults.latency, `0부터 ${maxLatency}까지의 정수 (밀리초)`, (text) =>
      wholeNumber(text, 0, maxLatency),
    ),
    faults: read('fault', [], faultGrammar(), readFaults),
    motion: oneOf('motion', motions, null),
  }
  return problems.length === 0 ? { ok: true, address } : { ok: false, problems: inOrder(problems) }
}

function wholeNumber(text: string, from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

/** A `+` typed into an address arrives as a space. */
function readInstant(text: string): string | undefined {
  const instant = text.replace(' ', '+')
  return isInstant(instant) ? instant : undefined
}

function inOrder(problems: readonly DemoProblem[]): readonly DemoProblem[] {
  return problems.toSorted((one, other) => demoParameters.indexOf(one.parameter) - demoParameters.indexOf(other.parameter))
}
