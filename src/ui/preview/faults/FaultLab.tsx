import { useId, useState } from 'react'
import { Select } from '../../kit/Select.tsx'
import { ControlField } from '../bar/Controls.tsx'
import type { Option, PreviewControl, ReadableStore } from '../PreviewHost.ts'
import { useStore } from '../store.ts'
import styles from './FaultLab.module.css'

const latencyPresets = [0, 150, 1_000, 5_000] as const

/** The kinds of faults, as the address spells them. */
export const faultKinds: readonly Option[] = [
  { value: '', label: '정상' },
  { value: '500', label: '500 서버 오류' },
  { value: '401', label: '401 로그인 필요' },
  { value: '403', label: '403 권한 없음' },
  { value: '404', label: '404 없음' },
  { value: '429', label: '429 너무 잦음' },
  { value: 'hang', label: '응답 없음' },
  { value: 'drop', label: '끊김' },
  { value: 'garbage', label: '깨진 JSON' },
  { value: 'wrong', label: '다른 모양' },
  { value: 'slow', label: '느림 (5초)' },
]

const faultWords = {
  about: '호출이 어떻게 어긋나는지 골라 보세요. 고른 대로 주소가 바뀌고 화면이 다시 시작해요.',
  milliseconds: (count: number) => `${count.toLocaleString('ko-KR')}ms`,
  failAll: '모두 실패',
  failNone: '모두 정상',
  log: '호출 기록',
  clear: '지우기',
  noCalls: '아직 호출이 없어요.',
  calls: '호출마다 고르기',
  overruled: (rule: string) => `규칙 ${rule} 먼저`,
  others: '그 밖의 규칙',
  othersHint: '예: users/**:500, POST *:hang',
  grammar: '[메서드 ]경로:종류. 경로의 *는 한 칸, **는 여러 칸이에요. 종류는 200~599, hang, drop, garbage, wrong, slow.',
  problem: (rules: readonly string[]) => `알 수 없는 규칙이에요: ${rules.join(', ')}`,
  hitBy: (fault: string) => `실험: ${fault}`,
} as const

const outcomeTexts = { waiting: '기다리는 중', dropped: '끊김', aborted: '그만둠' } as const

/** The client's deadline for the headers, in ms. */
const headersDeadlineMs = 8_000

const outcomeText = ({ outcome, milliseconds }: LoggedCall): string => {
  if (typeof outcome === 'number') return String(outcome)
  return outcome === 'aborted' && (milliseconds ?? 0) >= headersDeadlineMs - 100 ? '시간 초과' : outcomeTexts[outcome]
}

const faultKindText = (kind: string): string => faultKinds.find(({ value }) => value === kind)?.label ?? kind

