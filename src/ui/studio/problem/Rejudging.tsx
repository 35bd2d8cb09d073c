import { useState } from 'react'
import type { StudioProblemFeature } from '../../../application/studioProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useAction } from '../../kit/action.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { problemEditorWords } from './problemEditorWords.ts'
import styles from './CheckPanel.module.css'
import { useViewerQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly outdatedSubmissions: true
  }
}

const words = problemEditorWords.rejudging

interface RejudgingProps {
  readonly feature: StudioProblemFeature
  readonly viewer: Viewer
  readonly problemId: Id
}

/** Counts the submissions from before the cases were corrected, and rejudges all of them. Renders nothing if there are none. */
export const Rejudging = ({ feature: { rejudgements, judgeAgain }, viewer, problemId }: RejudgingProps) => {
  const { data: outdatedCount = 0 } = useViewerQuery({
    name: 'outdatedSubmissions',
    of: [problemId],
    read: (signal) => rejudgements.outdatedCount(problemId, signal),
  })
  const [left, setLeft] = useState<number | null>(null)
  const [total, setTotal] = useState(0)
  const [said, setSaid] = useState('')
  const action = useAction({
    name: `rejudge/${problemId}`,
    run: () => judgeAgain(viewer, problemId, setLeft),
    invalidates: ({ kind }) =>
      kind === 'signInFirst' ? ['viewer'] : ['outdatedSubmissions', 'classView', 'memberAttempts', 'roomBoard', 'roomResults'],
  })
  const judgeAll = async () => {
    setTotal(outdatedCount)
    setLeft(outdatedCount)
    setSaid('')
    const { kind } = await action.run()
    setLeft(null)
    setSaid(words.outcomes[kind])
  }
  if (outdatedCount === 0 && left === null && said === '') return null
  const done = left === null ? 0 : Math.max(0, total - left)
  return (
    <Panel aria-labelledby="problem-rejudging" className={styles['panel']}>
      <SectionHeading id="problem-rejudging" title={words.title} />
      {outdatedCount > 0 && <p className={styles['note']}>{words.note(formatNumber(outdatedCount))}</p>}
      {left !== null && (
        <ProgressBar ratio={done / total} label={words.running} valueText={words.progress(formatNumber(total), formatNumber(done))} />
      )}
      {(outdatedCount > 0 || left !== null) && (
        <ActionButton wide tone="soft" unavailable={action.isPending} isRunning={action.isPending} onClick={() => void judgeAll()}>
          {action.isPending ? words.running : words.button}
        </ActionButton>
      )}
      <p role="status" className={styles['note']}>
        {said}
      </p>
    </Panel>
  )
}
