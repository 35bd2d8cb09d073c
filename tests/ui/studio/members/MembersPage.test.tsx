import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DepartureRepository } from '../../../../src/application/departure.ts'
import type { MemberRepository } from '../../../../src/application/member.ts'
import type { DepartureFacts } from '../../../../src/domain/members/departure.ts'
import type { Invitation } from '../../../../src/domain/members/invitation.ts'
import { type Member, type MemberPage, memberQuery, type MemberRole } from '../../../../src/domain/members/member.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import * as download from '../../../../src/ui/kit/download.ts'
import { MembersPage } from '../../../../src/ui/studio/members/MembersPage.tsx'
import { NotificationRegion } from '../../../../src/ui/notifications/NotificationRegion.tsx'
import { aMember, anInvitation } from '../../../domain/members/aMember.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeFeatures, fakeMember } from '../../../fakes/features.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { openAt } from '../../openAt.tsx'

const operator: Viewer = { ...guest, authState: 'VALID', userId: 102, nickname: '뱃고동', role: 'ROLE_OPERATOR' }
const teacher: Viewer = { ...operator, userId: 101, role: 'ROLE_TEACHER' }
const classes = [
  { courseClassId: 5, title: '기초반' },
  { courseClassId: 6, title: '심화반' },
]
const people: readonly Member[] = [
  aMember({ userId: 1, nickname: '하늘', classes: [{ courseClassId: 5, title: '기초반' }] }),
  aMember({ userId: 2, nickname: null, lastSeenDate: null }),
  aMember({ userId: 102, nickname: '뱃고동', roles: ['ROLE_CHANNEL_OPERATOR'] }),
]
const pageOf = (items: readonly Member[], more: Partial<MemberPage> = {}): MemberPage => ({
  items,
  totalCount: items.length,
  pageSize: 30,
  operatorCount: 1,
  ...more,
})

interface World {
  readonly viewer?: Viewer
  readonly at?: string
  readonly find?: MemberRepository['find']
  readonly invitations?: readonly Invitation[]
  readonly refuse?: unknown
  /** The roles that are read after a change, including those that another operator has set meanwhile. */
  readonly rolesAfter?: readonly MemberRole[]
  readonly classes?: MemberRepository['classes']
  readonly facts?: DepartureFacts
}

const open = async ({ viewer = operator, at = '/studio/members', ...world }: World = {}) => {
  const refuse = () => (world.refuse === undefined ? Promise.resolve() : Promise.reject(world.refuse))
  const calls = {
    find: vi.fn<MemberRepository['find']>(world.find ?? (async () => pageOf(people))),
    findAll: vi.fn<MemberRepository['findAll']>(async () => people),
    changeRoles: vi.fn<MemberRepository['changeRoles']>(async (_, changes) => {
      await refuse()
      return world.rolesAfter ?? changes.added
    }),
    enrol: vi.fn(refuse),
    create: vi.fn(async () => {
      await refuse()
      return anInvitation()
    }),
    revoke: vi.fn(refuse),
    list: vi.fn(async () => world.invitations ?? []),
    facts: vi.fn<DepartureRepository['facts']>(
      async () => world.facts ?? { classCount: 1, bookingCount: 2, workCount: 0, roleCount: 0, paidAmount: 0 },
    ),
    depart: vi.fn<DepartureRepository['depart']>(refuse),
  }
  const { find, findAll, changeRoles, enrol, facts, depart, ...invitations } = calls
  const member = fakeMember({
    members: { find, findAll, changeRoles, classes: world.classes ?? (async () => classes) },
    invitations,
    enrol,
    departures: { facts, depart },
  })
  const application = anApplication({
    features: fakeFeatures({ member }),
    viewer: { ...anApplication().viewer, current: async () => viewer },
  })
  const page = (
    <>
      <div id="page-frame">
        <MembersPage />
      </div>
      <NotificationRegion />
    </>
  )
  let browser: ReturnType<typeof openAt> | null = null
  await act(async () => {
    browser = openAt(at, page, application)
  })
  return { ...calls, address: () => browser?.address() }
}

