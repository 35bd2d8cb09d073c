import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageCalls } from '../../../mock-server/callLog.ts'
import { type AskedDeed, type Deed, deeds } from '../../../src/domain/deeds.ts'
import { emptyHomework } from '../../../src/domain/studio/setHomework.ts'
import { emptyRoom } from '../../../src/domain/studio/setRoom.ts'
import { demoPage, type Item } from '../../mock-server/demo.ts'
import { demoView, emptyDemoStore, openAddress, opensDemos } from './openDemo.ts'

import '../../../src/ui/members/DepartureDialog.tsx'
import '../../../src/ui/my/MyPage.tsx'
import '../../../src/ui/room/RoomPage.tsx'
import '../../../src/ui/room/judge/JudgePanel.tsx'
import '../../../src/ui/report/OwnReportPage.tsx'
import '../../../src/ui/studio/members/MembersPage.tsx'

opensDemos()

type Store = Awaited<ReturnType<typeof emptyDemoStore>>

/** A press of what has this name, or a text for a field. */
type Step = RegExp | { readonly field: RegExp; readonly text: string }

interface Place {
  readonly persona: string
  /** With ID for what was prepared. */
  readonly path: string
  /** What the address asks for. */
  readonly query?: Readonly<Record<string, string>>
  /** Done before the page is opened; answers what stands for ID in its path. */
  prepare?(store: Store): Promise<number>
  /** The last one is the deed. */
  readonly press: readonly Step[]
}

interface AskedPlace extends Place {
  readonly question: RegExp
}

interface UndonePlace extends Place {
  readonly undo: readonly Step[]
  /** Seen once it is undone. */
  readonly former: RegExp
}

const channel = { channel: 'haeon', content: 'full', quests: 'uncleared' }

/** The demo's backend as a page of this person calls it, over what the next page finds. */
const backend = (store: Store, persona: string) => demoPage(String(new URLSearchParams({ persona, ...channel })), store)

async function write({ call }: ReturnType<typeof backend>, method: string, path: string, body: object) {
  const answer = await call(path, method, body)
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return answer.status === 204 ? {} : answer.json()
}

const problem = { type: 'PROBLEM', contentId: 17_008, title: '모래성 쌓기' } as const

async function publish(store: Store, path: string, content: object) {
  const teacher = backend(store, 'teacher')
  const made = await write(teacher, 'POST', path, { content })
  const workId = made.homeworkId ?? made.roomId
  await write(teacher, 'POST', `${path}/${workId}/publications`, { updatedDate: made.updatedDate })
  return workId
}

const setHomework = (store: Store) => publish(store, 'channels/homeworks', { ...emptyHomework, title: '모래성', taskList: [problem] })
const setRoom = (store: Store) =>
  publish(store, 'channels/rooms', {
    ...emptyRoom,
    title: '모래 시험',
    taskList: [
      { ...problem, point: 100 },
      { ...problem, contentId: 17_007, title: '파도의 높이', point: 100 },
    ],
  })
const makePractice = async (store: Store) =>
  (
    await write(backend(store, 'learner'), 'POST', 'rooms', {
      title: '연습',
      minutes: 20,
      verdicts: 'AT_ONCE',
      allowsHints: false,
      allowsTutor: false,
      problemIdList: [17_008, 17_007, 17_004],
    })
  ).roomId

