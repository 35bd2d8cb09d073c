import { costView } from '../../application/cards.ts'
import { classHref } from '../../domain/course-class/courseClass.ts'
import { useClass } from './page/useClass.ts'
import { useRouteId } from '../kit/address.ts'
import { loadedValue } from '../kit/loaded.ts'
import { LessonLayout } from '../lesson/LessonLayout.tsx'

/** One lesson of a class. */
export const ClassLessonPage = () => {
  const [courseClassId, lessonId] = [useRouteId('courseClassId'), useRouteId('lessonId')]
  return <LessonOfClass key={courseClassId} courseClassId={courseClassId} lessonId={lessonId} />
}

const LessonOfClass = ({ courseClassId, lessonId }: { readonly courseClassId: string; readonly lessonId: string }) => {
  const { courseClass, chapters, standing, progress } = useClass(courseClassId)
  const detail = loadedValue(courseClass)
  return (
    <LessonLayout
      subject={{ kind: 'course-class', id: courseClassId }}
      lessonId={lessonId}
      title={detail?.title.trim() || null}
      cost={detail && costView(detail)}
      href={classHref({ courseClassId })}
      {...{ chapters, standing, progress }}
    />
  )
}
