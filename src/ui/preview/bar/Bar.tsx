import { type CSSProperties, useState } from 'react'
import type { PanelName } from './BarPanel.tsx'
import { ControlField } from './Controls.tsx'
import type { PreviewPageName, PreviewStage, PreviewState, Versions } from '../PreviewStage.ts'
import { words } from '../previewWords.ts'
import { useWatched } from '../watchedValue.ts'
import styles from './Bar.module.css'

/** One per place in icons.svg, in this order. */
const icons = ['controls', 'why', 'who-sees-what', 'side-by-side', 'site', 'settings', 'link', 'reset', 'fold', 'faults'] as const
type BarIcon = PreviewPageName | (typeof icons)[number]

interface BarButtonProps {
  readonly icon: BarIcon
  readonly label: string
  readonly isOn?: boolean
  /** Pressed or not, for a switch; else open or not, for what opens a panel. */
  readonly isSwitch?: boolean
  readonly expands?: boolean
  /** A tool: shows its words where there is room, and moves into the panel where there is none. */
  readonly isTool?: boolean
  onPress(): void
}

/** One element, icon and all: the page beneath counts its own. */
const BarButton = ({ icon, label, isOn = false, isSwitch = false, expands = false, isTool = false, onPress }: BarButtonProps) => (
  <button
    type="button"
    className={styles['button']}
    style={placeOf(icon)}
    title={label}
    data-icon={icon}
    data-on={isOn || undefined}
    data-tool={isTool || undefined}
    {...(isSwitch ? { 'aria-pressed': isOn } : {})}
    {...(expands ? { 'aria-expanded': isOn } : {})}
    onClick={onPress}
  >
    {label}
  </button>
)

const placeOf = (icon: BarIcon): CSSProperties & { readonly '--icon': number } => ({ '--icon': icons.indexOf(icon) })

interface BarProps {
  readonly stage: PreviewStage
  readonly state: PreviewState
  readonly panel: PanelName | null
  onToggle(panel: PanelName): void
  onFold(): void
  /** The browser would not copy: the address is to be shown instead. */
  onCopyFailed(address: string): void
}

export const Bar = ({ stage, state, panel, onToggle, onFold, onCopyFailed }: BarProps) => {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const address = stage.link?.() ?? ''
    setSaid('')
    try {
      await navigator.clipboard.writeText(address)
      setSaid(words.copied)
    } catch {
      onCopyFailed(address)
    }
  }
  const onBar = state.controls.filter((control) => control.kind === 'choice' && control.onBar)
  const pages = (['who-sees-what', 'side-by-side'] as const).filter((name) => stage.pages[name])
  const onSite = state.page === null
  return (
    <div className={styles['bar']}>
      <strong className={styles['name']}>{words.name}</strong>
      {onBar.map((control) => (
        <ControlField key={control.name} control={control} onChange={(value) => stage.change(control.name, value)} />
      ))}
      <BarButton icon="controls" label={words.controls.title} isOn={panel === 'controls'} expands onPress={() => onToggle('controls')} />
      {onSite && <BarButton icon="why" label={words.why} isOn={panel === 'why'} isSwitch isTool onPress={() => onToggle('why')} />}
      {pages.map((name) => (
        <BarButton
          key={name}
          icon={state.page === name ? 'site' : name}
          label={state.page === name ? words.backToSite : words.pages[name]}
          isTool
          onPress={() => stage.open(state.page === name ? null : name)}
        />
      ))}
      {onSite && stage.settings && (
        <BarButton icon="settings" label={words.settings} isOn={panel === 'settings'} expands isTool onPress={() => onToggle('settings')} />
      )}
      {onSite && stage.faults && (
        <BarButton icon="faults" label={words.faults} isOn={panel === 'faults'} expands isTool onPress={() => onToggle('faults')} />
      )}
      {stage.link && <BarButton icon="link" label={words.copyLink} onPress={() => void copy()} />}
      <BarButton icon="reset" label={words.reset} onPress={() => stage.reset()} />
      <BarButton icon="fold" label={words.fold} onPress={onFold} />
      <p className={styles['note']} aria-live="polite">
        {[said, state.note].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

/** All that is left of the folded bar. */
export const Handle = ({ onOpen }: { onOpen(): void }) => (
  <button type="button" className={styles['handle']} aria-label={words.open} onClick={onOpen}>
    {words.name}
  </button>
)

/** Says that a new version waits, and leaves it at that: until somebody chooses, this window goes on with the old one. */
export const NewVersion = ({ versions }: { readonly versions: Versions }) => {
  const isNewHere = useWatched(versions.isNewHere)
  const [isOpening, setOpening] = useState(false)
  const open = () => {
    setOpening(true)
    versions.openNew()
  }
  return (
    <div className={styles['version']} data-here={isNewHere || undefined}>
      <p aria-live="polite">{isNewHere && (isOpening ? words.version.opening : words.version.isHere)}</p>
      {isNewHere && !isOpening && (
        <>
          <button type="button" className={styles['open']} onClick={open}>
            {words.version.open}
          </button>
          <button type="button" className={styles['later']} onClick={() => versions.later()}>
            {words.version.later}
          </button>
        </>
      )}
    </div>
  )
}
