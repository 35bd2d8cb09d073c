import { Printer } from 'lucide'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { isNotFound } from '../../../application/callError.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import { type LessonPlan, planMinutes } from '../../../domain/problems/lessonPlan.ts'
import { Button } from '../../kit/Button.tsx'
import { classNames } from '../../kit/classNames.ts'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { FailedPanel } from '../../kit/FailedLine.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useLessonPlan } from './typeQueries.ts'
import { typeWords } from './typeWords.ts'
import styles from './LessonPlanRegion.module.css'

const words = typeWords.plan

interface LessonPlanRegionProps {
  readonly categoryId: Id
  /** The name of the problem type. */
  readonly name: string
}

/** Renders a plan to teach a type in one lesson, on the screen and on paper. Renders nothing if nobody wrote a plan. */
export const LessonPlanRegion = ({ categoryId, name }: LessonPlanRegionProps) => {
  const plan = useLessonPlan(categoryId)
  const [isPrinted, setPrinted] = useState(false)
  const print = () => {
    flushSync(() => setPrinted(true))
    window.print()
    setPrinted(false)
  }
  if (plan.status === 'failed' && isNotFound(plan.error)) return null
  return (
    <section
      className={styles['plan']}
      aria-labelledby="lesson-plan"
      aria-busy={plan.status === 'waiting'}
      data-printed={isPrinted || undefined}
    >
      <header className={styles['head']}>
        <div>
          <p className={styles['note']}>{words.note}</p>
          <h2 id="lesson-plan" className={styles['title']}>
            {words.title}
            <span className={styles['of']}>{name}</span>
          </h2>
        </div>
        {plan.status === 'ready' && (
          <Button tone="quiet" size="small" className={styles['print']} onClick={print}>
            <Icon icon={Printer} size={18} />
            {words.print}
          </Button>
        )}
      </header>
      {plan.status === 'waiting' && (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={320} radius="card" />
        </>
      )}
      {plan.status === 'failed' && <FailedPanel level={3} title={words.failed} text={words.failedNote} retry={plan.retry} />}
      {plan.status === 'ready' && <PlanText plan={plan.value} />}
    </section>
  )
}

const PlanText = ({ plan }: { readonly plan: LessonPlan }) => {
  const { aim, standards, sources, stages, material, questions, mistakes, homework } = plan
  return (
    <>
      <Part title={words.aim}>
        <p>
          <InlineText text={aim} />
        </p>
      </Part>
      {standards.length > 0 && (
        <Part title={words.standards}>
          <ul className={styles['list']}>
            {standards.map(({ code, text }) => (
              <li key={code}>
                <strong>{code}</strong> {text}
              </li>
            ))}
          </ul>
          {sources.map(({ name, href }) => (
            <p key={href} className={styles['source']}>
              {words.source}:{' '}
              <SiteLink href={href} newTab>
                {name}
              </SiteLink>
              <span className={styles['address']}>{href}</span>
            </p>
          ))}
        </Part>
      )}
      {stages.length > 0 && (
        <Part title={words.stages(formatNumber(planMinutes(plan)))}>
          <Rows heads={[words.stage, words.time, words.activity]} name="stages">
            {stages.map(({ name, minutes, text }) => (
              <tr key={text}>
                <th scope="row">{name}</th>
                <td className={styles['minutes']}>{words.minutes(formatNumber(minutes))}</td>
                <td>
                  <InlineText text={text} />
                </td>
              </tr>
            ))}
          </Rows>
        </Part>
      )}
      {material !== null && (
        <Part title={words.material}>
          <p>
            <InlineText text={material} />
          </p>
        </Part>
      )}
      {questions.length > 0 && (
        <Part title={words.questions}>
          <ol className={classNames(styles['list'], styles['asked'])}>
            {questions.map((question) => (
              <li key={question}>
                <InlineText text={question} />
              </li>
            ))}
          </ol>
        </Part>
      )}
      {mistakes.length > 0 && (
        <Part title={words.mistakes}>
          <Rows heads={[words.mistake, words.help]} name="mistakes">
            {mistakes.map(({ mistake, help }) => (
              <tr key={mistake}>
                <td>
                  <InlineText text={mistake} />
                </td>
                <td>
                  <InlineText text={help} />
                </td>
              </tr>
            ))}
          </Rows>
        </Part>
      )}
      {homework !== null && (
        <Part title={words.homework}>
          <p>
            <InlineText text={homework} />
          </p>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles['part']}>
    <h3 className={styles['heading']}>{title}</h3>
    {children}
  </div>
)

interface RowsProps {
  readonly heads: readonly string[]
  readonly name: 'stages' | 'mistakes'
  readonly children: ReactNode
}

const Rows = ({ heads, name, children }: RowsProps) => (
  <table className={styles['table']} data-of={name}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
