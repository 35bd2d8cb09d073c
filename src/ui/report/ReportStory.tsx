import { BookOpen, type IconNode, NotebookPen, Presentation } from 'lucide'
import { formatNumber } from '../../domain/format.ts'
import type { ReportSea, TeacherWord } from '../../domain/report/learningReport.ts'
import type { NextStep } from '../../domain/report/nextSteps.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { Icon } from '../kit/Icon.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { reportWords as words } from './reportWords.ts'
import styles from './ReportStory.module.css'

interface VoicesProps {
  readonly praise: string | null
  readonly word: TeacherWord | null
  readonly level: 'h2' | 'h3'
}

/** Renders what the learner did well, and what the teacher wrote last. */
export const Voices = ({ praise, word, level: Title }: VoicesProps) => {
  if (praise === null && word === null) return null
  return (
    <div className={styles['voices']}>
      {praise !== null && (
        <section aria-labelledby="report-praise" className={styles['praise']}>
          <CreatureArt creature="DOLPHIN" size={56} />
          <div>
            <Title id="report-praise" className={styles['voiceTitle']}>
              {words.praiseworthy}
            </Title>
            <p className={styles['voice']}>{praise}</p>
          </div>
        </section>
      )}
      {word !== null && (
        <section aria-labelledby="report-word" className={styles['word']}>
          <Title id="report-word" className={styles['voiceTitle']}>
            {words.teacherWord}
          </Title>
          <blockquote className={styles['voice']}>{word.content}</blockquote>
          <p className={styles['about']}>{words.about(displayTitle(word.about))}</p>
        </section>
      )}
    </div>
  )
}

const icons: Readonly<Record<NextStep['kind'], IconNode>> = { CLASS: Presentation, HOMEWORK: NotebookPen, COURSE: BookOpen }

export const NextStepList = ({ steps }: { readonly steps: readonly NextStep[] }) =>
  steps.length === 0 ? (
    <p>{words.nextNone}</p>
  ) : (
    <ul className={styles['steps']}>
      {steps.map(({ kind, when, what }) => (
        <li key={`${kind} ${what}`} className={styles['step']}>
          <span className={styles['tile']} data-kind={kind}>
            <Icon icon={icons[kind]} size={20} />
          </span>
          <span>
            <strong className={styles['when']}>{when ?? words.anyTime}</strong> {what}
          </span>
        </li>
      ))}
    </ul>
  )

export const SeaBars = ({ seas }: { readonly seas: readonly ReportSea[] }) => (
  <ul className={styles['seas']}>
    {seas.map(({ name, solvedCount, problemCount }) => {
      const [solved, count] = [formatNumber(solvedCount), formatNumber(problemCount)]
      return (
        <li key={name}>
          <p className={styles['sea']}>
            <span>{name}</span>
            <span>{words.ofTried(solved, count)}</span>
          </p>
          <ProgressBar
            label={name}
            ratio={problemCount === 0 ? 0 : Math.min(1, solvedCount / problemCount)}
            valueText={words.seaText(solved, count)}
          />
        </li>
      )
    })}
  </ul>
)
