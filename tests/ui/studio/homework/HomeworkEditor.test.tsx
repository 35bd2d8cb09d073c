import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test, vi } from 'vitest'
import type { Audience } from '../../../../src/domain/audience.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { learner } from '../../../domain/viewer/viewers.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { aTaughtClass } from '../../course/aCourse.ts'
import { readAgain } from '../../readAgain.ts'
import { content, openHomeworkEditor as open } from '../openHomeworkEditor.tsx'
import { first, second, workOf } from '../openWorkPage.tsx'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tasks = () =>
  within(screen.getByRole('region', { name: '과제' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const preview = () => screen.findByRole('region', { name: '학생에게는 이렇게 보여요' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const forAudience = (audience: Audience) => ({ read: async () => workOf({ ...content, audience }) })

it.each([guest, learner])('is closed to others, who are told so, and nothing is read', async (viewer) => {
  const { read } = await open('7', { viewer })
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0)
  expect(screen.queryByLabelText('제목')).toBeNull()
  expect(read).not.toHaveBeenCalled()
})

it.each([
  [404, '찾을 수 없어요'],
  [500, '불러오지 못했어요'],
])('says so where reading answers %d', async (status, title) => {
  await open('7', { read: async () => Promise.reject(refusal(status)) })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

describe('homework that is set', () => {
  it('is picked, dated, given to some and sent once', async () => {
    const { create, publish, address } = await open('new')
    await screen.findByLabelText('제목')
    fill('제목', '새 숙제')
    await press('다음')
    await press('과제 담기')
    await press(/물고기 나누기/)
    await userEvent.keyboard('{Escape}')
    await press('다음')
    await press('금요일 밤')
    expect(screen.getByLabelText('마감')).toHaveValue('2026-11-27T23:59')
    fill('늦게 내도 받는 때', '2026-11-28T23:59')
    await press('다음')
    await userEvent.click(screen.getByRole('radio', { name: '고른 학생' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '하늘' }))
    expect(screen.getByText('1명을 골랐어요.')).toBeVisible()
    const names = readAgain()
    await press('숙제 내기')
    expect(await screen.findByText('숙제를 냈어요. 학생의 홈에 보여요.')).toBeVisible()
    expect(create).toHaveBeenCalledExactlyOnceWith(
      {
        title: '새 숙제',
        description: '',
        endDate: '2026-11-27T23:59:59+09:00',
        lateEndDate: '2026-11-28T23:59:59+09:00',
        audience: { type: 'MEMBERS', userIds: ['100'] },
        taskList: [{ type: 'PROBLEM', contentId: 3, title: '물고기 나누기' }],
      },
      expect.any(String),
    )
    expect(publish).toHaveBeenCalledTimes(1)
    expect(names()).toEqual(expect.arrayContaining(['assignments', 'desk']))
    await vi.waitFor(() => expect(address()).toBe('/studio/homework/7'))
    expect(screen.getByRole('link', { name: '누가 어디까지 했나요?' })).toHaveAttribute('href', '/studio/homework/7/assignment/7/members')
  })

  it('tells what is missing before anything is sent, and leads there', async () => {
    const { create } = await open('new')
    await press('대상')
    await press('숙제 내기')
    const missing = (await screen.findByRole('heading', { name: '내기 전에 채워 주세요' })).parentElement
    expect(missing).toHaveTextContent('제목을 적어 주세요.')
    expect(missing).toHaveTextContent('과제를 하나는 담아 주세요.')
    await vi.waitFor(() => expect(missing).toHaveFocus())
    expect(create).not.toHaveBeenCalled()
    await press('과제를 하나는 담아 주세요.')
    expect(screen.getByRole('heading', { name: '과제' })).toHaveFocus()
    expect(button(/^제목 빠진 것이 있어요/)).toBeVisible()
  })

  it('asks a question at a time, and says what is missing in it', async () => {
    await open('new')
    expect(await screen.findByRole('heading', { name: '무엇을 하나요?' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: '과제' })).toBeNull()
    expect(screen.queryByRole('button', { name: '숙제 내기' })).toBeNull()
    await press('다음')
    expect(screen.getByText('빠진 것이 있어요. 제목을 적어 주세요.')).toHaveRole('alert')
    await vi.waitFor(() => expect(screen.getByLabelText('제목')).toHaveFocus())
    fill('제목', '새 숙제')
    await press('다음')
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: '과제' })).toHaveFocus())
    await press('이전')
    expect(screen.getByLabelText('제목')).toHaveValue('새 숙제')
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: '무엇을 하나요?' })).toHaveFocus())
    expect(button('제목 다 골랐어요')).toHaveAttribute('aria-current', 'step')
  })

  it('does not leave a half-typed date, and goes back to it before anything is sent', async () => {
    const { create } = await open('new')
    await screen.findByLabelText('제목')
    fill('제목', '새 숙제')
    await press('마감')
    fill('마감', '0002-11-28T23:59')
    await press('다음')
    expect(screen.getByRole('heading', { name: '언제까지인가요?' })).toBeVisible()
    await press('대상')
    await press('숙제 내기')
    expect(screen.getByRole('heading', { name: '언제까지인가요?' })).toBeVisible()
    expect(create).not.toHaveBeenCalled()
  })

  it('has all its questions on one screen for whoever wants that, and once it was saved', async () => {
    await open('new')
    await press('한 화면에 모두 보기')
    expect(screen.getByRole('heading', { name: '누가 하나요?' })).toBeVisible()
    expect(button('숙제 내기')).toBeVisible()
    expect(screen.queryByRole('button', { name: '다음' })).toBeNull()
  })

  it('shows beside it what learners will get', async () => {
    await open()
    const shown = within(await preview())
    expect(await shown.findByRole('heading', { name: '조개 숙제' })).toBeInTheDocument()
    expect(shown.getByText('D-7')).toBeInTheDocument()
    expect(shown.getByText('바다 영상')).toBeInTheDocument()
    fill('제목', '파도 숙제')
    expect(shown.getByRole('heading', { name: '파도 숙제' })).toBeInTheDocument()
    expect(shown.getByText('바다 영상').closest('[inert]')).not.toBeNull()
  })

  it('is for a class of the teacher’s', async () => {
    const { save } = await open()
    await userEvent.click(await screen.findByRole('radio', { name: '한 수업' }))
    await userEvent.selectOptions(await screen.findByLabelText('수업'), '유니티 정규반')
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save.mock.calls[0]?.[1]).toMatchObject({ audience: { type: 'CLASS', courseClassId: '9' } })
  })

  it('has tasks that move by keys, go, and come back', async () => {
    await open()
    await screen.findByRole('region', { name: '과제' })
    await press('조개 세기 아래로')
    expect(tasks()[0]).toContain('바다 영상')
    expect(screen.getByText('‘조개 세기’가 2번째로 갔어요.')).toBeVisible()
    await press('바다 영상 빼기')
    expect(tasks()).toHaveLength(1)
    await press('되돌리기')
    expect(tasks()[0]).toContain('바다 영상')
  })

  it('keeps the focus where a task was taken out or put back, and tells what was done last', async () => {
    await open()
    await press('조개 세기 빼기')
    await vi.waitFor(() => expect(button('바다 영상 빼기')).toHaveFocus())
    await press('되돌리기')
    await vi.waitFor(() => expect(button('조개 세기 빼기')).toHaveFocus())
    expect(screen.queryByText('‘조개 세기’를 뺐어요.')).toBeNull()
    await press('조개 세기 빼기')
    await press('바다 영상 빼기')
    expect(screen.getByText('‘바다 영상’을 뺐어요.')).toBeVisible()
    expect(screen.getByText('아직 담은 과제가 없어요.')).toBeVisible()
    await vi.waitFor(() => expect(button('과제 담기')).toHaveFocus())
  })

  it('tells a move after something was taken out', async () => {
    const third = { type: 'BLOCK', contentId: 3, title: '거북이 블록' } as const
    await open('7', { read: async () => workOf({ ...content, taskList: [...content.taskList, third] }) })
    await press('조개 세기 빼기')
    await press('거북이 블록 위로')
    expect(screen.getByText('‘거북이 블록’이 1번째로 갔어요.')).toBeVisible()
    expect(button('되돌리기')).toBeVisible()
  })

  it('takes each task once', async () => {
    await open()
    await press('과제 담기')
    await press(/물고기 나누기/)
    expect(screen.getByText('‘물고기 나누기’를 담았어요.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /물고기 나누기.*담음/ })).toHaveAttribute('aria-disabled', 'true')
    await press(/물고기 나누기.*담음/)
    await userEvent.keyboard('{Escape}')
    expect(tasks()).toHaveLength(3)
  })

  it('that was set and changed is saved before it is told anew', async () => {
    const { save, publish } = await open('7', { read: async () => workOf(content, { state: 'PUBLISHED', isCurrent: true }) })
    await screen.findByLabelText('제목')
    expect(screen.queryByRole('button', { name: /숙제 내기|바뀐 것 알리기/ })).toBeNull()
    fill('하고 싶은 말', '천천히 해요')
    expect(screen.getByText(/학생은 이전에 낸 내용을 보고 있어요/)).toBeVisible()
    await press('바뀐 것 알리기')
    await screen.findByText('숙제를 냈어요. 학생의 홈에 보여요.')
    expect(save).toHaveBeenCalledExactlyOnceWith(7, { ...content, description: '천천히 해요' }, first)
    expect(publish).toHaveBeenCalledExactlyOnceWith(7, second)
  })

  it('that was closed is opened again', async () => {
    const { publish } = await open('7', { read: async () => workOf(content, { state: 'WITHDRAWN' }) })
    expect(await screen.findByText('닫았어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '누가 어디까지 했나요?' })).toBeVisible()
    await press('숙제 내기')
    expect(await screen.findByText('냈어요')).toBeVisible()
    expect(publish).toHaveBeenCalledExactlyOnceWith(7, first)
    expect(button('숙제 닫기')).toBeVisible()
  })

  it('is closed, and what is late is said', async () => {
    const { withdraw } = await open('7', { read: async () => workOf(content, { state: 'PUBLISHED', isCurrent: true }) })
    await press('숙제 닫기')
    await press('지금 닫기')
    expect(await screen.findByText('닫았어요. 학생에게 알렸고, 이미 낸 것은 그대로 있어요.')).toBeVisible()
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(7)
    fill('늦게 내도 받는 때', '2026-11-20T09:00')
    await press('숙제 내기')
    expect(screen.getAllByText('늦게 받는 때는 마감보다 뒤여야 해요.').length).toBeGreaterThan(0)
  })
})

describe('its end', () => {
  it('stays as it is typed, a year key by key', async () => {
    const { save } = await open()
    await screen.findByLabelText('마감')
    for (const typed of ['0002-11-28T23:59', '0020-11-28T23:59', '0202-11-28T23:59', '2027-11-28T23:59']) {
      fill('마감', typed)
      expect(screen.getByLabelText('마감')).toHaveValue(typed)
    }
    await press('금요일 밤')
    expect(screen.getByLabelText('마감')).toHaveValue('2026-11-27T23:59')
    fill('마감', '2027-11-28T23:59')
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save.mock.calls[0]?.[1]).toMatchObject({ endDate: '2027-11-28T23:59:59+09:00' })
  })

  it('that is half typed is not taken for none', async () => {
    const { publish } = await open()
    const end = await screen.findByLabelText<HTMLInputElement>('마감')
    fill('마감', '0002-11-28T23:59')
    await press('숙제 내기')
    expect(end).toBeInvalid()
    expect(screen.queryByRole('heading', { name: '내기 전에 채워 주세요' })).toBeNull()
    expect(publish).not.toHaveBeenCalled()
    await press('마감 없이')
    expect(screen.getByLabelText('마감')).toHaveValue('')
    await press('숙제 내기')
    await screen.findByText('숙제를 냈어요. 학생의 홈에 보여요.')
    expect(publish).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['마감', '마감', '2026-11-19T23:59', '이미 지난 때예요.'],
    ['늦게 내도 받는 때', '늦게 내도 받는 때', '2026-11-27T23:59', '늦게 받는 때는 마감보다 뒤여야 해요.'],
    ['마감', '늦게 내도 받는 때', '', '마감이 있어야 늦게 받을 수 있어요.'],
  ])('is told at its field where it cannot be: %s', async (typedAt, toldAt, value, words) => {
    const lateEndDate = value === '' ? '2026-11-28T23:59:00+09:00' : null
    const { publish } = await open('7', { read: async () => workOf({ ...content, endDate: '2026-11-27T23:59:59+09:00', lateEndDate }) })
    await screen.findByLabelText('마감')
    fill(typedAt, value)
    await press('숙제 내기')
    expect(screen.getByLabelText(toldAt)).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(publish).not.toHaveBeenCalled()
  })
})

describe('whom it is for', () => {
  it.each<[Audience, string]>([
    [{ type: 'MEMBERS', userIds: [] }, '누가 할지 골라 주세요.'],
    [{ type: 'CLASS', courseClassId: '' }, '어느 수업인지 골라 주세요.'],
  ])('is asked for where it is nobody', async (audience, words) => {
    const { publish } = await open('7', forAudience(audience))
    await press('숙제 내기')
    expect(screen.getByRole('radiogroup', { name: '누가 하나요?' })).toHaveAccessibleDescription(words)
    expect(publish).not.toHaveBeenCalled()
  })

  it('is shown as it was saved, and learners are taken out as they are put in', async () => {
    const { save } = await open('7', forAudience({ type: 'MEMBERS', userIds: [99] }))
    expect(await screen.findByRole('checkbox', { name: '새내기' })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: '하늘' }))
    expect(screen.getByText('2명을 골랐어요.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: '새내기' }))
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save.mock.calls[0]?.[1]).toMatchObject({ audience: { type: 'MEMBERS', userIds: ['100'] } })
  })

  it('finds the learners and the class again after a look at the other ways', async () => {
    const { save } = await open('7', forAudience({ type: 'MEMBERS', userIds: [99] }))
    const look = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '하늘' }))
    await look('한 수업')
    await userEvent.selectOptions(await screen.findByLabelText('수업'), '유니티 정규반')
    await look('이 채널에서 배우는 모두')
    await look('고른 학생')
    expect(await screen.findByText('2명을 골랐어요.')).toBeVisible()
    await look('한 수업')
    expect(await screen.findByLabelText('수업')).toHaveDisplayValue('유니티 정규반')
    await look('고른 학생')
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save.mock.calls[0]?.[1]).toMatchObject({ audience: { type: 'MEMBERS', userIds: ['99', '100'] } })
  })

  it('says where there is nobody, and no class', async () => {
    await open('7', { members: async () => [], taught: async () => [] })
    await userEvent.click(await screen.findByRole('radio', { name: '고른 학생' }))
    expect(await screen.findByText('아직 배우는 사람이 없어요.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '한 수업' }))
    expect(await screen.findByText('가르치는 수업이 없어요.')).toBeVisible()
  })
})

