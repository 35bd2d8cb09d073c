import { seoulDate, seoulTimeZone, wallClock } from '../calendar/seoul.ts'
import { dateText, timeText } from '../calendar/text.ts'
import { nextOccurrence, type Occurrence } from '../course-class/schedule.ts'
import { canHandIn } from '../homework.ts'
import { withParticle } from '../korean.ts'
import type { LearningReport, ReportClass, ReportCourse } from './learningReport.ts'
import { type HomeworkLine, homeworkLines, quotedTitle } from './reportSentences.ts'

/** Something that the learner will do next. */
export interface NextStep {
  readonly kind: 'CLASS' | 'HOMEWORK' | 'COURSE'
  /** '11월 24일 (화) 오후 6시', '11월 27일 (금)까지', '지금'; null: whenever they like. */
  readonly when: string | null
  readonly what: string
}

/** Lists the next steps: the soonest class, homework and course, then the second of each; at most `maxCount`. */
export function nextSteps({ classes, homework, courses }: LearningReport, now: Date, maxCount: number): readonly NextStep[] {
  const toDo = homeworkLines(homework, now).filter(({ phase }) => canHandIn(phase))
  const kinds = [meetingSteps(classes, now), toDo.map((line) => homeworkStep(line, now)), courses.flatMap((one) => courseStep(one))]
  return kinds
    .flatMap((steps) => steps.map((step, place) => ({ step, place })))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, maxCount)
    .map(({ step }) => step)
}

function meetingSteps(classes: readonly ReportClass[], now: Date): readonly NextStep[] {
  return classes
    .flatMap(({ title, schedules }) => {
      const next = nextOccurrence(schedules, now)
      return next ? [{ title, next }] : []
    })
    .toSorted((one, other) => one.next.startsAt.getTime() - other.next.startsAt.getTime())
    .map(({ title, next }) => meetingStep(title, next, now))
}

function meetingStep(title: string, { startsAt }: Occurrence, now: Date): NextStep {
  if (startsAt <= now) return { kind: 'CLASS', when: '지금', what: `${quotedTitle(title)} 수업을 하고 있어요.` }
  const { date, time } = wallClock(startsAt, seoulTimeZone)
  return { kind: 'CLASS', when: `${dateText(date, seoulDate(now))} ${timeText(time)}`, what: `${quotedTitle(title)} 수업이 있어요.` }
}

function homeworkStep({ title, endDate }: HomeworkLine, now: Date): NextStep {
  const when = endDate === null ? null : `${dateText(endDate, seoulDate(now))}까지`
  return { kind: 'HOMEWORK', when, what: `숙제 ${withParticle(quotedTitle(title), '을를')} 내요.` }
}

function courseStep({ title, completedCount, nextLesson }: ReportCourse): readonly NextStep[] {
  if (completedCount === 0 || nextLesson === null) return []
  const what = `강의 ${quotedTitle(title)}에서 다음에는 ${withParticle(quotedTitle(nextLesson), '을를')} 배워요.`
  return [{ kind: 'COURSE', when: null, what }]
}
