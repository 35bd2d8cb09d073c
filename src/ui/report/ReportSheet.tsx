import { Printer } from 'lucide'
import type { ReactNode } from 'react'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { formatNumber } from '../../domain/format.ts'
import { type LearningReport, type ReportClass, shownTypes } from '../../domain/report/learningReport.ts'
import {
  classSentences,
  homeworkLines,
  homeworkSentence,
  nextSentences,
  weekSentences,
  weekTitle,
} from '../../domain/report/reportSentences.ts'
import { displayTitle } from '../copy.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { reportWords as words } from './reportWords.ts'
import styles from './ReportSheet.module.css'

interface ReportSheetProps {
  readonly report: LearningReport
  /** The level of the title: 1 if the page has no other heading. */
  readonly level: 1 | 2
}

const typesShown = 12
const homeworkShown = 6

/** Renders a learner's report, on the screen and on a sheet of A4. All its sentences refer to the moment when it was made. */
export const ReportSheet = ({ report, level }: ReportSheetProps) => {
  const now = new Date(report.madeDate)
  const today = seoulDate(now)
  const Title = `h${level}` as const
  return (
    <article className={styles['sheet']} aria-labelledby="report-title">
      <header className={styles['head']}>
        <Title id="report-title" tabIndex={-1} className={styles['title']}>
          {words.title(displayTitle(report.nickname?.trim() || words.nameless))}
        </Title>
        <p className={styles['asOf']}>{words.asOf(dateText(today, today))}</p>
        <Button tone="quiet" size="small" className={styles['print']} onClick={() => window.print()}>
          <Icon icon={Printer} size={18} />
          {words.print}
        </Button>
      </header>
      <Part name="next" level={level}>
        <Sentences sentences={nextSentences(report, now)} none={words.nextNone} />
      </Part>
      <Part name="weeks" level={level}>
        <div className={styles['weeks']}>
          {report.weeks.map((week) => {
            const { name, days } = weekTitle(week, today)
            return (
              <div key={week.monday} className={styles['week']}>
                <p className={styles['weekName']}>
                  {name !== null && <strong>{name}</strong>} <span>{days}</span>
                </p>
                <Sentences sentences={weekSentences(week, today)} none="" />
              </div>
            )
          })}
        </div>
      </Part>
      <Part name="types" level={level}>
        <Types report={report} />
      </Part>
      <Part name="homework" level={level}>
        <Homework report={report} now={now} />
      </Part>
      <Part name="classes" level={level}>
        {report.classes.length === 0 && <p>{words.classesNone}</p>}
        <ul className={styles['classes']}>
          {report.classes.map((courseClass, at) => (
            // The key is the index: titles may be equal, and the order is the server's.
            <li key={at}>
              <ClassLine courseClass={courseClass} now={now} />
            </li>
          ))}
        </ul>
      </Part>
    </article>
  )
}

interface PartProps {
  readonly name: keyof typeof words.sections
  readonly level: 1 | 2
  readonly children: ReactNode
}

const Part = ({ name, level, children }: PartProps) => {
  const Title = level === 1 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={`report-${name}`} className={styles['part']}>
      <Title id={`report-${name}`} className={styles['partTitle']}>
        {words.sections[name]}
      </Title>
      {children}
    </section>
  )
}

const Sentences = ({ sentences, none }: { readonly sentences: readonly string[]; readonly none: string }) =>
  sentences.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className={styles['sentences']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )

const Types = ({ report }: Pick<ReportSheetProps, 'report'>) => {
  const types = shownTypes(report.types, typesShown)
  if (types.length === 0) return <p>{words.typesNone}</p>
  return (
    <>
      <p className={styles['note']}>{words.typesNote}</p>
      <dl className={styles['types']}>
        {types.map(({ name, solvedCount, triedCount }) => {
          const [solved, tried] = [formatNumber(solvedCount), formatNumber(triedCount)]
          return (
            <div key={name} className={styles['type']}>
              <dt>{name}</dt>
              <dd>
                <span aria-hidden="true">{words.ofTried(solved, tried)}</span>
                <VisuallyHidden>{words.ofTriedText(solved, tried)}</VisuallyHidden>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

const Homework = ({ report, now }: Pick<ReportSheetProps, 'report'> & { readonly now: Date }) => {
  const lines = homeworkLines(report.homework, now)
  const today = seoulDate(now)
  const more = lines.length - homeworkShown
  return (
    <>
      <p>{homeworkSentence(lines)}</p>
      {lines.length > 0 && (
        <ul className={styles['homework']}>
          {lines.slice(0, homeworkShown).map(({ title, phase, score, endDate }, at) => (
            <li key={at}>
              <span>{displayTitle(title)}</span>
              <span className={styles['homeworkState']}>
                {[
                  words.phases[phase],
                  score !== null && words.score(formatNumber(score)),
                  endDate !== null && words.until(dateText(endDate, today)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles['note']}>{words.moreHomework(formatNumber(more))}</p>}
    </>
  )
}

const ClassLine = ({ courseClass, now }: { readonly courseClass: ReportClass; readonly now: Date }) => {
  const { title, completedCount, totalCount } = courseClass
  const sentences = classSentences(courseClass, now)
  return (
    <>
      <strong>{displayTitle(title)}</strong>
      <span>
        {[...sentences, totalCount > 0 && words.lessonsDone(formatNumber(completedCount), formatNumber(totalCount))]
          .filter(Boolean)
          .join(' ')}
      </span>
    </>
  )
}