describe('where something goes wrong', () => {
  test('learners that cannot be read are asked for again', async () => {
    let asked = 0
    const members = async () => {
      asked += 1
      if (asked === 1) throw refusal(500)
      return [{ userId: 100, nickname: null, profile: null }]
    }
    await open('7', { members })
    await userEvent.click(await screen.findByRole('radio', { name: '고른 학생' }))
    expect(await screen.findByText('학생을 불러오지 못했어요')).toBeVisible()
    await press('다시 시도')
    expect(await screen.findByRole('checkbox', { name: '이름 없음' })).toBeVisible()
  })

  test('classes that cannot be read are asked for again', async () => {
    const taught = vi.fn(async () => [aTaughtClass({ courseClassId: 9, title: '유니티 정규반' })])
    taught.mockRejectedValueOnce(refusal(418))
    await open('7', { taught })
    await userEvent.click(await screen.findByRole('radio', { name: '한 수업' }))
    expect(await screen.findByText('수업을 불러오지 못했어요')).toBeVisible()
    await press('다시 시도')
    expect(await screen.findByLabelText('수업')).toBeVisible()
  })

  test('what cannot be set says why, and stays', async () => {
    await open('7', { publish: async () => Promise.reject(refusal(422)) })
    await press('숙제 내기')
    expect(await screen.findByText('빠진 것이 있어서 받아들여지지 않았어요.')).toBeVisible()
    expect(screen.getByLabelText('제목')).toHaveValue('조개 숙제')
    expect(tasks()[0]).toContain('조개 세기')
  })
})
