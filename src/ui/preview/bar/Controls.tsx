import { type ReactNode, Suspense, useId, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { renewLost } from '../../kit/lazy.tsx'
import { Select } from '../../kit/Select.tsx'
import { Panel, type PanelName } from './BarPanel.tsx'
import type { PreviewControl, PreviewStage, PreviewState } from '../PreviewStage.ts'
import { words } from '../previewWords.ts'
import styles from './Controls.module.css'

const two = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')

/** An instant as `2026-11-20T10:00` in the browser's zone; empty for none. */
export const localTimeOf = (iso: string): string => {
  const instant = new Date(iso)
  if (iso === '' || Number.isNaN(instant.getTime())) return ''
  const day = `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
  return `${day}T${two(instant.getHours())}:${two(instant.getMinutes())}`
}

/** The same time of day some days later; empty stands for now. */
export const daysLater = (local: string, days: number): string => {
  const moved = local === '' ? new Date() : new Date(local)
  moved.setDate(moved.getDate() + days)
  return localTimeOf(moved.toISOString())
}

/** The other way round, with the zone that held then; null for what is no time. */
export const instantOf = (local: string): string | null => {
  const instant = new Date(local)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) || Number.isNaN(instant.getTime())) return null
  const offset = -instant.getTimezoneOffset()
  return `${local.slice(0, 16)}:00${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
}

interface MomentFieldProps {
  readonly id: string
  readonly control: Extract<PreviewControl, { kind: 'moment' }>
  onChange(value: string | null): void
}

/** Date and time in the visitor's own zone; the address keeps the zone with it. */
const MomentField = ({ id, control, onChange }: MomentFieldProps) => {
  const given = localTimeOf(control.value)
  const [typed, setTyped] = useState(given)
  const settle = () => {
    const instant = instantOf(typed)
    // An empty field is no time to go to: it shows the current one again.
    if (instant === null) setTyped(given)
    else if (typed !== given) onChange(instant)
  }
  return (
    <span className={styles['pair']}>
      <input
        id={id}
        className={styles['input']}
        type="datetime-local"
        value={typed}
        aria-invalid={control.isUnknown || undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle()
        }}
      />
      {words.controls.travel.map(({ days, label }) => (
        <button key={days} type="button" className={styles['now']} onClick={() => onChange(instantOf(daysLater(given, days)))}>
          {label}
        </button>
      ))}
      <button type="button" className={styles['now']} onClick={() => onChange(null)}>
        {words.controls.now}
      </button>
    </span>
  )
}

interface TypedFieldProps {
  readonly id: string
  readonly control: Extract<PreviewControl, { kind: 'number' }>
  onChange(value: string | null): void
}

/** A number that counts once it is typed: on Enter, or on the way out. */
const TypedField = ({ id, control, onChange }: TypedFieldProps) => {
  const [typed, setTyped] = useState(control.value)
  const number = Number(typed)
  const isUsable = /^-?\d+$/.test(typed) && number >= control.min && number <= control.max
  const settle = () => {
    if (typed === control.value) return
    if (isUsable) onChange(typed)
    else setTyped(control.value)
  }
  return (
    <input
      id={id}
      className={styles['input']}
      type="text"
      inputMode="numeric"
      value={typed}
      aria-invalid={!isUsable || undefined}
      onChange={({ target }) => setTyped(target.value.trim())}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    />
  )
}

interface ControlFieldProps {
  readonly control: PreviewControl
  /** null: as if nothing had been said. */
  onChange(value: string | null): void
}

export const ControlField = ({ control, onChange }: ControlFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']} data-unknown={control.isUnknown || undefined}>
      <label htmlFor={id} className={styles['label']}>
        {control.label}
      </label>
      <Input id={id} control={control} onChange={onChange} />
    </div>
  )
}

const Input = ({ id, control, onChange }: ControlFieldProps & { readonly id: string }) => {
  switch (control.kind) {
    case 'choice':
      return (
        <Select
          id={id}
          className={styles['choice']}
          value={control.value}
          aria-invalid={control.isUnknown || undefined}
          onChange={({ target }) => onChange(target.value)}
        >
          {control.isUnknown && <option value={control.value}>{words.unknown(control.value)}</option>}
          {control.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )
    case 'number':
      return <TypedField key={control.value} id={id} control={control} onChange={onChange} />
    case 'moment':
      return <MomentField key={control.value} id={id} control={control} onChange={onChange} />
  }
}

interface ControlsPanelProps {
  readonly stage: PreviewStage
  readonly state: PreviewState
  onOpen(panel: PanelName): void
  onClose(): void
}

/** Everything that can be set; on a phone also the way to the tools, for which the bar has no room there. */
export const ControlsPanel = ({ stage, state, onOpen, onClose }: ControlsPanelProps) => (
  <Panel title={words.controls.title} onClose={onClose}>
    <div className={styles['grid']}>
      {state.controls.map((control) => (
        <ControlField key={control.name} control={control} onChange={(value) => stage.change(control.name, value)} />
      ))}
    </div>
    <h3 className={styles['heading']}>{words.controls.tools}</h3>
    <div className={styles['tools']}>
      {state.page === null && <Tool label={words.why} onPress={() => onOpen('why')} />}
      {state.page === null && stage.settings && <Tool label={words.settings} onPress={() => onOpen('settings')} />}
      {state.page === null && stage.faults && <Tool label={words.faults} onPress={() => onOpen('faults')} />}
      {(['who-sees-what', 'side-by-side'] as const).map(
        (name) =>
          stage.pages[name] && (
            <Tool
              key={name}
              label={state.page === name ? words.backToSite : words.pages[name]}
              onPress={() => {
                onClose()
                stage.open(state.page === name ? null : name)
              }}
            />
          ),
      )}
      <Tool label={words.reset} onPress={() => stage.reset()} />
    </div>
    <p className={styles['hint']}>{words.controls.shortcut}</p>
  </Panel>
)

const Tool = ({ label, onPress }: { readonly label: string; onPress(): void }) => (
  <button type="button" className={styles['tool']} onClick={onPress}>
    {label}
  </button>
)

interface LatePanelProps {
  readonly title: string
  onClose(): void
  readonly children: ReactNode
}

/** A panel whose content is fetched when somebody opens it. */
export const LatePanel = ({ title, onClose, children }: LatePanelProps) => (
  <Panel title={title} onClose={onClose}>
    <ErrorBoundary fallback={<p role="alert">{words.panelFailed}</p>} onError={renewLost}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  </Panel>
)

/** For a browser that does not let a page copy. */
export const LinkPanel = ({ link, onClose }: { readonly link: string; onClose(): void }) => (
  <Panel title={words.copyLink} onClose={onClose}>
    <p>{words.copyByHand}</p>
    <input className={styles['input']} aria-label={words.copyLink} readOnly value={link} onFocus={({ target }) => target.select()} />
  </Panel>
)
