import { contents, type DemoAddress, devices, motions, noticeKinds, personas, questScenarios } from './DemoAddress.ts'
import { allowedChannels, channelOfHost, isChannel } from './demoChannels.ts'
import { demoDefaults, longestLatency } from './demoDefaults.ts'
import { type DemoParameter, demoParameters } from './demoParameters.ts'
import { isInstant } from './isInstant.ts'
import { faultGrammar, readFaults } from './readFaults.ts'

export interface DemoProblem {
  readonly parameter: DemoParameter
  readonly value: string
  /** What would have been understood, in words to show. */
  readonly allowed: string
}

type DemoReading = { readonly ok: true; readonly address: DemoAddress } | { readonly ok: false; readonly problems: readonly DemoProblem[] }

/** Reads a demo view from its address. Nothing falls back in silence: what is not understood is told. */
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
    latency: read<number>('latency', demoDefaults.latency, `0부터 ${longestLatency}까지의 정수 (밀리초)`, (text) =>
      wholeNumber(text, 0, longestLatency),
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
