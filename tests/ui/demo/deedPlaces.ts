import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { AskedDeed, Deed } from '../../../src/domain/deeds.ts'
import { emptyHomework } from '../../../src/domain/studio/setHomework.ts'
import { emptyRoom } from '../../../src/domain/studio/setRoom.ts'
import { aStudioCourse } from '../../domain/studio/aStudioCourse.ts'
import { demoPage, type Item } from '../../mock-server/demo.ts'
import { demoView, emptyDemoStore, openAddress } from './openDemo.ts'

import '../../../src/ui/members/DepartureDialog.tsx'
import '../../../src/ui/my/MyPage.tsx'
import '../../../src/ui/room/RoomPage.tsx'
import '../../../src/ui/room/judge/JudgePanel.tsx'
import '../../../src/ui/report/OwnReportPage.tsx'
import '../../../src/ui/studio/members/MembersPage.tsx'

type Store = Awaited<ReturnType<typeof emptyDemoStore>>

/** A press on the control with this name, or a text for a field. */
type Step = RegExp | { readonly field: RegExp; readonly text: string }

export interface Place {
  readonly persona: string
  /** The path of the page; ID stands for the id that `prepare` returns. */
  readonly path: string
  /** Further parameters of the address. */
  readonly query?: Readonly<Record<string, string>>
  /** Runs before the page is opened, and returns the id for its path. */
  prepare?(store: Store): Promise<number | string>
  /** The steps on the page, of which the last one is the deed. */
  readonly press: readonly Step[]
}

interface AskedPlace extends Place {
  readonly question: RegExp
}

interface UndonePlace extends Place {
  readonly undo: readonly Step[]
  /** A control that is visible again once the deed is undone. */
  readonly former: RegExp
}

const channel = { channel: 'haeon', content: 'full', quests: 'uncleared' }

/** Opens the demo's backend as this person, over the store of the next page. */
export const backend = (store: Store, persona: string) => demoPage(String(new URLSearchParams({ persona, ...channel })), store)

export async function write({ call }: ReturnType<typeof backend>, method: string, path: string, body: object) {
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
const saveCourse = async (store: Store) =>
  (
    await write(backend(store, 'teacher'), 'POST', 'users/studio/courses', {
      content: aStudioCourse({ categoryList: ['파이썬'], picture: 'python' }),
    })
  ).courseId
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

/** The presses that make another operator: the last one cannot give up the role or leave. */
const makeSecondOperator = [/^윤슬쌤 ?역할 바꾸기$/, /^채널 운영자|^운영자/, /^바꾸기$|^저장/] as const

export const asked: Readonly<Record<AskedDeed, AskedPlace>> = {
  removeMember: { persona: 'operator', path: '/studio/members', press: [/^하늘 ?내보내기$/], question: /채널에서 내보낼까요/ },
  giveUpOwnKey: {
    persona: 'operator',
    path: '/studio/members',
    press: [...makeSecondOperator, /^뱃고동 ?역할 바꾸기$/, /^채널 운영자|^운영자/, /^바꾸기$|^저장/],
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

/** Further places of a deed, each of which asks the same question. */
export const elsewhere: readonly (readonly [AskedDeed, string, AskedPlace])[] = [
  [
    'endReportLink',
    'a teacher, of somebody in a class',
    {
      persona: 'teacher',
      path: '/course/class/15018/lesson',
      press: [/진도와 보고서$/, /보고서 링크$/, /^링크 만들기$/, /거두기$/],
      question: asked.endReportLink.question,
    },
  ],
  [
    'leaveChannel',
    'an operator, in the list of members',
    {
      persona: 'operator',
      path: '/studio/members',
      press: [...makeSecondOperator, /^뱃고동 ?나가기$/],
      question: asked.leaveChannel.question,
    },
  ],
  [
    'handOverWork',
    'its owner, where it is made',
    {
      persona: 'teacher',
      path: '/studio/homework/ID',
      prepare: setHomework,
      press: [/^다른 선생님에게 맡기기$/],
      question: /다른 선생님에게 맡길까요/,
    },
  ],
  [
    'removeWork',
    'a course',
    { persona: 'teacher', path: '/studio/publish/course/ID', prepare: saveCourse, press: [/^지우기$/], question: /지울까요/ },
  ],
  [
    'removeWork',
    'a test',
    {
      persona: 'teacher',
      path: '/studio/room/ID',
      prepare: async (store) =>
        (await write(backend(store, 'teacher'), 'POST', 'channels/rooms', { content: { ...emptyRoom, title: '모래 시험' } })).roomId,
      press: [/^지우기$/],
      question: /지울까요/,
    },
  ],
]

export const undone: Readonly<Record<Exclude<Deed, AskedDeed>, UndonePlace>> = {
  buyWithPoints: { persona: 'learner', path: '/shop', press: [/^구매$/], undo: [/^구매 취소$/], former: /구매를 취소했어요/ },
  takeBackHomework: {
    persona: 'learner',
    path: '/homework/40/assignment/401/task',
    press: [/^제출하기$/, /^제출$/, /^제출 되돌리기$/],
    undo: [/^제출하기$/, /^제출$/],
    former: /제출했어요/,
  },
  withdrawWork: {
    persona: 'teacher',
    path: '/studio/publish/course/ID',
    async prepare(store) {
      const courseId = await saveCourse(store)
      const teacher = backend(store, 'teacher')
      const { updatedDate } = await teacher.json(`users/studio/courses/${courseId}`)
      await write(teacher, 'POST', `users/studio/courses/${courseId}/publications`, { updatedDate })
      return courseId
    },
    press: [/^내리기$/],
    undo: [/^공개하기$/],
    former: /공개했어요/,
  },
  saveChannelSettings: {
    persona: 'operator',
    path: '/studio/channel',
    press: [/^라이브 클래스 숨기기$/, /^바뀐 것 보고 저장하기$/, /^저장하기$/],
    undo: [/^저장하기 전으로 되돌리기$/],
    former: /저장하기 전으로 되돌렸어요/,
  },
}

/** Returns the part of the page that a user sees: the open dialog, or else the page. */
export const view = () => screen.queryAllByRole('dialog').at(-1) ?? document.querySelector<HTMLElement>('#root') ?? document.body

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? (control.matches('button') ? control : control.closest('label'))?.textContent ?? '').trim()

/** Finds controls by their text, since computing the roles of a whole page takes longer than the test itself. */
const controls = (name: RegExp) =>
  [...view().querySelectorAll<HTMLElement>('button, input:is([type="checkbox"], [type="radio"]), [role="gridcell"]')].filter(
    (control) => name.test(nameOf(control)) && control.closest('[hidden], [inert], [aria-disabled="true"]') === null,
  )

async function findControl(step: Step) {
  if (!(step instanceof RegExp)) return within(view()).findByRole('textbox', { name: step.field })
  return waitFor(() => {
    const [control] = controls(step)
    if (control === undefined) throw new Error(`no control ${step}`)
    return control
  })
}

export async function take(step: Step) {
  const control = await findControl(step)
  await (step instanceof RegExp ? userEvent.click(control) : userEvent.type(control, step.text))
}

/** Opens the page, does all but the last of its steps and waits until that one can be taken. */
export async function approach({ persona, path, query, prepare, press }: Place, options: Parameters<typeof openAddress>[1] = {}) {
  const store = await emptyDemoStore()
  const id = await prepare?.(store)
  openAddress(demoView({ persona, ...channel, ...query }, path.replace('ID', String(id))), options)
  for (const step of press.slice(0, -1)) await take(step)
  const last = press.at(-1) ?? /./
  await findControl(last)
  return last
}
