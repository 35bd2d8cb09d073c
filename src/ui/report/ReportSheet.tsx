import { seoulDate } from '../../domain/calendar/seoul.ts'
import type { LearningReport } from '../../domain/report/learningReport.ts'
import { nextSteps } from '../../domain/report/nextSteps.ts'
import { praiseworthy } from '../../domain/report/reportHighlights.ts'
import { homeworkLines, homeworkSentence } from '../../domain/report/reportSentences.ts'
import { displayTitle } from '../copy.ts'
import { Folded, Part } from './ReportPart.tsx'
import { ReportHead } from './ReportHead.tsx'
import { ReportedClasses, ReportedHomework, ReportedTypes, ReportedWeeks } from './ReportDetails.tsx'
import { NextStepList, SeaBars, Voices } from './ReportStory.tsx'
import { PraiseForm } from './PraiseForm.tsx'
import { reportWords as words } from './reportWords.ts'
import styles from './ReportSheet.module.css'

interface ReportSheetProps {
  readonly report: LearningReport
  /** The level of the title: 1 if the page has no other heading. */
  readonly level: 1 | 2
  /** The link by which the report was opened, for whoever wants to praise; null on the learner's own page. */
  readonly praising?: { readonly token: string; readonly praisedDate: string | null } | null
}

const stepsShown = 3

/**
 * Renders a learner's report, on the screen and on a sheet of A4: first what one talks about, then the details, folded. All its sentences
 * refer to the moment when it was made.
 */
export const ReportSheet = ({ report, level, praising = null }: ReportSheetProps) => {
  const now = new Date(report.madeDate)
  const today = seoulDate(now)
  const name = displayTitle(report.nickname?.trim() || words.nameless)
  const partLevel = level === 1 ? 'h2' : 'h3'
  return (
    <article className={styles['sheet']} aria-labelledby="report-title">
      <ReportHead report={report} level={level} name={name} today={today} />
      <Voices praise={praiseworthy(report, today)} word={report.teacherWord} level={partLevel} />
      {praising !== null && <PraiseForm {...praising} name={name} now={now} level={partLevel} />}
      <Part name="next" level={partLevel}>
        <NextStepList steps={nextSteps(report, now, stepsShown)} />
      </Part>
      {report.seas.length > 0 && (
        <Part name="seas" level={partLevel}>
          <SeaBars seas={report.seas} />
        </Part>
      )}
      <div className={styles['details']}>
        <Folded name="weeks" level={partLevel}>
          <ReportedWeeks weeks={report.weeks} today={today} />
        </Folded>
        <Folded name="types" level={partLevel}>
          <ReportedTypes types={report.types} />
        </Folded>
        <Folded name="homework" level={partLevel} summary={homeworkSentence(homeworkLines(report.homework, now))}>
          <ReportedHomework homework={report.homework} now={now} />
        </Folded>
        <Folded name="classes" level={partLevel}>
          <ReportedClasses classes={report.classes} now={now} />
        </Folded>
      </div>
    </article>
  )
}
