import { type CSSProperties, useState } from 'react'
import type { PanelName } from './BarPanel.tsx'
import { ControlField } from './Controls.tsx'
import type { AppVersions, PreviewHost, PreviewPageName, PreviewState } from '../PreviewHost.ts'
import { previewWords } from '../previewWords.ts'
import { never, useStore } from '../store.ts'
import styles from './Bar.module.css'

/** The icons in the order of their places in icons.svg. */
const iconNames = [
  'controls',
  'why',
  'who-sees-what',
  'side-by-side',
  'site',
  'settings',
  'link',
  'reset',
  'fold',
  'faults',
  'state',
] as const
type BarIcon = PreviewPageName | (typeof iconNames)[number]

interface BarButtonProps {
  readonly icon: BarIcon
  readonly label: string
  readonly isOn?: boolean
  /** Announced as pressed or not. `expands` is announced as open or not. */
  readonly isSwitch?: boolean
  readonly expands?: boolean
  /** A tool shows its label where there is room, and moves into the panel where there is none. */
  readonly isTool?: boolean
  onPress(): void
}

/** Renders a single element with its icon, because the page below is measured by its number of elements. */
const BarButton = ({ icon, label, isOn = false, isSwitch = false, expands = false, isTool = false, onPress }: BarButtonProps) => (
  <button
    type="button"
    className={styles['button']}
    style={iconStyle(icon)}
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

const iconStyle = (icon: BarIcon): CSSProperties & { readonly '--icon': number } => ({ '--icon': iconNames.indexOf(icon) })

/** Shows the preview's name. Its mark turns green once the demo opens without a network; the panel of controls tells it in words. */
const BarName = ({ versions }: Pick<PreviewHost, 'versions'>) => {
  const isOfflineReady = useStore(versions?.isOfflineReady ?? never)
  return (
    <strong
      className={styles['name']}
      data-offline={isOfflineReady || undefined}
      title={isOfflineReady ? previewWords.offlineReady : undefined}
    >
      {previewWords.name}
    </strong>
  )
}

interface BarProps {
  readonly host: PreviewHost
  readonly state: PreviewState
  readonly panel: PanelName | null
  onToggle(panel: PanelName): void
  onFold(): void
  /** Called with the address to show if the browser refused to copy it. */
  onCopyFailed(address: string): void
}

export const Bar = ({ host, state, panel, onToggle, onFold, onCopyFailed }: BarProps) => {
  const [announcement, setAnnouncement] = useState('')
  const copy = async () => {
    const address = (await host.link?.()) ?? ''
    setAnnouncement('')
    try {
      await navigator.clipboard.writeText(address)
      setAnnouncement(previewWords.copied)
    } catch {
      onCopyFailed(address)
    }
  }
  const onBar = state.controls.filter((control) => control.kind === 'choice' && control.onBar)
  const pages = (['who-sees-what', 'side-by-side'] as const).filter((name) => host.pages[name])
  const onSite = state.page === null
  return (
    <>
      {/* A row of its own, so that it never covers the page. */}
      <p className={styles['standing']} aria-live="polite" data-standing-note>
        {state.note}
      </p>
      <div className={styles['bar']}>
        <BarName versions={host.versions} />
        {onBar.map((control) => (
          <ControlField key={control.name} control={control} onChange={(value) => host.change(control.name, value)} />
        ))}
        <BarButton
          icon="controls"
          label={previewWords.controls.title}
          isOn={panel === 'controls'}
          expands
          onPress={() => onToggle('controls')}
        />
        {onSite && <BarButton icon="why" label={previewWords.why} isOn={panel === 'why'} isSwitch isTool onPress={() => onToggle('why')} />}
        {pages.map((name) => (
          <BarButton
            key={name}
            icon={state.page === name ? 'site' : name}
            label={state.page === name ? previewWords.backToSite : previewWords.pages[name]}
            isTool
            onPress={() => host.open(state.page === name ? null : name)}
          />
        ))}
        {onSite && host.settings && (
          <BarButton
            icon="settings"
            label={previewWords.settings}
            isOn={panel === 'settings'}
            expands
            isTool
            onPress={() => onToggle('settings')}
          />
        )}
        {onSite && host.faults && (
          <BarButton
            icon="faults"
            label={previewWords.faults}
            isOn={panel === 'faults'}
            expands
            isTool
            onPress={() => onToggle('faults')}
          />
        )}
        {host.link && <BarButton icon="link" label={previewWords.copyLink} onPress={() => void copy()} />}
        {host.carrier && (
          <BarButton icon="state" label={previewWords.carry} isOn={panel === 'state'} expands onPress={() => onToggle('state')} />
        )}
        <BarButton icon="reset" label={previewWords.reset} onPress={() => host.reset()} />
        <BarButton icon="fold" label={previewWords.fold} onPress={onFold} />
        <div role="status" className={styles['note']}>
          {announcement}
        </div>
      </div>
    </>
  )
}

/** Renders the button of the folded bar. */
export const ExpandHandle = ({ onOpen }: { onOpen(): void }) => (
  <button type="button" className={styles['handle']} aria-label={previewWords.open} onClick={onOpen}>
    {previewWords.name}
  </button>
)

/** Tells that a new version is available. This window keeps the old one until the user switches. */
export const NewVersion = ({ versions }: { readonly versions: AppVersions }) => {
  const isNewHere = useStore(versions.isUpdateReady)
  const [isOpening, setOpening] = useState(false)
  const open = () => {
    setOpening(true)
    versions.update()
  }
  return (
    <div className={styles['version']} data-here={isNewHere || undefined}>
      <p aria-live="polite">{isNewHere && (isOpening ? previewWords.version.opening : previewWords.version.isHere)}</p>
      {isNewHere && !isOpening && (
        <>
          <button type="button" className={styles['open']} onClick={open}>
            {previewWords.version.open}
          </button>
          <button type="button" className={styles['later']} onClick={() => versions.postpone()}>
            {previewWords.version.later}
          </button>
        </>
      )}
    </div>
  )
}
