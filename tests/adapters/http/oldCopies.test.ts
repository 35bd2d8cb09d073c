import { expect, test } from 'vitest'
import { contract } from '../../../src/adapters/http/contract/contract.ts'
import { emptyHomework } from '../../../src/domain/studio/setHomework.ts'
import { emptyRoom } from '../../../src/domain/studio/setRoom.ts'
import { aStudioCourse } from '../../domain/studio/aStudioCourse.ts'
import { aStudioProblem } from '../../domain/studio/aStudioProblem.ts'
import { demoPage, memoryStore } from '../../mock-server/demo.ts'

/** The reason why a save from an outdated copy cannot undo another person's change. */
type Guard =
  /** The save names the version that it replaces, and gets a 409 if the server has another one. */
  | 'version'
  /** The save sends changes only, and leaves the rest as it is. */
  | 'changes'
  /** Only one person writes it. */
  | 'own'
  /** The value is a single one: the last save wins, and other pages show it. */
  | 'oneValue'

type Page = ReturnType<typeof demoPage>
type As = (persona: string) => Page
/** An answer of the demo's backend, whose shape its own tests hold. */
type Answer = Awaited<ReturnType<Page['json']>>

interface Save {
  readonly guard: Guard
  readonly persons: readonly [string, string]
  /** Creates the saved thing, and returns the ids for its path. */
  prepare?(as: As): Promise<Readonly<Record<string, unknown>>>
  /** Reads the saved thing, as a person's page does before and after saving. */
  read(page: Page, path: string, as: As): Promise<Answer>
  /** Picks the part that the two persons change. */
  valueOf(copy: Answer): unknown
  body(value: Answer, copy: Answer): object
  /** Sends a value otherwise than by the call itself. */
  send?(page: Page, path: string, value: Answer, copy: Answer): Promise<Response>
  readonly values: readonly [unknown, unknown]
  /** Whether it can be done only once: the second person cannot decide again. */
  readonly isOnce?: true
  /** The value after both have saved changes. */
  readonly both?: unknown
}

const write = async ({ call }: Page, method: string, path: string, body: object): Promise<Answer> => {
  const answer = await call(path, method, body)
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return answer.status === 204 ? {} : answer.json()
}

const [problemId, blockId] = [17_008, 12_001]
const problemTask = { type: 'PROBLEM', contentId: problemId, title: '모래성 쌓기' } as const

const leagueOf = async ({ json }: Page): Promise<Answer> => (await json('users/me/league')).league.memberList

/** A work of a teacher, which two windows have open. */
const work = (list: string, idName: string, content: object): Save => ({
  guard: 'version',
  persons: ['teacher', 'teacher'],
  prepare: async (as) => ({ id: (await write(as('teacher'), 'POST', list, { content }))[idName] }),
  read: ({ json }, path) => json(path),
  valueOf: ({ content: { title } }) => title,
  body: (title, { content: read, updatedDate }) => ({ content: { ...read, title }, updatedDate }),
  values: ['첫째', '둘째'],
})

const draft = (id: number, list: string, field: string): Save => ({
  guard: 'version',
  persons: ['learner', 'learner'],
  prepare: async () => ({ id }),
  read: async ({ json }) => (await json(`${list}/${id}`))[field],
  valueOf: (read) => read?.code ?? null,
  body: (code, read) => ({ language: 'PYTHON', code, before: read?.updatedDate ?? null }),
  values: ['print(1)', 'print(2)'],
})

/** The learner's review of the first content of a list. */
const review = (subjects: string, own: string, [listKey, idKey]: readonly [string, string]): Save => ({
  guard: 'own',
  persons: ['learner', 'newcomer'],
  async prepare(as) {
    const learner = as('learner')
    const contentId = (await learner.json(own))[listKey][0][idKey]
    const subject = `users/reviews/${subjects}/${contentId}`
    if ((await learner.json(subject)).review === null) {
      if (subjects === 'documents') await write(learner, 'POST', `users/logs/documents/${contentId}`, { isDone: true })
      await write(learner, 'POST', subject, { rating: 3, content: '아직은 잘 모르겠어요.' })
    }
    return { id: contentId }
  },
  read: async ({ json }, path) => (await json(path)).review,
  valueOf: (read) => read?.content ?? null,
  body: (content) => ({ rating: 5, content }),
  values: ['설명이 짧아서 좋았어요.', '조금 길어서 힘들었어요.'],
})

