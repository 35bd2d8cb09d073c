import { type ReactNode, Suspense, useId, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Select } from '../../kit/Select.tsx'
import { BarPanel, type PanelName } from './BarPanel.tsx'
import type { PreviewControl, PreviewHost, PreviewState } from '../PreviewHost.ts'
import { previewWords } from '../previewWords.ts'
import { never, useStore } from '../store.ts'
import styles from './Controls.module.css'

const twoDigits = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')

/** Returns an instant as `2026-11-20T10:00` in the browser's zone; empty for none. */
export const localTimeOf = (iso: string): string => {
  const instant = new Date(iso)
  if (iso === '' || Number.isNaN(instant.getTime())) return ''
  const day = `${String(instant.getFullYear()).padStart(4, '0')}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`
  return `${day}T${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`
}

/** Returns the same time of day some days later; an empty time means now. */
export const addLocalDays = (local: string, days: number): string => {
  const moved = local === '' ? new Date() : new Date(local)
  moved.setDate(moved.getDate() + days)
  return localTimeOf(moved.toISOString())
}

/** Inverts `localTimeOf`: returns the instant with the offset at that time, or null for an invalid time. */
export const instantOfField = (local: string): string | null => {
  const instant = new Date(local)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) || Number.isNaN(instant.getTime())) return null
  const offset = -instant.getTimezoneOffset()
  return `${local.slice(0, 16)}:00${offset < 0 ? '-' : '+'}${twoDigits(offset / 60)}:${twoDigits(offset % 60)}`
}

interface DateTimeFieldProps {
  readonly id: string
  readonly control: Extract<PreviewControl, { kind: 'moment' }>
  onChange(value: string | null): void
}

/** Renders a field for a date and time in the visitor's time zone; the address includes the zone. */
const DateTimeField = ({ id, control, onChange }: DateTimeFieldProps) => {
  const initialValue = localTimeOf(control.value)
  const [typed, setTyped] = useState(initialValue)
  const commit = () => {
    const instant = instantOfField(typed)
    // An empty field is no time to go to, so it shows the current one again.
    if (instant === null) setTyped(initialValue)
    else if (typed !== initialValue) onChange(instant)
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
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
      />
      {previewWords.controls.travel.map(({ days, label }) => (
        <button
          key={days}
          type="button"
          className={styles['now']}
          onClick={() => onChange(instantOfField(addLocalDays(initialValue, days)))}
        >
          {label}
        </button>
      ))}
      <button type="button" className={styles['now']} onClick={() => onChange(null)}>
        {previewWords.controls.now}
      </button>
    </span>
  )
}

interface NumberFieldProps {
  readonly id: string
  readonly control: Extract<PreviewControl, { kind: 'number' }>
  onChange(value: string | null): void
}

/** Renders a number field that applies its value on Enter or when it loses the focus. */
const NumberField = ({ id, control, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState(control.value)
  const number = Number(typed)
  const isUsable = /^-?\d+$/.test(typed) && number >= control.min && number <= control.max
  const commit = () => {
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
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit()
      }}
    />
  )
}

interface ControlFieldProps {
  readonly control: PreviewControl
  /** Null removes the parameter. */
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
          {control.isUnknown && <option value={control.value}>{previewWords.unknown(control.value)}</option>}
          {control.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )
    case 'number':
      return <NumberField key={control.value} id={id} control={control} onChange={onChange} />
    case 'moment':
      return <DateTimeField key={control.value} id={id} control={control} onChange={onChange} />
  }
}

interface ControlsPanelProps {
  readonly host: PreviewHost
  readonly state: PreviewState
  onOpen(panel: PanelName): void
  onClose(): void
}

/** Renders the panel of all controls. On a phone it starts with the tools, which do not fit on the bar there. */
export const ControlsPanel = ({ host, state, onOpen, onClose }: ControlsPanelProps) => (
  <BarPanel title={previewWords.controls.title} onClose={onClose}>
    <h3 className={styles['heading']}>{previewWords.controls.tools}</h3>
    <div className={styles['tools']}>
      {(['side-by-side', 'who-sees-what'] as const).map(
        (name) =>
          host.pages[name] && (
            <Tool
              key={name}
              label={state.page === name ? previewWords.backToSite : previewWords.pages[name]}
              onPress={() => {
                onClose()
                host.open(state.page === name ? null : name)
              }}
            />
          ),
      )}
      {state.page === null && <Tool label={previewWords.why} onPress={() => onOpen('why')} />}
      {state.page === null && host.settings && <Tool label={previewWords.settings} onPress={() => onOpen('settings')} />}
      {state.page === null && host.faults && <Tool label={previewWords.faults} onPress={() => onOpen('faults')} />}
      {host.carrier && <Tool label={previewWords.carry} onPress={() => onOpen('state')} />}
      <Tool label={previewWords.reset} onPress={() => host.reset()} />
    </div>
    <h3 className={styles['heading']}>{previewWords.controls.fields}</h3>
    <div className={styles['grid']}>
      {state.controls.map((control) => (
        <ControlField key={control.name} control={control} onChange={(value) => host.change(control.name, value)} />
      ))}
    </div>
    <OfflineReady versions={host.versions} />
    <p className={styles['hint']} data-keys>
      {previewWords.controls.shortcut}
    </p>
  </BarPanel>
)

const OfflineReady = ({ versions }: Pick<PreviewHost, 'versions'>) =>
  useStore(versions?.isOfflineReady ?? never) && <p className={styles['hint']}>{previewWords.offlineReady}</p>

const Tool = ({ label, onPress }: { readonly label: string; onPress(): void }) => (
  <button type="button" className={styles['tool']} onClick={onPress}>
    {label}
  </button>
)

interface LazyPanelProps {
  readonly title: string
  onClose(): void
  readonly children: ReactNode
}

/** A panel whose content loads when it opens. */
export const LazyPanel = ({ title, onClose, children }: LazyPanelProps) => (
  <BarPanel title={title} onClose={onClose}>
    <ErrorBoundary fallback={<p role="alert">{previewWords.panelFailed}</p>}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  </BarPanel>
)

/** Shows the link to copy by hand, for a browser that does not let a page copy. */
export const LinkPanel = ({ link, onClose }: { readonly link: string; onClose(): void }) => (
  <BarPanel title={previewWords.copyLink} onClose={onClose}>
    <p>{previewWords.copyByHand}</p>
    <input className={styles['input']} aria-label={previewWords.copyLink} readOnly value={link} onFocus={({ target }) => target.select()} />
  </BarPanel>
)
