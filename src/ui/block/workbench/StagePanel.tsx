import type { ReactNode } from 'react'
import type { BlockDetail } from '../../../domain/blocks/blockProblem.ts'
import { eventText } from '../../../domain/blocks/eventText.ts'
import type { Stage as Sea } from '../../../domain/blocks/stage.ts'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { useReducedMotion } from '../../kit/motion/reducedMotion.ts'
import type { Panes } from '../../kit/panes/usePanes.ts'
import { SelectField } from '../../kit/Select.tsx'
import { blockWords, stageText } from '../blockWords.ts'
import { Stage } from '../stage/Stage.tsx'
import type { Speed, useStageRun } from '../stage/useStageRun.ts'
import type { BlockPane } from './BlockPanes.tsx'
import bench from './BlockWorkbench.module.css'
import styles from './StagePanel.module.css'

const words = blockWords.run

interface StagePanelProps {
  readonly block: BlockDetail
  readonly stage: Sea
  readonly run: Omit<ReturnType<typeof useStageRun>, 'play' | 'step' | 'reset' | 'show'>
  readonly world: number
  readonly panes: Panes<BlockPane>
  onWorld(at: number): void
  /** The result of the run or submission. */
  readonly children: ReactNode
}

const speeds: readonly Speed[] = ['slow', 'usual', 'fast']

/** Renders the stage, with its events in words, and the goal where the task is folded or in another tab. */
export const StagePanel = ({ block, stage, run, world, panes, onWorld, children }: StagePanelProps) => {
  const isStill = useReducedMotion()
  const goal = panes.isTabbed && panes.current !== 'workspace' ? null : block.goal
  const { item } = block.names
  const eventTexts = run.events.map((event) => eventText(event, stage.actors, item))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only ends a movement, which ends by itself
    <section aria-label={blockWords.regions.stage} className={bench['panel']} data-part="stage" onPointerDown={run.skipReplay}>
      <div className={styles['stage']}>
        <h2 className={styles['title']}>{blockWords.regions.stage}</h2>
        {goal !== null && (
          <p className={styles['goal']}>
            <InlineText text={goal} />
          </p>
        )}
        <Stage
          stage={stage}
          frame={run.frame}
          label={stageText(stage, run.frame, item)
            .slice(0, 1 + stage.actors.length)
            .join(' ')}
          hasMotion={!isStill}
        />
        <Monitors {...run.frame} />
        {children}
        <div className={styles['choices']}>
          <SelectField
            isLabelShown
            label={words.speed}
            value={run.speed}
            options={speeds.map((value) => ({ value, label: words.speeds[value] }))}
            onSelect={(value) => run.setSpeed(speeds.find((one) => one === value) ?? 'usual')}
          />
          {block.stages.length > 1 && (
            <SelectField
              label={words.world}
              value={String(world)}
              options={block.stages.map(({ label }, at) => ({ value: String(at), label }))}
              onSelect={(value) => onWorld(Number(value))}
            />
          )}
        </div>
        {/* Each event is announced while stepping; of a run in one go only the result is. */}
        <p role="status" className={styles['news']}>
          {run.isStepwise ? eventTexts.slice(-run.frame.events.length || eventTexts.length).join(' ') : ''}
        </p>
        <details className={styles['details']}>
          <summary>{words.log}</summary>
          {eventTexts.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <ol>
              {eventTexts.map((text, at) => (
                <li key={at}>{text}</li>
              ))}
            </ol>
          )}
        </details>
        <details className={styles['details']}>
          <summary>{words.describe}</summary>
          <ul>
            {stageText(stage, run.frame, item).map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}

type MonitorsProps = Pick<ReturnType<typeof useStageRun>['frame'], 'variables' | 'lists'>

/** Lists the values of variables and lists. */
const Monitors = ({ variables, lists }: MonitorsProps) =>
  variables.length + lists.length === 0 ? null : (
    <dl className={styles['monitors']}>
      {variables.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {lists.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.length === 0 ? '–' : values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