const courseReview = review('courses', 'users/courses/enrolls', ['courseList', 'courseId'])
/** The same review by its own number. */
const editedReview: Save = {
  ...courseReview,
  async prepare(as) {
    const { id } = await courseReview.prepare!(as)
    return { id: (await as('learner').json(`users/reviews/courses/${String(id)}`)).review.reviewId }
  },
  async read({ json }) {
    const { courseList } = await json('users/courses/enrolls')
    return (await json(`users/reviews/courses/${courseList[0]?.courseId}`)).review
  },
}

const banner = {
  title: '전시회',
  imageUrl: 'https://pictures.example/exhibition.png',
  link: '/blog',
  startDate: '2026-11-20',
  endDate: null,
}
const bannersOf = async ({ json }: Page): Promise<Answer> => (await json('channels/banners')).bannerList
const addBanner = async (as: As) => ({ bannerId: (await write(as('operator'), 'POST', 'channels/banners', banner)).bannerId })

async function makeRoom(as: As): Promise<number> {
  const content = { ...emptyRoom, title: '파도 시험', taskList: [{ ...problemTask, point: 40 }] }
  const { roomId, updatedDate } = await write(as('teacher'), 'POST', 'channels/rooms', { content })
  await write(as('teacher'), 'POST', `channels/rooms/${roomId}/publications`, { updatedDate })
  return roomId
}

async function setHomework(as: As): Promise<number> {
  const content = { ...emptyHomework, title: '모래성', taskList: [problemTask] }
  const { homeworkId, updatedDate } = await write(as('teacher'), 'POST', 'channels/homeworks', { content })
  await write(as('teacher'), 'POST', `channels/homeworks/${homeworkId}/publications`, { updatedDate })
  return homeworkId
}

const asked = { contentType: 'PROBLEM', contentId: problemId, lessonId: null }
const questionOf = async ({ json }: Page): Promise<Answer> =>
  (await json(`questions?content_type=PROBLEM&content_id=${problemId}`)).questionList.find(
    ({ isMine, content }: Answer) => isMine || content === '왜요?',
  )

