import { useState } from 'react'
import type { PreviewStage, PreviewState } from '../PreviewStage.ts'
import { words } from '../words.ts'
import styles from './Bar.module.css'
import { BarButton } from './BarButton.tsx'
import { ControlField } from './ControlField.tsx'
import type { PanelName } from './PanelName.ts'

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
