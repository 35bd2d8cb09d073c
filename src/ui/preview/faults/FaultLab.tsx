import { ControlField } from '../bar/ControlField.tsx'
import type { PreviewControl, Watched } from '../PreviewStage.ts'
import { CallList } from './CallList.tsx'
import { CallPart } from './CallPart.tsx'
import styles from './FaultLab.module.css'
import type { FaultEdits, FaultView, SeenCall } from './FaultView.ts'
import { faultWords as words, latencies } from './faultWords.ts'
import { OtherRules } from './OtherRules.tsx'

interface FaultLabProps {
  readonly view: FaultView
  readonly edits: FaultEdits
  readonly latency: PreviewControl | undefined
  readonly calls: Watched<readonly SeenCall[]> & { clear(): void }
  change(name: 'fault' | 'latency', value: string): void
}

/** Calls go wrong on purpose here, one by one or all together, and are seen as they happen. */
export const FaultLab = ({ view, edits, latency, calls, change }: FaultLabProps) => (
  <>
    <p className={styles['about']}>{words.about}</p>
    {latency && (
      <div className={styles['latency']}>
        <ControlField control={latency} onChange={(value) => change('latency', value ?? '')} />
        <div className={styles['presets']}>
          {latencies.map((count) => (
            <Preset key={count} isOn={latency.value === String(count)} onPress={() => change('latency', String(count))}>
              {words.milliseconds(count)}
            </Preset>
          ))}
        </div>
      </div>
    )}
    <div className={styles['presets']}>
      <Preset isOn={view.others === edits.everything} onPress={() => change('fault', edits.everything)}>
        {words.failAll}
      </Preset>
      <Preset isOn={view.isQuiet} onPress={() => change('fault', '')}>
        {words.failNone}
      </Preset>
    </div>
    <CallList calls={calls} />
    <h3 className={styles['heading']}>{words.calls}</h3>
    {view.parts.map((part, at) => (
      <CallPart key={part.name} part={part} isFirst={at === 0} onChange={(rule, kind) => change('fault', edits.ofCall(rule, kind))} />
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
