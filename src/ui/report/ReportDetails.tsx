import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { formatNumber } from '../../domain/format.ts'
import { type LearningReport, type ReportClass, shownTypes } from '../../domain/report/learningReport.ts'
import { classSentences, homeworkLines, weekSentences, weekTitle } from '../../domain/report/reportSentences.ts'
import { displayTitle } from '../copy.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { reportWords as words } from './reportWords.ts'
import styles from './ReportSheet.module.css'

const typesShown = 12
const homeworkShown = 6

export const ReportedWeeks = ({ weeks, today }: Pick<LearningReport, 'weeks'> & { readonly today: string }) => (
  <div className={styles['weeks']}>
    {weeks.map((week) => {
      const { name, days } = weekTitle(week, today)
      return (
        <div key={week.monday} className={styles['week']}>
          <p className={styles['weekName']}>
            {name !== null && <strong>{name}</strong>} <span>{days}</span>
          </p>
          <ul className={styles['sentences']}>
            {weekSentences(week, today).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )
    })}
  </div>
)

export const ReportedTypes = ({ types }: Pick<LearningReport, 'types'>) => {
  const shown = shownTypes(types, typesShown)
  if (shown.length === 0) return <p>{words.typesNone}</p>
  return (
    <>
      <p className={styles['note']}>{words.typesNote}</p>
      <dl className={styles['types']}>
        {shown.map(({ name, solvedCount, triedCount }) => {
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

interface AtMoment {
  readonly now: Date
}

export const ReportedHomework = ({ homework, now }: Pick<LearningReport, 'homework'> & AtMoment) => {
  const lines = homeworkLines(homework, now)
  const today = seoulDate(now)
  const more = lines.length - homeworkShown
  return (
    <>
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
      {more > 0 && <p className={styles['note']}>{words.moreHomework(formatNumber(more))}</p>}
    </>
  )
}

export const ReportedClasses = ({ classes, now }: Pick<LearningReport, 'classes'> & AtMoment) =>
  classes.length === 0 ? (
    <p>{words.classesNone}</p>
  ) : (
    <ul className={styles['classes']}>
      {classes.map((courseClass, at) => (
        // The key is the index: titles may be equal, and the order is the server's.
        <li key={at}>
          <ClassLine courseClass={courseClass} now={now} />
        </li>
      ))}
    </ul>
  )

const ClassLine = ({ courseClass, now }: { readonly courseClass: ReportClass } & AtMoment) => {
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
