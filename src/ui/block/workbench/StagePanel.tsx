import { Play, RotateCcw, Send, Square, StepForward } from 'lucide'
import { type ReactNode, useRef } from 'react'
import type { BlockDetail } from '../../../domain/blocks/blockProblem.ts'
import { eventText } from '../../../domain/blocks/eventText.ts'
import type { Stage as Sea } from '../../../domain/blocks/stage.ts'
import { ignoreKeyRepeat } from '../../kit/ActionButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useReducedMotion } from '../../kit/motion/reducedMotion.ts'
import { SelectField } from '../../kit/Select.tsx'
import { blockWords, stageText } from '../blockWords.ts'
import { Stage } from '../stage/Stage.tsx'
import type { Speed, useStageRun } from '../stage/useStageRun.ts'
import styles from './StagePanel.module.css'

const words = blockWords.run

interface StagePanelProps {
  readonly block: BlockDetail
  readonly stage: Sea
  readonly run: Omit<ReturnType<typeof useStageRun>, 'play' | 'step' | 'reset' | 'show'>
  readonly world: number
  readonly isSubmitting: boolean
  onWorld(at: number): void
  onPlay(): void
  onStep(): void
  onReset(): void
  onSubmit(): void
  /** What came of it. */
  readonly children: ReactNode
}

const speeds: readonly Speed[] = ['slow', 'usual', 'fast']

/** The stage with its buttons, and what happens there in words. */
export const StagePanel = ({ block, stage, run, world, isSubmitting, children, ...on }: StagePanelProps) => {
  const playButton = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const watch = () => place.current?.scrollIntoView({ block: 'nearest' })
  const isStill = useReducedMotion()
  const { item } = block.names
  const isPlaying = run.kind === 'playing'
  const told = run.events.map((event) => eventText(event, stage.actors, item))
  return (
    <div ref={place} className={styles['stage']}>
      <h2 className={styles['title']}>{blockWords.regions.stage}</h2>
      <Stage
        stage={stage}
        frame={run.frame}
        label={stageText(stage, run.frame, item)
          .slice(0, 1 + stage.actors.length)
          .join(' ')}
        hasMotion={!isStill}
      />
      <Monitors {...run.frame} />
      <div className={styles['buttons']}>
        <Button
          ref={playButton}
          tone="soft"
          unavailable={isPlaying}
          onKeyDown={ignoreKeyRepeat}
          onClick={() => {
            watch()
            on.onPlay()
          }}
        >
          <Icon icon={Play} size={18} />
          {words.play}
        </Button>
        {isPlaying && (
          <Button
            tone="danger"
            onClick={() => {
              // The button goes with the run.
              playButton.current?.focus({ preventScroll: true })
              run.stop()
            }}
          >
            <Icon icon={Square} size={16} />
            {words.stop}
          </Button>
        )}
        <Button
          tone="quiet"
          unavailable={isPlaying}
          onClick={() => {
            watch()
            on.onStep()
          }}
        >
          <Icon icon={StepForward} size={18} />
          {words.step}
        </Button>
        <Button tone="quiet" onClick={on.onReset}>
          <Icon icon={RotateCcw} size={18} />
          {words.reset}
        </Button>
        <Button
          className={styles['submit']}
          unavailable={isSubmitting}
          aria-busy={isSubmitting || undefined}
          onKeyDown={ignoreKeyRepeat}
          onClick={on.onSubmit}
        >
          <Icon icon={Send} size={18} />
          {words.submit}
        </Button>
      </div>
      {children}
      <div className={styles['choices']}>
        <SelectField
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
            onSelect={(value) => on.onWorld(Number(value))}
          />
        )}
      </div>
      {/* Each block is told while one goes block by block; a run in one go is told by what it comes to. */}
      <p role="status" className={styles['told']}>
        {run.isStepwise ? told.slice(-run.frame.events.length || told.length).join(' ') : ''}
      </p>
      <details className={styles['details']}>
        <summary>{words.log}</summary>
        {told.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <ol>
            {told.map((text, at) => (
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
  )
}

type MonitorsProps = Pick<ReturnType<typeof useStageRun>['frame'], 'variables' | 'lists'>

/** What variables and lists hold. */
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
