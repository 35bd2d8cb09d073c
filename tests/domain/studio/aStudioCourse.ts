import { emptyCourse, type StudioChapter, type StudioCourse, type StudioLesson } from '../../../src/domain/studio/studioCourse.ts'

type Given<T> = T extends unknown ? Partial<T> : never

/** A document that the teacher wrote, unless told otherwise. */
export const aStudioLesson = (given: Given<StudioLesson> = {}): StudioLesson =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kind and source are given together
  ({
    key: 10,
    title: '첫 인사',
    isPreview: false,
    kind: 'DOCUMENT',
    source: { from: 'TEXT', partList: [{ kind: 'paragraph', text: '반가워요!' }] },
    ...given,
  }) as StudioLesson

export const aStudioChapter = (given: Partial<StudioChapter> = {}): StudioChapter => ({
  key: 1,
  title: '바닷가에서',
  lessonList: [aStudioLesson()],
  ...given,
})

/** A course that lacks nothing for publication. */
export const aStudioCourse = (given: Partial<StudioCourse> = {}): StudioCourse => ({
  ...emptyCourse,
  title: '조개로 배우는 첫 코딩',
  comment: '조개를 세면서 코드를 처음 써 봐요.',
  chapterList: [aStudioChapter()],
  nextKey: 100,
  ...given,
})

/** Chapters 1, 2 and 3 with the lessons 11 and 12, 21, and none. */
export const threeChapters = (): StudioCourse =>
  aStudioCourse({
    chapterList: [
      aStudioChapter({ key: 1, lessonList: [aStudioLesson({ key: 11, title: '하나' }), aStudioLesson({ key: 12, title: '둘' })] }),
      aStudioChapter({ key: 2, title: '모래밭에서', lessonList: [aStudioLesson({ key: 21, title: '셋' })] }),
      aStudioChapter({ key: 3, title: '바다에서', lessonList: [] }),
    ],
  })

/** The keys of the lessons, chapter by chapter. */
export const keysIn = ({ chapterList }: StudioCourse): readonly (readonly number[])[] =>
  chapterList.map(({ lessonList }) => lessonList.map(({ key }) => key))