const saves: Readonly<Record<string, Save>> = {
  studioProblemSave: work('users/studio/problems', 'problemId', aStudioProblem()),
  studioCourseSave: work('users/studio/courses', 'courseId', aStudioCourse()),
  setHomeworkSave: work('channels/homeworks', 'homeworkId', { ...emptyHomework, title: '숙제', taskList: [problemTask] }),
  setRoomSave: work('channels/rooms', 'roomId', { ...emptyRoom, title: '시험', taskList: [{ ...problemTask, point: 40 }] }),
  saveDraft: draft(problemId, 'users/problems', 'draft'),
  saveBlockDraft: draft(blockId, 'users/blocks', 'codeDraft'),
  changeBanner: {
    guard: 'version',
    persons: ['operator', 'operator'],
    prepare: addBanner,
    read: async (page, path) => (await bannersOf(page)).find(({ bannerId }: Answer) => path.endsWith(`/${bannerId}`)),
    valueOf: ({ title }) => title,
    body: (title, { bannerId: _, ...read }) => ({ ...read, title }),
    values: ['첫째', '둘째'],
  },
  saveChannelInfo: {
    guard: 'version',
    persons: ['operator', 'operator'],
    prepare: async () => ({ channelDomain: 'haeon' }),
    read: ({ json }, path) => json(path),
    valueOf: ({ channelName }) => channelName,
    body: (channelName, read) => ({ ...read, channelName }),
    values: ['첫째', '둘째'],
  },
  roomAnswer: {
    guard: 'version',
    persons: ['teacher', 'operator'],
    async prepare(as) {
      const roomId = await makeRoom(as)
      await write(as('teacher'), 'POST', `rooms/${roomId}/starts`, {})
      await write(as('learner'), 'POST', `rooms/${roomId}/participations`, {})
      await write(as('learner'), 'POST', `rooms/${roomId}/questions`, { taskNumber: null, content: '빈칸도 세나요?' })
      return { roomId, postId: (await as('teacher').json(`rooms/${roomId}/board`)).postList[0].postId }
    },
    read: async ({ json }, path) => (await json(path.replace(/questions.*/, 'board'))).postList[0],
    valueOf: ({ answer }) => answer,
    body: (answer, { answer: before }) => ({ answer, isPublic: true, before }),
    values: ['네.', '아니요.'],
  },
  markHomework: {
    guard: 'version',
    persons: ['teacher', 'operator'],
    async prepare(as) {
      const homeworkId = await setHomework(as)
      const ids = { homeworkId, assignmentId: homeworkId }
      await write(as('learner'), 'POST', `users/homeworks/${homeworkId}/assignments/${homeworkId}/submissions`, {})
      return { ...ids, userId: 100 }
    },
    read: async ({ json }, path) =>
      (await json(path.replace(/\/\d+\/feedbacks/, ''))).memberList.find(({ userId }: Answer) => userId === 100).feedback,
    valueOf: (read) => read?.comment ?? null,
    body: (comment, before) => ({ score: null, comment, submittedDate: null, before }),
    values: ['잘했어요', '조금 더'],
  },
  handOverWork: {
    guard: 'version',
    persons: ['operator', 'operator'],
    async prepare(as) {
      const workId = await setHomework(as)
      await write(as('operator'), 'PUT', 'channels/members/100/roles', { addedRoleList: ['ROLE_CHANNEL_TEACHER'], removedRoleList: [] })
      await write(as('operator'), 'POST', 'departures', { userId: 101, courseClassId: null })
      return { workKind: 'HOMEWORK', workId }
    },
    // The learner has become a teacher, and finds it among their own.
    read: async (_page, path, as) =>
      (await as('learner').json('channels/homeworks')).homeworkList.find(({ homeworkId }: Answer) => path.includes(`/${homeworkId}/`)),
    valueOf: (own) => (own === undefined ? null : 100),
    body: (userId) => ({ userId }),
    values: [100, 2_000],
    isOnce: true,
  },
  changeMemberRoles: {
    guard: 'changes',
    persons: ['operator', 'operator'],
    prepare: async () => ({ userId: 100 }),
    read: async ({ json }) => (await json('channels/members')).memberList.find(({ userId }: Answer) => userId === 100).roleList,
    valueOf: (read) => read,
    body: (role) => ({ addedRoleList: [role], removedRoleList: [] }),
    values: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'],
    both: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'],
  },
  arrangeBanners: {
    guard: 'changes',
    persons: ['operator', 'operator'],
    prepare: addBanner,
    read: bannersOf,
    valueOf: (read) =>
      read
        .map(({ title }: Answer) => title)
        .toSorted()
        .join(),
    body: () => ({}),
    // The second operator sorts a list to which the first has added a banner.
    send: ({ call }, path, value, copy) =>
      value === 'add'
        ? call('channels/banners', 'POST', { ...banner, title: '새 배너' })
        : call(path, 'PUT', { bannerIds: copy.map(({ bannerId }: Answer) => bannerId).toReversed() }),
    values: ['add', 'arrange'],
    both: expect.stringContaining('새 배너'),
  },
  changeNotificationSetting: {
    guard: 'own',
    persons: ['learner', 'newcomer'],
    prepare: async (as) => ({ kind: (await as('learner').json('users/me/notification-settings')).settingList[0].kind }),
    read: async ({ json }) => (await json('users/me/notification-settings')).settingList[0].isOn,
    valueOf: (read) => read,
    body: (isOn) => ({ isOn }),
    values: [false, true],
  },
  setGoal: {
    guard: 'own',
    persons: ['learner', 'newcomer'],
    read: async ({ json }) => (await json('users/me/habit')).goal,
    valueOf: ({ target }) => target,
    body: (target) => ({ unit: 'PROBLEM', target }),
    values: [3, 1],
  },
  clapInLeague: {
    guard: 'own',
    persons: ['learner', 'premium'],
    async prepare(as) {
      const [own, other] = [await leagueOf(as('learner')), await leagueOf(as('premium'))]
      const isInBoth = ({ nickname }: Answer) => other.some((one: Answer) => one.nickname === nickname)
      return { userId: own.find((one: Answer) => one.userId >= 1_000 && isInBoth(one)).userId }
    },
    read: async (page, path) => (await leagueOf(page)).find(({ userId }: Answer) => path.includes(`/${userId}/`)),
    valueOf: ({ isClapped }) => isClapped,
    body: () => ({}),
    values: [true, true],
  },
  equipItems: {
    guard: 'own',
    persons: ['learner', 'newcomer'],
    read: async ({ json }) => (await json('users/items')).userItemList,
    valueOf: (read) => read.filter(({ isEquipped }: Answer) => isEquipped).length,
    body: () => ({ userItemIdList: [] }),
    values: [0, 0],
  },
  rewriteCourseReview: courseReview,
  rewriteClassReview: review('course-classes', 'users/course-classes/enrolls', ['courseClassList', 'courseClassId']),
  rewriteVideoReview: review('videos', 'videos?page=1', ['videoList', 'videoId']),
  rewriteDocumentReview: review('documents', 'documents?page=1', ['documentList', 'documentId']),
  editReview: editedReview,
  markAnswer: {
    guard: 'oneValue',
    persons: ['teacher', 'operator'],
    async prepare(as) {
      const { postId: questionId } = await write(as('learner'), 'POST', 'questions', { ...asked, content: '왜요?' })
      for (const content of ['이래서요', '저래서요']) await write(as('premium'), 'POST', `questions/${questionId}/answers`, { content })
      return { questionId }
    },
    read: async ({ json }, path) => json(path.replace('/marked-answer', '')),
    valueOf: ({ answers }) => answers.find(({ isMarked }: Answer) => isMarked)?.content ?? null,
    body: (content, { answers }) => ({ answerId: answers.find((one: Answer) => one.content === content).postId }),
    values: ['이래서요', '저래서요'],
  },
  hidePost: {
    guard: 'oneValue',
    persons: ['teacher', 'operator'],
    prepare: async (as) => ({ postId: (await write(as('learner'), 'POST', 'questions', { ...asked, content: '왜요?' })).postId }),
    read: (page) => questionOf(page),
    valueOf: ({ hiddenReason }) => hiddenReason,
    body: (reason) => ({ isHidden: true, reason }),
    values: ['광고예요', '풀이예요'],
  },
  roomExtend: {
    guard: 'oneValue',
    persons: ['teacher', 'operator'],
    prepare: async (as) => ({ roomId: await makeRoom(as), userId: 100 }),
    read: async ({ json }, path) =>
      (await json(path.replace(/participations.*/, 'results'))).invitedList.find(({ userId }: Answer) => userId === 100),
    valueOf: ({ extraMinutes }) => extraMinutes,
    body: (extraMinutes) => ({ extraMinutes }),
    values: [10, 15],
  },
}

