import { costView } from '../../application/cards.ts'
import { classHref } from '../../domain/course-class/courseClass.ts'
import { atRemainingPrice, isUnderWay } from '../../domain/course-class/remainingLessons.ts'
import { remainingLessons } from '../../domain/course-class/schedule.ts'
import { formatNumber } from '../../domain/format.ts'
import { copy } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { useClass, useClassSchedules } from './page/useClass.ts'
import { useRouteId } from '../kit/address.ts'
import { loadedValue } from '../kit/loaded.ts'
import { LessonLayout } from '../lesson/LessonLayout.tsx'

/** Renders the page of a single lesson of a class. */
export const ClassLessonPage = () => {
  const [courseClassId, lessonId] = [useRouteId('courseClassId'), useRouteId('lessonId')]
  return <LessonOfClass key={courseClassId} courseClassId={courseClassId} lessonId={lessonId} />
}

const LessonOfClass = ({ courseClassId, lessonId }: { readonly courseClassId: string; readonly lessonId: string }) => {
  const { courseClass, chapters, standing, progress } = useClass(courseClassId)
  const { clock } = useApplication()
  const schedules = useClassSchedules(courseClassId)
  const detail = loadedValue(courseClass)
  const lessons = remainingLessons(loadedValue(schedules) ?? [], clock.now())
  const offered = schedules.status === 'waiting' || detail === null ? null : atRemainingPrice(detail, lessons)
  return (
    <LessonLayout
      subject={{ kind: 'course-class', id: courseClassId }}
      lessonId={lessonId}
      title={detail?.title.trim() || null}
      cost={offered && costView(offered)}
      costNote={isUnderWay(lessons) ? copy.cards.lessonsLeft(formatNumber(lessons.left)) : null}
      isClosed={offered?.isClosed === true}
      href={classHref({ courseClassId })}
      {...{ chapters, standing, progress }}
    />
  )
}