/** The page's calls, newest first. Not a live region: each call would be announced. */
const CallList = ({ calls }: { readonly calls: ReadableStore<readonly LoggedCall[]> & { clear(): void } }) => {
  const id = useId()
  const seen = useStore(calls)
  return (
    <section aria-labelledby={id}>
      <div className={styles['logHead']}>
        <h3 id={id} className={styles['heading']}>
          {faultWords.log} <span className={styles['count']}>{seen.length}</span>
        </h3>
        <button type="button" className={styles['clear']} disabled={seen.length === 0} onClick={() => calls.clear()}>
          {faultWords.clear}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too */}
      <div role="log" aria-live="off" aria-labelledby={id} tabIndex={0} className={styles['log']}>
        {seen.length === 0 && <p className={styles['about']}>{faultWords.noCalls}</p>}
        <ul>
          {seen.map((call) => (
            <CallEntry key={call.id} call={call} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const CallEntry = ({ call }: { readonly call: LoggedCall }) => (
  <li className={styles['call']} data-tone={callTone(call)}>
    <code className={styles['path']}>
      {call.method} {call.path}
    </code>
    <span className={styles['outcome']}>{outcomeText(call)}</span>
    <span className={styles['time']}>{call.milliseconds !== null && faultWords.milliseconds(call.milliseconds)}</span>
    {call.fault !== null && <span className={styles['fault']}>{faultWords.hitBy(faultKindText(String(call.fault)))}</span>}
  </li>
)

const callTone = ({ outcome }: LoggedCall) => {
  if (outcome === 'waiting') return undefined
  return typeof outcome === 'number' && outcome < 400 ? 'good' : 'bad'
}

interface CallRowProps {
  readonly call: FaultedCall
  onChange(kind: string): void
}

const CallRow = ({ call: { rule, label, kind, overruledBy }, onChange }: CallRowProps) => {
  const id = useId()
  const isListed = faultKinds.some(({ value }) => value === kind)
  return (
    <li className={styles['row']} data-faulty={kind !== '' || overruledBy !== null || undefined}>
      <label htmlFor={id} className={styles['label']}>
        {label} <code className={styles['code']}>{rule}</code>
      </label>
      <Select id={id} className={styles['select']} value={kind} onChange={({ target }) => onChange(target.value)}>
        {!isListed && <option value={kind}>{faultKindText(kind)}</option>}
        {faultKinds.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {overruledBy !== null && <p className={styles['overruled']}>{faultWords.overruled(overruledBy)}</p>}
    </li>
  )
}

interface CallPartProps {
  readonly part: FaultView['parts'][number]
  readonly isFirst: boolean
  onChange(rule: string, kind: string): void
}

/** Renders the calls about one resource. It is open at first for the home page and for calls with a fault. */
const CallPart = ({ part: { name, calls }, isFirst, onChange }: CallPartProps) => {
  const [isOpen, setOpen] = useState(isFirst || calls.some(({ kind }) => kind !== ''))
  return (
    <details className={styles['part']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles['summary']}>
        {name} <span className={styles['count']}>{calls.length}</span>
      </summary>
      {isOpen && (
        <ul>
          {calls.map((call) => (
            <CallRow key={call.rule} call={call} onChange={(kind) => onChange(call.rule, kind)} />
          ))}
        </ul>
      )}
    </details>
  )
}

export interface FaultedCall {
  /** The call as a rule names it: `GET users/me`. */
  readonly rule: string
  readonly label: string
  /** The fault in the call's own rule; empty if there is none. */
  readonly kind: string
  /** An earlier rule that matches this call. */
  readonly overruledBy: string | null
}

/** The faults of the address. */
export interface FaultView {
  readonly parts: readonly { readonly name: string; readonly calls: readonly FaultedCall[] }[]
  /** The text of the rules for several calls. */
  readonly others: string
  readonly isEmpty: boolean
}

/** The edits of the faults; each returns the complete new text of the parameter. */
export interface FaultEdits {
  setCallFault(rule: string, kind: string): string
  setOtherRules(text: string): string
  /** Returns the invalid rules in a text. */
  invalidRules(text: string): readonly string[]
  readonly failAllRule: string
}

/** A call as it happens. */
interface LoggedCall {
  readonly id: number
  readonly method: string
  readonly path: string
  readonly fault: string | number | null
  readonly outcome: number | 'waiting' | 'dropped' | 'aborted'
  readonly milliseconds: number | null
}

interface OtherRulesProps {
  readonly text: string
  readonly edits: FaultEdits
  onChange(text: string): void
}

/** Renders a field for rules. They apply once they are valid, on Enter or when the field loses the focus. */
const OtherRules = ({ text, edits, onChange }: OtherRulesProps) => {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [committed, setCommitted] = useState(text)
  const problems = edits.invalidRules(committed)
  const commit = () => {
    setCommitted(typed)
    if (typed !== text && edits.invalidRules(typed).length === 0) onChange(edits.setOtherRules(typed))
  }
  return (
    <div>
      <label htmlFor={id} className={styles['heading']}>
        {faultWords.others}
      </label>
      <input
        id={id}
        className={styles['input']}
        value={typed}
        placeholder={faultWords.othersHint}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
      />
      <p className={styles['problem']} role="alert">
        {problems.length > 0 && faultWords.problem(problems)}
      </p>
      <p id={`${id}-help`} className={styles['about']}>
        {faultWords.grammar}
      </p>
    </div>
  )
}

export interface FaultLabProps {
  readonly view: FaultView
  readonly edits: FaultEdits
  readonly latency: PreviewControl | undefined
  readonly calls: ReadableStore<readonly LoggedCall[]> & { clear(): void }
  change(name: 'fault' | 'latency', value: string): void
}

/** Renders a lab to make calls fail, one by one or all together, with a list of the calls as they happen. */
export const FaultLab = ({ view, edits, latency, calls, change }: FaultLabProps) => (
  <>
    <p className={styles['about']}>{faultWords.about}</p>
    {latency && (
      <div className={styles['latency']}>
        <ControlField control={latency} onChange={(value) => change('latency', value ?? '')} />
        <div className={styles['presets']}>
          {latencyPresets.map((count) => (
            <Preset key={count} isOn={latency.value === String(count)} onPress={() => change('latency', String(count))}>
              {faultWords.milliseconds(count)}
            </Preset>
          ))}
        </div>
      </div>
    )}
    <div className={styles['presets']}>
      <Preset isOn={view.others === edits.failAllRule} onPress={() => change('fault', edits.failAllRule)}>
        {faultWords.failAll}
      </Preset>
      <Preset isOn={view.isEmpty} onPress={() => change('fault', '')}>
        {faultWords.failNone}
      </Preset>
    </div>
    <CallList calls={calls} />
    <h3 className={styles['heading']}>{faultWords.calls}</h3>
    {view.parts.map((part, at) => (
      <CallPart key={part.name} part={part} isFirst={at === 0} onChange={(rule, kind) => change('fault', edits.setCallFault(rule, kind))} />
    ))}
    <OtherRules key={view.others} text={view.others} edits={edits} onChange={(text) => change('fault', text)} />
  </>
)

interface PresetProps {
  readonly isOn: boolean
  onPress(): void
  readonly children: string
}

const Preset = ({ isOn, onPress, children }: PresetProps) => (
  <button type="button" className={styles['preset']} aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
)