const table = async () => within(await screen.findByRole('table', { name: '회원' }))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
const written = vi.fn<(text: string) => Promise<void>>(async () => {})
beforeEach(() => {
  written.mockClear()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: written } } }))
  return () => vi.unstubAllGlobals()
})

describe('who belongs to the channel', () => {
  test('stands in a table, with roles, classes and when they were here last', async () => {
    await open()
    const rows = (await table()).getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(rows[1]?.slice(1, 4)).toEqual(['학생', '기초반', expect.stringMatching(/전/)])
    expect(rows[2]?.slice(1, 4)).toEqual(['학생', '없음', '아직 없어요'])
    expect(rows[3]?.slice(1, 3)).toEqual(['운영자', '없음'])
    expect((await table()).getByRole('rowheader', { name: /이름 없는 회원/ })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '회원 3명' })).toBeVisible()
  })

  test.each([
    [guest, '로그인하면 회원을 볼 수 있어요'],
    [{ ...guest, authState: 'PENDING' as const }, '회원가입을 마치면 회원을 볼 수 있어요'],
    [{ ...operator, role: 'ROLE_USER' }, '선생님과 운영자만 볼 수 있어요'],
  ])('is for those who work there, and nobody else asks for it', async (viewer, text) => {
    const { find } = await open({ viewer })
    expect(await screen.findByText(text)).toBeVisible()
    expect(find).not.toHaveBeenCalled()
  })

  test('is looked for by what stands in the address, and by page', async () => {
    const { find, address } = await open({
      at: '/studio/members?page=2&role=LEARNER&class=5&seen=AWAY',
      find: async () => pageOf(people, { totalCount: 70 }),
    })
    await table()
    expect(find).toHaveBeenCalledWith({ page: 2, keyword: null, role: 'LEARNER', courseClassId: '5', seen: 'AWAY' }, expect.anything())
    expect(await screen.findByRole('link', { name: '3쪽' })).toHaveAttribute(
      'href',
      '/studio/members?page=3&role=LEARNER&class=5&seen=AWAY',
    )
    await userEvent.type(screen.getByRole('searchbox', { name: '닉네임으로 찾기' }), '하늘{Enter}')
    await waitFor(() => expect(address()).toBe('/studio/members?page=1&keyword=하늘&role=LEARNER&class=5&seen=AWAY'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '역할' }), '선생님')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '수업' }), '모든 수업')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '마지막 접속' }), '7일 안에 왔어요')
    await waitFor(() => expect(address()).toBe('/studio/members?page=1&keyword=하늘&role=ROLE_CHANNEL_TEACHER&seen=WEEK'))
  })

  test('and who is not found leads back to all of them', async () => {
    await open({ at: '/studio/members?keyword=x', find: async () => pageOf([]) })
    expect(await screen.findByText('찾는 회원이 없어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/studio/members?page=1')
  })

  test('nobody at all is asked to be invited', async () => {
    await open({ find: async () => pageOf([]) })
    expect(await screen.findByText('초대 링크를 보내면 여기에 보여요.')).toBeVisible()
  })

  test('a list that fails can be asked for again', async () => {
    await open({ find: vi.fn(async () => pageOf(people)).mockRejectedValueOnce(refusal(403)) })
    await userEvent.click(await button('다시 시도'))
    expect((await table()).getByRole('rowheader', { name: /^하늘/ })).toBeVisible()
  })

  test('goes into a file, all pages of what was asked for', async () => {
    const file = vi.spyOn(download, 'downloadCsv').mockImplementation(() => {})
    const { findAll } = await open({ at: '/studio/members?page=2&role=LEARNER' })
    await userEvent.click(await button('CSV로 내려받기'))
    await waitFor(() => expect(file).toHaveBeenCalledWith('회원', expect.any(Array)))
    expect(findAll).toHaveBeenCalledWith({ ...memberQuery.initial, page: 2, role: 'LEARNER' })
    file.mockRestore()
  })
})