const asked: Readonly<Record<AskedDeed, AskedPlace>> = {
  removeMember: { persona: 'operator', path: '/studio/members', press: [/^하늘 ?내보내기$/], question: /채널에서 내보낼까요/ },
  giveUpOwnKey: {
    persona: 'operator',
    path: '/studio/members',
    press: [
      /^윤슬쌤 ?역할 바꾸기$/,
      /^채널 운영자|^운영자/,
      /^바꾸기$|^저장/,
      /^뱃고동 ?역할 바꾸기$/,
      /^채널 운영자|^운영자/,
      /^바꾸기$|^저장/,
    ],
    question: /내 운영자 역할을 내려놓을까요/,
  },
  endInvitation: {
    persona: 'operator',
    path: '/studio/members',
    press: [/^초대하기$/, /^초대 링크 만들기$/, /초대 거두기$/],
    question: /초대를 거둘까요/,
  },
  endReportLink: { persona: 'learner', path: '/my/report', press: [/^링크 만들기$/, /거두기$/], question: /링크를 거둘까요/ },
  removeFromClass: {
    persona: 'teacher',
    path: '/course/class/15018/lesson',
    press: [/하늘.*진도와 보고서/, /수업에서 내보내기$/],
    question: /수업에서 내보낼까요/,
  },
  leaveClass: { persona: 'learner', path: '/course/class/15005/lesson', press: [/^수업 나가기$/], question: /수업에서 나갈까요/ },
  leaveChannel: { persona: 'learner', path: '/my', press: [/^이 채널에서 나가기$/], question: /채널에서 나갈까요/ },
  handOverWork: {
    persona: 'operator',
    path: '/studio/publish/course',
    async prepare(store) {
      const roomId = await setRoom(store)
      await write(backend(store, 'operator'), 'POST', 'departures', { userId: 101, courseClassId: null })
      return roomId
    },
    press: [/모래 시험 ?맡기기$/],
    question: /이 선생님에게 맡길까요/,
  },
  removeClassAnnouncement: {
    persona: 'teacher',
    path: '/course/class/15018/lesson',
    press: [{ field: /수업에 알릴 말/, text: '내일은 쉬어요' }, /^공지하기$/, /^지우기$/],
    question: /수업 공지를 지울까요/,
  },
  removeChannelAnnouncement: {
    persona: 'operator',
    path: '/studio/publish/course',
    press: [{ field: /^제목/, text: '방학' }, { field: /채널에 알릴 말/, text: '쉬어요' }, /^채널에 공지하기$/, /^지우기$/],
    question: /채널 공지를 지울까요/,
  },
  removeMemberComment: {
    persona: 'teacher',
    path: '/studio/problem/17008/members',
    press: [/막혔어요.*4번/, { field: /하고 싶은 말/, text: '잘했어요' }, /^보내기$/, /^지우기$/],
    question: /쓴 말을 지울까요/,
  },
  removeBanner: { persona: 'operator', path: '/studio/channel', press: [/특강.*지우기$/], question: /배너.*지울까요/ },
  removeWork: {
    persona: 'teacher',
    path: '/studio/homework/ID',
    prepare: async (store) =>
      (await write(backend(store, 'teacher'), 'POST', 'channels/homeworks', { content: { ...emptyHomework, title: '모래성' } })).homeworkId,
    press: [/^지우기$/],
    question: /지울까요/,
  },
  cancelRegistration: { persona: 'learner', path: '/course/class/15005/lesson', press: [/^11월 24일 신청 취소$/], question: /취소/ },
  startRoom: { persona: 'teacher', path: '/room/5001', press: [/^지금 시작하기$/], question: /지금 시작할까요/ },
  endRoom: { persona: 'teacher', path: '/room/5001', press: [/^지금 시작하기$/, /^시작하기$/, /^지금 끝내기$/], question: /지금 끝낼까요/ },
  reopenRoom: { persona: 'teacher', path: '/room/5002', press: [/^다시 열기$/], question: /다시 열까요/ },
  closeRoom: { persona: 'teacher', path: '/studio/room/ID', prepare: setRoom, press: [/^시험 닫기$/], question: /닫을까요/ },
  closeHomework: { persona: 'teacher', path: '/studio/homework/ID', prepare: setHomework, press: [/닫기$/], question: /닫을까요/ },
  removeRoomTask: { persona: 'teacher', path: '/studio/room/ID', prepare: setRoom, press: [/^모래성 쌓기 빼기$/], question: /뺄까요/ },
  endPractice: {
    persona: 'learner',
    path: '/room/ID',
    prepare: makePractice,
    press: [/^시작하기$/, /^다 풀었어요, 끝내기$/],
    question: /지금 끝낼까요/,
  },
  removePractice: { persona: 'learner', path: '/room/ID', prepare: makePractice, press: [/^이 연습 시험 지우기$/], question: /지울까요/ },
  removeReview: {
    persona: 'learner',
    path: '/course/11033/lesson',
    prepare: async (store) =>
      write(backend(store, 'learner'), 'POST', 'users/reviews/courses/11033', {
        rating: 5,
        content: '설명이 짧아서 금방 따라 할 수 있었어요.',
      }),
    press: [/^지우기$|^삭제$/],
    question: /수강평을 지울까요/,
  },
  removeBlogComment: {
    persona: 'learner',
    path: '/blog/10301',
    press: [{ field: /댓글/, text: '고마워요' }, /^올리기$/, /^지우기$/],
    question: /지울까요/,
  },
  removePost: {
    persona: 'learner',
    path: '/learn/problem/17008',
    press: [/^질문 보기$/, { field: /궁금한 것/, text: '왜 두 번 읽나요?' }, /^질문하기$/, /^지우기$/],
    question: /글을 지울까요/,
  },
  payMoney: { persona: 'learner', path: '/shop', query: { keyword: '우주 탐험복' }, press: [/^구매$/], question: /결제하고 받을까요/ },
  enrolWithPoints: {
    persona: 'learner',
    path: '/course/ID/lesson',
    async prepare(store) {
      const { courseList } = await backend(store, 'learner').json('courses?page=1&order=DESC')
      return courseList.find(({ cost, paymentType }: Item) => paymentType === 'POINT' && cost > 0 && cost <= 600).courseId
    },
    press: [/P로 수강하기$/],
    question: /포인트/,
  },
}

