import type { PreviewStage, PreviewState } from '../PreviewStage.ts'
import { words } from '../words.ts'
import { ControlField } from './ControlField.tsx'
import styles from './ControlsPanel.module.css'
import { Panel } from './Panel.tsx'
import type { PanelName } from './PanelName.ts'

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
