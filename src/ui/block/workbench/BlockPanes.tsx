import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { BlockDetail, BlockStanding } from '../../../domain/blocks/blockProblem.ts'
import type { Loadable } from '../../kit/loaded.ts'
import { Divider } from '../../kit/panes/Divider.tsx'
import { Pane, PaneTabs } from '../../kit/panes/PaneTabs.tsx'
import type { Panes } from '../../kit/panes/usePanes.ts'
import { TextButton } from '../../kit/TextButton.tsx'
import { Bench } from '../../problem/workbench/Bench.tsx'
import { LazyQuestions } from '../../question/LazyQuestions.tsx'
import { blockWords } from '../blockWords.ts'
import { BlockHints } from './BlockHints.tsx'
import { BlockStatement } from './BlockStatement.tsx'
import styles from './BlockWorkbench.module.css'

export type BlockPane = 'statement' | 'workspace' | 'stage'

interface BlockPanesProps {
  readonly block: BlockDetail
  readonly standing: Loadable<BlockStanding>
  readonly panes: Panes<BlockPane>
  readonly isOnPage: boolean
  /** The label of the workspace's tab. */
  readonly workspaceName: string
  readonly workspace: ReactNode
  readonly stage: ReactNode
  readonly bar: ReactNode
  onKeyDown?(event: KeyboardEvent): void
}

/** Renders the panes of a block problem: statement, workspace and stage. */
export const BlockPanes = ({ block, standing, panes, isOnPage, workspaceName, workspace, stage, bar, onKeyDown }: BlockPanesProps) => {
  const [isUnfolded, setUnfolded] = useState(false)
  const tabs = [
    { name: 'statement', label: blockWords.regions.statement },
    { name: 'workspace', label: workspaceName },
    { name: 'stage', label: blockWords.regions.stage },
  ] as const
  // The questions fit beside the stage; with one pane at a time they are part of the statement's pane.
  const questions = isOnPage && (
    <LazyQuestions subject={{ contentType: 'BLOCK', contentId: block.blockId, lessonId: null }} problemId={null} isFolded />
  )
  return (
    // The shortcuts work anywhere inside.
    <Bench isOnPage={isOnPage} current={panes.current} layout={styles['bench']} {...(onKeyDown && { onKeyDown })}>
      <PaneTabs panes={panes} label={blockWords.panes.tabs} tabs={tabs} />
      <Pane panes={panes} name="statement">
        <section
          aria-label={blockWords.regions.statement}
          className={styles['statement']}
          data-part="statement"
          data-folded={!isUnfolded && !panes.isTabbed ? '' : undefined}
        >
          <div className={styles['words']}>
            <BlockStatement block={block} />
          </div>
          <BlockHints block={block} standing={standing} />
        </section>
        {!panes.isTabbed && (
          <TextButton aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? blockWords.panes.fold : blockWords.panes.unfold}
          </TextButton>
        )}
        {panes.isTabbed && questions}
      </Pane>
      <Pane panes={panes} name="workspace">
        {workspace}
      </Pane>
      <Divider label={blockWords.panes.beside} name="workspace" orientation="vertical" initial={60} />
      <Pane panes={panes} name="stage">
        {stage}
        {!panes.isTabbed && questions}
      </Pane>
      {bar}
    </Bench>
  )
}