const undone: Readonly<Record<Exclude<Deed, AskedDeed>, UndonePlace>> = {
  buyWithPoints: { persona: 'learner', path: '/shop', press: [/^구매$/], undo: [/^구매 취소$/], former: /구매를 취소했어요/ },
  takeBackHomework: {
    persona: 'learner',
    path: '/homework/40/assignment/401/task',
    press: [/^제출하기$/, /^제출$/, /^제출 되돌리기$/],
    undo: [/^제출하기$/, /^제출$/],
    former: /제출했어요/,
  },
  saveChannelSettings: {
    persona: 'operator',
    path: '/studio/channel',
    press: [/^라이브 클래스 숨기기$/, /^바뀐 것 보고 저장하기$/, /^저장하기$/],
    undo: [/^저장하기 전으로 되돌리기$/],
    former: /저장하기 전으로 되돌렸어요/,
  },
}

/** Where people are: in the dialog that is open, else on the page. */
const view = () => screen.queryAllByRole('dialog').at(-1) ?? document.querySelector<HTMLElement>('#root') ?? document.body

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? (control.matches('button') ? control : control.closest('label'))?.textContent ?? '').trim()

/** Looks at names as they are written, since the roles of a whole page take longer to tell than all that is done there. */
const controls = (name: RegExp) =>
  [...view().querySelectorAll<HTMLElement>('button, input[type="checkbox"]')].filter(
    (control) => name.test(nameOf(control)) && control.closest('[hidden], [inert], [aria-disabled="true"]') === null,
  )

async function take(step: Step) {
  if (!(step instanceof RegExp)) return userEvent.type(await within(view()).findByRole('textbox', { name: step.field }), step.text)
  const [control] = await waitFor(() => {
    const found = controls(step)
    expect(found, String(step)).not.toEqual([])
    return found
  })
  return control && userEvent.click(control)
}

/** Opens the page and does all but the last of its steps. */
async function approach({ persona, path, query, prepare, press }: Place) {
  const store = await emptyDemoStore()
  const id = await prepare?.(store)
  openAddress(demoView({ persona, ...channel, ...query }, path.replace('ID', String(id))))
  for (const step of press.slice(0, -1)) await take(step)
  return press.at(-1) ?? /./
}

/** The log drops its oldest calls. */
const lastWrite = () => pageCalls.get().find(({ method }) => method !== 'GET')?.id

test.each(Object.entries(asked))('%s asks, and nothing is sent before it is answered', async (deed, place) => {
  expect(deeds[deed as AskedDeed]).toBe('asks')
  const last = await approach(place)
  const before = lastWrite()
  await take(last)
  const question = within(await screen.findByRole('dialog', { name: place.question }))
  await userEvent.click(question.getByRole('button', { name: /^그대로 두기$|^그만두기$|^취소$|^다음에 할게요$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: place.question })).not.toBeInTheDocument())
  expect(lastWrite()).toBe(before)
})

test.each(Object.entries(undone))('%s is done at once, and undone by another press', async (deed, place) => {
  expect(deeds[deed as Deed]).toBe('undo')
  await take(await approach(place))
  for (const step of place.undo) await take(step)
  await waitFor(() => expect(screen.getAllByText(place.former)[0]).toBeVisible())
})