describe('inviting', () => {
  test('leads into a class though the classes came only when they were asked for again', async () => {
    let isDown = true
    await open({ classes: async () => (isDown ? Promise.reject(refusal(500)) : classes) })
    await userEvent.click(await button('초대하기'))
    const form = await dialog()
    expect(await form.findByText(/수업을 불러오지 못했어요/)).toHaveRole('alert')
    isDown = false
    await userEvent.click(form.getByRole('button', { name: '다시 시도' }))
    expect(await form.findByRole('combobox', { name: '함께 들어갈 수업' })).toBeVisible()
    expect(form.queryByText(/수업을 불러오지 못했어요/)).toBeNull()
  })

  test('is two presses, and the link and the code are there to be copied', async () => {
    const { create } = await open()
    await userEvent.click(await button('초대하기'))
    await userEvent.click(await button('초대 링크 만들기'))
    expect(create.mock.calls).toEqual([[{ courseClassId: null, days: 7, maxUses: null }, expect.any(String)]])
    await userEvent.click(await button('링크 복사하기'))
    await userEvent.click(await button('코드 복사하기'))
    expect(written.mock.calls).toEqual([[`${location.origin}/join?code=ABCD-2345`], ['ABCD-2345']])
  })

  test('that was ended is not offered for copying any more', async () => {
    let sent: readonly Invitation[] = [anInvitation()]
    const { list, revoke } = await open()
    list.mockImplementation(async () => sent)
    revoke.mockImplementation(async () => {
      sent = [anInvitation({ isRevoked: true })]
    })
    await userEvent.click(await button('초대하기'))
    await userEvent.click(await button('초대 링크 만들기'))
    expect(await button('링크 복사하기')).toBeVisible()
    await userEvent.click(await button(/^ABCD-2345 ?초대 거두기$/))
    await userEvent.click(await button('초대 끝내기'))
    expect(await screen.findByText('ABCD-2345 초대는 더 보낼 수 없어요: 거두었어요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: '링크 복사하기' })).not.toBeInTheDocument()
  })

  test('says for how long, for how many and into which class', async () => {
    const { create } = await open()
    await userEvent.click(await button('초대하기'))
    await userEvent.click((await dialog()).getByRole('radio', { name: '하루' }))
    await userEvent.click((await dialog()).getByRole('radio', { name: '10명' }))
    await userEvent.selectOptions(await (await dialog()).findByRole('combobox', { name: '함께 들어갈 수업' }), '심화반')
    await userEvent.click(await button('초대 링크 만들기'))
    expect(create.mock.calls).toEqual([[{ courseClassId: 6, days: 1, maxUses: 10 }, expect.any(String)]])
    await userEvent.click(await button('하나 더 만들기'))
    expect(await button('초대 링크 만들기')).toBeVisible()
  })

  test('lists what was sent, with how many came, and ends it', async () => {
    const { revoke } = await open({
      invitations: [
        anInvitation({ useCount: 3, maxUses: 10, courseClass: { courseClassId: 5, title: '기초반' } }),
        anInvitation({ invitationId: 2, code: 'WXYZ6789', isRevoked: true }),
      ],
    })
    await userEvent.click(await button('초대하기'))
    expect(await (await dialog()).findByText('쓸 수 있어요 · 10명 중 3명 들어옴 · 11월 27일 (금)까지 · 기초반')).toBeVisible()
    expect((await dialog()).getByText(/^거두었어요 · 0명 들어옴/)).toBeVisible()
    await userEvent.click(await button(/^ABCD-2345 ?초대 거두기$/))
    expect(revoke).not.toHaveBeenCalled()
    await userEvent.click(await button('초대 끝내기'))
    expect(revoke.mock.calls).toEqual([[1]])
    expect(await screen.findByText('초대를 거두었어요. 이미 들어온 사람은 그대로 있어요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^WXYZ-6789/ })).not.toBeInTheDocument()
  })

  test('that is refused says why, and the choices stay', async () => {
    await open({ refuse: refusal(403) })
    await userEvent.click(await button('초대하기'))
    await userEvent.click((await dialog()).getByRole('radio', { name: '30일' }))
    await userEvent.click(await button('초대 링크 만들기'))
    expect(await screen.findByText('초대할 수 있는 권한이 없어요')).toBeVisible()
    expect((await dialog()).getByRole('radio', { name: '30일' })).toBeChecked()
  })
})

describe('adding to a class', () => {
  test('asks for members first', async () => {
    await open()
    await userEvent.click(await button('수업에 추가'))
    expect(await screen.findByText('추가할 회원을 먼저 골라 주세요')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('leaves out who is in it already, and the choice is over', async () => {
    const { enrol } = await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: '하늘 고르기' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '이름 없는 회원 고르기' }))
    expect(screen.getByText('2명 골랐어요')).toBeVisible()
    await userEvent.click(await button('수업에 추가'))
    await userEvent.click(await button('추가하기'))
    expect(enrol).not.toHaveBeenCalled()
    await userEvent.selectOptions(await (await dialog()).findByRole('combobox', { name: '어느 수업에 추가할까요?' }), '기초반')
    expect((await dialog()).getByText('고른 회원 가운데 1명은 이미 함께하고 있어서 빼고 추가해요.')).toBeVisible()
    await userEvent.click(await button('추가하기'))
    await waitFor(() => expect(enrol.mock.calls).toEqual([['5', { contentType: 'COURSE_CLASS', userIds: [2] }]]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('checkbox', { name: '하늘 고르기' })).not.toBeChecked()
  })

  test('nobody who is missing is nothing to send', async () => {
    const { enrol } = await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: '하늘 고르기' }))
    await userEvent.click(await button('수업에 추가'))
    await userEvent.selectOptions(await (await dialog()).findByRole('combobox'), '기초반')
    await userEvent.click(await button('추가하기'))
    expect(await screen.findByText('고른 회원이 모두 이미 함께하고 있어요.')).toBeVisible()
    expect(enrol).not.toHaveBeenCalled()
  })

  test('that is refused keeps the choice', async () => {
    await open({ refuse: refusal(409) })
    const box = await screen.findByRole('checkbox', { name: '이름 없는 회원 고르기' })
    await userEvent.click(box)
    await userEvent.click(box)
    expect(screen.queryByText(/골랐어요/)).not.toBeInTheDocument()
    await userEvent.click(box)
    await userEvent.click(await button('수업에 추가'))
    await userEvent.selectOptions(await (await dialog()).findByRole('combobox'), '심화반')
    await userEvent.click(await button('추가하기'))
    expect(await screen.findByText('이미 함께하는 회원이 있어서 추가하지 않았어요')).toBeVisible()
    expect((await dialog()).getByRole('combobox')).toHaveValue('6')
  })
})

describe('roles', () => {
  test('are given by an operator', async () => {
    const { changeRoles } = await open()
    await userEvent.click(await button(/^하늘 ?역할 바꾸기$/))
    await userEvent.click((await dialog()).getByRole('checkbox', { name: /^선생님/ }))
    await userEvent.click(await button('저장하기'))
    expect(await screen.findByText('역할을 바꾸었어요')).toBeVisible()
    expect(changeRoles.mock.calls).toEqual([[1, { added: ['ROLE_CHANNEL_TEACHER'], removed: [] }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('the last operator keeps the right, and reads why', async () => {
    await open()
    await userEvent.click(await button(/^뱃고동 ?역할 바꾸기$/))
    expect((await dialog()).getByRole('checkbox', { name: /^운영자/ })).toBeDisabled()
    expect((await dialog()).getByText('마지막 운영자예요. 다른 운영자를 먼저 정해 주세요.')).toBeVisible()
  })

  test('that another operator has changed meanwhile are told, as they were seen and as they are', async () => {
    await open({ rolesAfter: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'] })
    await userEvent.click(await button(/^하늘 ?역할 바꾸기$/))
    await userEvent.click((await dialog()).getByRole('checkbox', { name: /^선생님/ }))
    await userEvent.click(await button('저장하기'))
    expect(await screen.findByText(/처음 본 역할은 ‘학생’, 지금 역할은 ‘선생님, 운영자’예요/)).toBeVisible()
  })

  test("one's own right to run the channel is given up after a question alone", async () => {
    const { changeRoles } = await open({ find: async () => pageOf(people, { operatorCount: 2 }) })
    await userEvent.click(await button(/^뱃고동 ?역할 바꾸기$/))
    await userEvent.click((await dialog()).getByRole('checkbox', { name: /^운영자/ }))
    await userEvent.click(await button('저장하기'))
    expect(await screen.findByRole('dialog', { name: '내 운영자 역할을 내려놓을까요?' })).toBeVisible()
    expect(changeRoles).not.toHaveBeenCalled()
    await userEvent.click(await button('내려놓기'))
    await waitFor(() => expect(changeRoles.mock.calls).toEqual([[102, { added: [], removed: ['ROLE_CHANNEL_OPERATOR'] }]]))
  })

  test('another operator may have been quicker', async () => {
    await open({ find: async () => pageOf(people, { operatorCount: 2 }), refuse: refusal(409) })
    await userEvent.click(await button(/^뱃고동 ?역할 바꾸기$/))
    await userEvent.click((await dialog()).getByRole('checkbox', { name: /^운영자/ }))
    await userEvent.click(await button('저장하기'))
    await userEvent.click(await button('내려놓기'))
    expect(await screen.findByText('운영자가 한 명은 있어야 해서 바꾸지 않았어요')).toBeVisible()
  })

  test('are nothing that a teacher changes', async () => {
    await open({ viewer: teacher })
    await table()
    expect(screen.queryByRole('button', { name: /역할 바꾸기/ })).not.toBeInTheDocument()
  })
})

describe('removing a member', () => {
  test('says first what is lost and what stays, from the channel or from one class', async () => {
    const { depart, facts } = await open()
    await userEvent.click(await button(/^하늘 ?내보내기$/))
    const asked = within(await screen.findByRole('dialog', { name: '하늘 님을 채널에서 내보낼까요?' }))
    expect(await asked.findByText(/수업 날짜 2개가 취소/)).toBeVisible()
    expect(asked.getByRole('region', { name: '남는 것' })).toHaveTextContent(/선생님이 계속 볼 수 있어요/)
    await userEvent.selectOptions(asked.getByRole('combobox', { name: '어디에서 내보낼까요?' }), '기초반')
    expect(await screen.findByRole('dialog', { name: '하늘 님을 수업에서 내보낼까요?' })).toBeVisible()
    expect(facts.mock.calls.map(([departure]) => departure)).toEqual([
      { userId: 1, courseClassId: null },
      { userId: 1, courseClassId: 5 },
    ])
    expect(depart).not.toHaveBeenCalled()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '내보내기' }))
    expect(await screen.findByText('내보냈어요. 낸 숙제와 푼 기록은 그대로 있어요.')).toBeVisible()
    expect(depart.mock.calls).toEqual([[{ userId: 1, courseClassId: 5 }]])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('is nothing for the last operator, who reads what to do first and can only close', async () => {
    await open()
    await userEvent.click(await button(/^뱃고동 ?나가기$/))
    const told = within(await screen.findByRole('dialog', { name: '아직 나갈 수 없어요' }))
    expect(told.getByText(/마지막 운영자예요.*다른 회원의 ‘역할’을 눌러/)).toBeVisible()
    expect(told.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(['닫기', '닫기'])
  })

  test('is leaving in the own row, for an operator who is not the last', async () => {
    const { depart } = await open({ find: async () => pageOf(people, { operatorCount: 2 }) })
    await userEvent.click(await button(/^뱃고동 ?나가기$/))
    const asked = within(await screen.findByRole('dialog', { name: '이 채널에서 나갈까요?' }))
    await userEvent.click(asked.getByRole('button', { name: '나가기' }))
    expect(depart.mock.calls).toEqual([[{ userId: 102, courseClassId: null }]])
  })

  test('that is refused says why, and stays open', async () => {
    await open({ refuse: refusal(403) })
    await userEvent.click(await button(/^하늘 ?내보내기$/))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '내보내기' }))
    expect(await screen.findByText('내보낼 수 있는 권한이 없어요')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