const calls = contract.filter(({ method }) => method === 'PUT')

test.each(calls)(
  'a save from an old copy takes nothing away: $name',
  async ({ name, path: template, acceptedErrors = [], otherErrors = [] }) => {
    const save = saves[name]
    if (save === undefined) throw new Error(`${name} has no row`)
    const store = memoryStore()
    const as = (persona: string) => demoPage(`persona=${persona}&channel=haeon`, store)
    const ids = (await save.prepare?.(as)) ?? {}
    const path = template.replaceAll(/\{(\w+)\}/g, (_, id) => String(ids[id]))
    const [one, other] = save.persons
    const send = (persona: string, value: unknown, copy: unknown) =>
      save.send?.(as(persona), path, value, copy) ?? as(persona).call(path, 'PUT', save.body(value, copy))
    const present = async (persona: string) => save.valueOf(await save.read(as(persona), path, as))
    const [first, second] = save.values
    // Both read, then both save.
    const copies = [await save.read(as(one), path, as), await save.read(as(other), path, as)]
    const answer = await send(one, first, copies[0])
    expect([answer.status, await answer.clone().text()]).toEqual([expect.toSatisfy((status: number) => status < 300), expect.anything()])
    if (save.guard !== 'changes') expect(await present(one)).toEqual(first)
    const { status } = await send(other, second, copies[1])
    switch (save.guard) {
      case 'version':
        expect(status).toBe(409)
        expect([...acceptedErrors, ...otherErrors]).toContain(409)
        // The second one has both values now, and may decide.
        expect(await present(other)).toEqual(first)
        if (save.isOnce) return
        expect((await send(other, second, await save.read(as(other), path, as))).status).toBeLessThan(300)
        return expect(await present(other)).toEqual(second)
      case 'changes':
        expect(status).toBeLessThan(300)
        return expect(await present(one)).toEqual(save.both)
      case 'own':
        return expect(await present(one)).toEqual(first)
      case 'oneValue':
        expect(status).toBeLessThan(300)
        return expect(await present(one)).toEqual(second)
    }
  },
)

test('every row is a call', () => {
  expect(Object.keys(saves).filter((name) => calls.every((call) => call.name !== name))).toEqual([])
})
