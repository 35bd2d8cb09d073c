import { useQuery } from '@tanstack/react-query'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import type { LessonContent } from '../../domain/lesson/LessonContent.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useSite } from '../app/useSite.ts'
import { useStudies } from '../app/useStudies.ts'
import type { Loaded } from '../app/Loaded.ts'
import { useLoaded } from '../app/useLoaded.ts'
import { useViewer } from '../viewer/useViewer.ts'

export const useLessonContent = (subject: StudySubject, lesson: Lesson, isOpen: boolean): Loaded<LessonContent> => {
  const { lessons } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  const { kind, contentId } = lesson
  return useLoaded(
    useQuery({
      queryKey: ['lessonContent', site.channelDomain, viewer?.userId, subject.kind, String(subject.id), kind, String(contentId)],
      queryFn: ({ signal }) => lessons.content(subject, lesson, signal),
      enabled: isOpen,
    }),
  )
}
