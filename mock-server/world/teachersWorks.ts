import { contestFacts } from '../content/roomContent.ts'
import type { DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { firstSetAssignmentId } from './homework.ts'
import { catalogueProblem } from './problems.ts'
import { firstSetRoomId } from './rooms.ts'
import { firstStudioCourseId } from './studioCourses.ts'
import { firstStudioProblemId } from './studioProblems.ts'
import type { World } from './world.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import { type CatalogueSource, emptyCourse, type StudioLesson } from '../../src/domain/studio/studioCourse.ts'
import { emptyHomework } from '../../src/domain/studio/setHomework.ts'
import { emptyRoom, usualPoint } from '../../src/domain/studio/setRoom.ts'
import { emptyProblem } from '../../src/domain/studio/studioProblem.ts'

const lessonOf = ({ contentId, title }: Pick<CatalogueSource, 'contentId' | 'title'>, key: number): StudioLesson => ({
  key,
  kind: 'PROBLEM',
  title,
  isPreview: false,
  source: { from: 'CATALOGUE', contentId, title },
})

const withUsualPoint = <Task extends object>(task: Task) => ({ ...task, point: usualPoint })

/** Adds the works that the demo's teacher has begun on the main site. They are drafts, so that nobody else sees them. */
export function createTeachersWorks(server: DemoServer, world: World): void {
  const { content, channel } = world.address
  if (content !== 'full' || channel !== 'main') return
  const tasks = contestFacts.problems.flatMap((number) => {
    const problem = catalogueProblem(world, number)
    return problem === null ? [] : [{ type: 'PROBLEM' as const, contentId: problem.problemId, title: problem.title }]
  })
  /** Returns what the rows have in common. */
  const draft = (daysAgo: number) => ({
    channel,
    ownerId: userIdOf({ persona: 'teacher' }),
    state: 'DRAFT' as const,
    updatedDate: seoulInstant(addDays(seoulDate(world.now), -daysAgo), '17:30').toISOString(),
    withdrawnDate: null,
    published: null,
  })
  server.create('studioProblem', {
    ...draft(1),
    workId: firstStudioProblemId,
    smallInputs: [],
    casesVersion: 0,
    content: {
      ...emptyProblem,
      title: '등대 불빛 세기',
      statement: '등대가 밤새 몇 번 반짝였는지 세어 보세요.\n1이면 반짝인 것이고 0이면 쉰 것이에요.',
      inputRule: '0과 1이 띄어쓰기로 나뉘어 한 줄에 들어와요.',
      outputRule: '1이 몇 개인지 출력해요.',
      caseList: [
        { label: '', visibility: 'OPEN', input: '1 0 1 1', output: '3' },
        { label: '모두 쉬는 밤', visibility: 'LABEL', input: '0 0 0', output: '0' },
      ],
      reference: 'lights = input().split()\nprint(lights.count("1"))\n',
    },
  })
  server.create('setAssignment', {
    ...draft(2),
    workId: firstSetAssignmentId,
    content: {
      ...emptyHomework,
      title: '되풀이 연습 첫 주',
      description: '막히면 힌트를 한 줄씩 열어 보세요.',
      taskList: tasks.slice(0, 2),
    },
  })
  server.create('setRoom', {
    ...draft(4),
    workId: firstSetRoomId,
    content: { ...emptyRoom, title: '조건문 쪽지 시험', taskList: tasks.slice(0, 3).map(withUsualPoint) },
  })
  server.create('studioCourse', {
    ...draft(8),
    workId: firstStudioCourseId,
    content: {
      ...emptyCourse,
      title: '바다에서 배우는 파이썬 첫걸음',
      comment: '처음 쓰는 코드부터 되풀이까지 네 번에 배워요.',
      chapterList: [
        { key: 1, title: '첫 프로그램', lessonList: tasks.slice(0, 2).map((task, at) => lessonOf(task, at + 3)) },
        { key: 2, title: '되풀이', lessonList: tasks.slice(2, 3).map((task) => lessonOf(task, 5)) },
      ],
      nextKey: 6,
    },
  })
}
