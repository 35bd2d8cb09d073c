import { classHref } from '../../domain/course-class/classHref.ts'
import { useRouteId } from '../app/useRouteId.ts'
import { valueOf } from '../app/Loaded.ts'
import { LessonRoom } from '../lesson/LessonRoom.tsx'
import { useClass } from './page/useClass.ts'

/** One lesson of a class. */
export const ClassLessonPage = () => {
  const [courseClassId, lessonId] = [useRouteId('courseClassId'), useRouteId('lessonId')]
  return <LessonOfClass key={courseClassId} courseClassId={courseClassId} lessonId={lessonId} />
}

const LessonOfClass = ({ courseClassId, lessonId }: { readonly courseClassId: string; readonly lessonId: string }) => {
  const { courseClass, chapters, standing, progress } = useClass(courseClassId)
  return (
    <LessonRoom
      subject={{ kind: 'course-class', id: courseClassId }}
      lessonId={lessonId}
      title={valueOf(courseClass)?.title.trim() || null}
      href={classHref({ courseClassId })}
      {...{ chapters, standing, progress }}
    />
  )
}
