import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { notBegun, type ProblemStanding } from '../../../src/domain/problems/problem.ts'
import type { RoomDetail } from '../../../src/domain/room/room.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { aBoard, aPost, aRoom } from '../../domain/room/aContest.ts'
import { guest, learner, pending, teacher } from '../../domain/viewer/viewers.ts'
import { aSubmission } from '../problem/workbench/aSubmission.ts'
import { openRoomAt } from './openRoom.tsx'

const operator: Viewer = { ...teacher, roleList: ['ROLE_CHANNEL_OPERATOR'] }
const persons = { guest, pending, learner, teacher, operator } as const
type Person = keyof typeof persons
const isStaff = (person: Person) => person === 'teacher' || person === 'operator'

const begins = { startDate: '2026-11-20T06:00:00Z', endDate: '2026-11-20T07:00:00Z' }
const over = { endDate: '2026-11-20T05:15:00Z' }
const rooms = {
  'that waits for its teacher': { timing: 'MANUAL', startDate: null, endDate: null, minutes: 40, tasks: [] },
  'that is to come': { ...begins, tasks: [] },
  'that runs': { tasks: [] },
  'that is over': over,
} as const satisfies Record<string, Partial<RoomDetail>>

/** Sentences that address participants, and ones that address the staff of a room. */
const toSolvers =
  /내가|내 (답|점수|시간|순위|질문)|이어서 연습|수고했|참가하지 않은|준비해 보세요|준비하기|처음이라면|시작할까요|연습할 문제|연습해|로그인하면|풀고 있는 문제예요|선생님이 시작하면 이 화면|기다려 주세요/
const toStaff = /심판석|‘지금 시작하기’|지켜[봐볼]|‘새로 만들기’|결과를 보고 내려받을|우리 반 현황|심판은|참가하는 사람은 이렇게/

interface Place {
  readonly address: string
  readonly room?: Partial<RoomDetail>
  readonly isEmpty?: true
  /** The standing of a participant; guests have none. */
  readonly standing?: ProblemStanding
  /** The sentences that each kind of person must read. */
  readonly says: { readonly solvers: RegExp; readonly guests?: RegExp; readonly staff: RegExp }
}

const places: Readonly<Record<string, Place>> = {
  'the lobby': { address: '/room/lobby', says: { solvers: /처음이라면/, staff: /참가하는 사람은 이렇게 풀어요/ } },
  'the lobby without a room': {
    address: '/room/lobby',
    isEmpty: true,
    says: { solvers: /한 바다씩 풀며 준비해 보세요/, staff: /‘새로 만들기’로 만들어 내면 여기에서 열고/ },
  },
  'a room that waits for its teacher': {
    address: '/room/9',
    room: rooms['that waits for its teacher'],
    says: { solvers: /선생님이 시작하면 이 화면이 자동으로/, staff: /‘지금 시작하기’를 누르면 모두에게/ },
  },
  'a room that is to come': {
    address: '/room/9',
    room: rooms['that is to come'],
    says: { solvers: /시작할 시간이 되면 이 화면이/, staff: /심판은 문제를 풀지 않아요/ },
  },
  'a room that runs': {
    address: '/room/9',
    room: rooms['that runs'],
    says: { solvers: /시작할까요/, guests: /로그인하면 참가할 수 있어요|회원가입 마치고 참가하기/, staff: /심판은 문제를 풀지 않아요/ },
  },
  'a room that is over': {
    address: '/room/9',
    room: rooms['that is over'],
    says: { solvers: /참가하지 않은 대회예요/, staff: /모두 끝났어요/ },
  },
  'a task of a room that runs': {
    address: '/room/9/task/1',
    room: rooms['that runs'],
    says: { solvers: /시작하기를 누르면 문제가 열려요/, staff: /심판은 여기에서 문제를 풀지 않아요/ },
  },
  'a task of a room that is over': {
    address: '/room/9/task/1',
    room: rooms['that is over'],
    says: { solvers: /끝난 뒤에는 목록에서 연습으로/, staff: /심판은 여기에서 문제를 풀지 않아요/ },
  },
  'the own page of a problem whose help is closed': {
    address: '/learn/problem/11',
    standing: { ...notBegun, closedBy: 'ROOM', closedDate: '2026-11-20T05:00:00Z' },
    says: { solvers: /시험에서 풀고 있는 문제예요/, guests: /힌트가 차례로 열려요/, staff: /우리 반 현황 보기/ },
  },
}

describe.each(Object.entries(places))('%s', (_name, { address, room: given, isEmpty, standing, says }) => {
  it.each(Object.keys(persons) as Person[])('speaks to this person as to who they are: %s', async (person) => {
    const room = aRoom({ ...given, participation: null, isJudge: isStaff(person) })
    const { startDate, endDate } = room
    await openRoomAt(address, {
      viewer: persons[person],
      ...(standing && !isStaff(person) && { standing }),
      rooms: async () => ({ serverDate: '2026-11-20T05:20:00Z', rooms: isEmpty ? [] : [aRoom({ participation: null })] }),
      room: async () => room,
      board: async () => aBoard({ startDate, endDate, participation: null, posts: [aPost()] }),
    })
    const isGuest = person === 'guest' || person === 'pending'
    const said = isStaff(person) ? says.staff : isGuest ? (says.guests ?? says.solvers) : says.solvers
    expect((await screen.findAllByText(said))[0]).toBeVisible()
    const [mine, theirs] = isStaff(person) ? [toStaff, toSolvers] : [toSolvers, toStaff]
    expect(document.body).toHaveTextContent(said)
    expect(document.body, `${mine} only`).not.toHaveTextContent(theirs)
    if (isGuest && says.guests) expect(document.body, 'nobody who solves').not.toHaveTextContent(says.solvers)
  })
})

// Judges open no tasks, so a teacher can only solve in rooms of others.
it.each(['learner', 'teacher'] as const)('the moment of success in a task speaks to who solved it: %s', async (person) => {
  await openRoomAt('/room/9/task/1', {
    viewer: persons[person],
    submissions: { submit: async () => aSubmission({ isFirstSolved: true, rewardPoint: 60, rewardExperience: 12 }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: '제출' }))
  const results = within(screen.getByRole('region', { name: '결과' }))
  expect(await results.findByText('60포인트와 경험치 12점을 받았어요')).toBeVisible()
  expect(document.body).not.toHaveTextContent(toStaff)
  expect(document.body).not.toHaveTextContent(/로그인하면|챙겨 둘게요/)
  expect(results.queryByRole('link', { name: '다음 문제 풀기' })).not.toBeInTheDocument()
})
