import type { ChannelMembers } from '../../../src/application/setHomework.ts'
import type { WorkRepository } from '../../../src/application/studio.ts'
import type { ClassCatalogue } from '../../../src/application/courseClass.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { SetHomework } from '../../../src/domain/studio/setHomework.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { SetHomeworkPage } from '../../../src/ui/studio/homework/SetHomeworkPage.tsx'
import { fakeCourseClass, fakeProblem, fakeSetHomework } from '../../fakes/features.ts'
import { fakeClock } from '../../fakes/fakeClock.ts'
import type { memoryStore } from '../../fakes/memoryStore.ts'
import { aTaughtClass } from '../course/aCourse.ts'
import { aProblemDetail } from '../problem/aProblem.ts'
import { openWorkPage, repositoryOf } from './openWorkPage.tsx'

/** The homework as it was last saved. */
export const content: SetHomework = {
  title: '조개 숙제',
  description: '',
  endDate: '2026-11-27T23:59:00+09:00',
  lateEndDate: null,
  audience: { type: 'ALL' },
  taskList: [
    { type: 'PROBLEM', contentId: 1, title: '조개 세기' },
    { type: 'VIDEO', contentId: 2, title: '바다 영상' },
  ],
}

interface HomeworkWishes extends Partial<WorkRepository<SetHomework>> {
  readonly viewer?: Viewer | (() => Viewer)
  readonly store?: ReturnType<typeof memoryStore>
  readonly members?: ChannelMembers
  readonly taught?: ClassCatalogue['taught']
}

/** Opens the editor of homework. */
export async function openHomeworkEditor(homeworkId = '7', { viewer, store, members, taught, ...answers }: HomeworkWishes = {}) {
  const repository = repositoryOf(content, answers)
  const people = async () => [
    { userId: 99, nickname: '새내기', profile: null },
    { userId: 100, nickname: '하늘', profile: null },
  ]
  const classes = async () => [aTaughtClass({ courseClassId: 9, title: '유니티 정규반' })]
  const page = await openWorkPage({
    at: `/studio/homework/${homeworkId}`,
    path: paths.setHomework,
    page: <SetHomeworkPage />,
    viewer,
    store,
    features: {
      setHomework: fakeSetHomework({ ...repository, members: members ?? people }),
      courseClass: fakeCourseClass(fakeClock('2026-11-20T10:00:00+09:00'), { catalogue: { taught: taught ?? classes } }),
      problem: fakeProblem({
        problems: {
          find: async () => ({ items: [aProblemDetail({ problemId: 3, title: '물고기 나누기' })], totalCount: 1, pageSize: 20 }),
        },
      }),
    },
  })
  return { ...repository, ...page }
}
