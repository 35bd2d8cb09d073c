import { useId, useState } from 'react'
import type { ClassTask, Mistake } from '../../domain/classView.ts'
import { formatNumber } from '../../domain/format.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { CodeBlock } from '../kit/code/CodeBlock.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { classViewWords } from './classViewWords.ts'
import styles from './Mistakes.module.css'

const words = classViewWords.mistakes

type MistakeState = { readonly kind: 'none' | 'looking' | 'failed' } | { readonly kind: 'found'; readonly mistakes: readonly Mistake[] }

/** Renders the mistakes that several learners share in a problem. They are searched on request only, because every program is read anew. */
export const Mistakes = ({ task }: { readonly task: ClassTask }) => {
  const { repository } = useFeature('classView')
  const { features } = useApplication()
  const [state, setState] = useState<MistakeState>({ kind: 'none' })
  const id = useId()
  const look = async () => {
    setState({ kind: 'looking' })
    try {
      const [tries, inspector, { findMistakes }] = await Promise.all([
        repository.lastTries(task.contentId),
        features.inspector(),
        import('../../application/mistakes.ts'),
      ])
      setState({ kind: 'found', mistakes: await findMistakes(inspector, tries) })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const isLooking = state.kind === 'looking'
  return (
    <Panel aria-labelledby={id} className={styles['mistakes']}>
      <SectionHeading id={id} title={`${words.title}: ${task.title}`} />
      <p className={styles['note']}>{words.note}</p>
      <Button tone="soft" className={styles['look']} unavailable={isLooking} aria-busy={isLooking || undefined} onClick={() => void look()}>
        {isLooking ? words.looking : words.look}
      </Button>
      <div role="status">
        {state.kind === 'failed' && <p>{words.failed}</p>}
        {state.kind === 'found' && state.mistakes.length === 0 && <p>{words.none}</p>}
        {state.kind === 'found' && state.mistakes.length > 0 && (
          <ol className={styles['list']}>
            {state.mistakes.map(({ rule, question, userIds, code, line }) => (
              <li key={rule} className={styles['mistake']}>
                <p className={styles['rule']}>
                  <strong>{rule}</strong> <Badge tone="warning">{words.count(formatNumber(userIds.length))}</Badge>
                </p>
                <p>{question}</p>
                <p className={styles['note']}>
                  {words.example}
                  {line !== null && ` · ${words.line(formatNumber(line))}`}
                </p>
                <CodeBlock name={`${rule} ${words.example}`} code={code} language="python" />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  )
}
