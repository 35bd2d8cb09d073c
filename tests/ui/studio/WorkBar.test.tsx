import { focusManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test, vi } from 'vitest'
import type { SetHomework } from '../../../src/domain/studio/setHomework.ts'
import type { WorkEditor } from '../../../src/ui/studio/useWork.ts'
import { WorkBar } from '../../../src/ui/studio/WorkBar.tsx'
import { teacher } from '../../domain/viewer/viewers.ts'
import { fakeSetHomework } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { renderInApp } from '../renderInApp.tsx'
import { content, openHomeworkEditor as open } from './openHomeworkEditor.tsx'
import { first, second, workOf } from './openWorkPage.tsx'

const [draftKey, newDraftKey] = ['studio/homework/1/7', 'studio/homework/1/new@']
const published = { read: async () => workOf(content, { state: 'PUBLISHED', isCurrent: true }) } as const
const theirs = workOf({ ...content, title: '남의 제목' }, { updatedDate: second })

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** Closes the homework and confirms the question. */
async function close() {
  await press('숙제 닫기')
  await press('지금 닫기')
}
const title = () => screen.getByLabelText('제목')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))
const conflict = '다른 곳에서 먼저 저장했어요'

async function rename(name: string) {
  await screen.findByLabelText('제목')
  fireEvent.change(title(), { target: { value: name } })
}

/** Mocks calls in which another person has saved while the page is open. */
function meanwhile() {
  const read = vi.fn(async () => theirs)
  read.mockResolvedValueOnce(workOf(content))
  const save = vi.fn(async () => ({ workId: 7, state: 'DRAFT', updatedDate: '2026-11-20T03:00:00.000Z' }) as const)
  save.mockRejectedValueOnce(refusal(409))
  return { read, save }
}

describe('a call that fails', () => {
  test.each([
    ['save', refusal(401), '로그인이 끝났어요. 쓴 것은 이 기기에 있으니 다시 로그인해 주세요.'],
    ['save', refusal(403), '콘텐츠를 만드는 선생님만 할 수 있어요.'],
    ['save', refusal(404), '지워졌거나 다른 사람의 것이에요.'],
    ['save', refusal(413), '너무 커서 저장하지 못했어요. 글이나 코드를 줄여 주세요.'],
    ['create', refusal(422), '빠진 것이 있어서 받아들여지지 않았어요.'],
    ['create', lostConnection(), '하지 못했어요. 쓴 것은 이 기기에 있으니 잠시 후 다시 해 주세요.'],
  ] as const)('%s says why, and what was written stays here and on the device', async (call, error, words) => {
    const { store } = await open(call === 'create' ? 'new' : '7', { [call]: async () => Promise.reject(error) })
    await rename('지키고 싶은 제목')
    await press('저장하기')
    expect(await screen.findByText(words)).toBeVisible()
    leave()
    expect(store.get(call === 'create' ? newDraftKey : draftKey)).toContain('지키고 싶은 제목')
  })

  test('closing says why, and stays as it was', async () => {
    await open('7', { ...published, withdraw: async () => Promise.reject(lostConnection()) })
    await close()
    expect(await screen.findByText('답을 받지 못했어요. 새로고침해서 저장되었는지 확인해 주세요.')).toBeVisible()
    expect(screen.getByText('냈어요')).toBeVisible()
  })

  test.each([
    [refusal(409), '이미 시작한 학생이 있어서 지우지 않았어요. 새로 보는 사람은 없어요.'],
    [refusal(418), '하지 못했어요. 쓴 것은 이 기기에 있으니 잠시 후 다시 해 주세요.'],
  ])('removing says why, and nothing is gone', async (error, words) => {
    const { address } = await open('7', { remove: async () => Promise.reject(error) })
    await press('지우기')
    await userEvent.click((await dialog('정말 지울까요?')).getByRole('button', { name: '지우기' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([address(), title()]).toEqual(['/studio/homework/7', expect.objectContaining({ value: content.title })])
  })

  test('publishing what was just saved for the first time leaves it at its own address', async () => {
    const store = memoryStore({ [newDraftKey]: JSON.stringify({ content, before: null }) })
    const { create, address } = await open('new', { store, publish: async () => Promise.reject(refusal(422)) })
    await press(/^대상/)
    await press('숙제 내기')
    expect(await screen.findByText('빠진 것이 있어서 받아들여지지 않았어요.')).toBeVisible()
    expect(create).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(address()).toBe('/studio/homework/7'))
    expect(title()).toHaveValue(content.title)
  })
})

test('closing leaves what was not saved', async () => {
  const { store, save } = await open('7', published)
  await rename('아직 저장하지 않은 제목')
  await close()
  await screen.findByText('닫았어요. 학생에게 알렸고, 이미 낸 것은 그대로 있어요.')
  expect(title()).toHaveValue('아직 저장하지 않은 제목')
  leave()
  expect(store.get(draftKey)).toContain('아직 저장하지 않은 제목')
  await press('저장하기')
  await screen.findByText('저장했어요')
  expect(save).toHaveBeenCalledExactlyOnceWith(7, { ...content, title: '아직 저장하지 않은 제목' }, second)
})

describe('an answer that comes when the page has been left', () => {
  /** Makes a call that the test answers. */
  const lateCall = () => {
    let answer = () => {}
    const call = () =>
      new Promise<{ workId: number; state: 'DRAFT'; updatedDate: string }>((resolve) => {
        answer = () => resolve({ workId: 7, state: 'DRAFT', updatedDate: second })
      })
    return { call, answer: () => act(async () => answer()) }
  }

  test.each([
    ['7', 'withdraw', '숙제 닫기'],
    ['7', 'save', '저장하기'],
    ['new', 'create', '저장하기'],
  ] as const)('leaves what was written since (%s, %s)', async (at, name, button) => {
    const { call, answer } = lateCall()
    const { store } = await open(at, { ...published, [name]: call })
    await rename('처음 제목')
    await (name === 'withdraw' ? close() : press(button))
    await rename('나중 제목')
    cleanup()
    await answer()
    expect([store.get(draftKey), store.get(newDraftKey)]).toEqual([expect.stringContaining('나중 제목'), null])
  })

  test('leaves nothing where nothing was written since', async () => {
    const { call, answer } = lateCall()
    const { store } = await open('7', { ...published, save: call })
    await rename('처음 제목')
    await press('저장하기')
    cleanup()
    expect(store.get(draftKey)).toContain('처음 제목')
    await answer()
    expect(store.get(draftKey)).toBeNull()
  })
})

describe('the bar', () => {
  const prepare = () => new Promise<never>(() => {})
  const saved = workOf(content, { state: 'PUBLISHED' })
  const draw = (editor: Partial<WorkEditor<SetHomework>>) => {
    const calls = {
      change: vi.fn(),
      save: vi.fn(),
      publish: vi.fn(),
      withdraw: vi.fn(),
      discard: vi.fn(),
      resolve: vi.fn(),
      forget: vi.fn(),
    }
    const state = { saved, content, theirs: null, wasRestored: false, hasChanges: true, isSaving: false, isChanging: false, ...editor }
    renderInApp(<WorkBar editor={{ ...calls, ...state }} feature={fakeSetHomework()} viewer={teacher} {...{ prepare }} onSaved={vi.fn()} />)
  }
  const available = () =>
    within(screen.getByRole('region'))
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-disabled') !== 'true')

  test.each([
    ['saved', { isSaving: true }],
    ['published or closed', { isChanging: true }],
  ])('offers nothing while something is being %s', (_, editor) => {
    draw(editor)
    expect(available()).toEqual([])
  })

  test('offers nothing while it is looked at whether it can be published', async () => {
    draw({})
    expect(available()).toHaveLength(4)
    await press('바뀐 것 공개하기')
    expect(available()).toEqual([])
  })

  test.each([
    ['nothing has changed', null, 'true'],
    ['another version waits for a choice', theirs, null],
  ])('saves, or asks, where there is something to save or to ask: where %s', (_, other, isDisabled) => {
    draw({ hasChanges: false, theirs: other })
    expect(screen.getByRole('button', { name: '저장하기', hidden: true }).getAttribute('aria-disabled')).toBe(isDisabled)
  })
})

test('what is new and not saved stays with its writer, whoever signs in meanwhile', async () => {
  let viewer = teacher
  const { store } = await open('new', { viewer: () => viewer })
  await rename('첫 선생님의 숙제')
  viewer = { ...teacher, userId: 2 }
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  focusManager.setFocused(undefined)
  await vi.waitFor(() => expect(title()).toHaveValue(''))
  expect(store.get(newDraftKey)).toContain('첫 선생님의 숙제')
})

describe('what was saved elsewhere', () => {
  it('is gone on with', async () => {
    const { store } = await open('7', meanwhile())
    await rename('내 제목')
    await press('저장하기')
    await userEvent.click((await dialog(conflict)).getByRole('button', { name: '저장된 것으로' }))
    expect(title()).toHaveValue('남의 제목')
    leave()
    expect(store.get(draftKey)).toBeNull()
  })

  it('is replaced by what is here, once that was chosen', async () => {
    const { save } = await open('7', meanwhile())
    await rename('내 제목')
    await press('저장하기')
    await userEvent.click((await dialog(conflict)).getByRole('button', { name: '지금 쓰던 것으로' }))
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save).toHaveBeenLastCalledWith(7, { ...content, title: '내 제목' }, second)
  })

  it('waits for a choice: nothing is saved, set or closed before', async () => {
    const { save, publish, withdraw } = await open('7', { ...meanwhile(), ...published })
    await rename('내 제목')
    await press('저장하기')
    for (const name of ['저장하기', '바뀐 것 알리기', '숙제 닫기']) {
      expect(await dialog(conflict)).toBeTruthy()
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      await press(name)
    }
    expect([save, publish, withdraw].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  })

  it('is what one goes back to', async () => {
    const { save } = await open('7', meanwhile())
    await rename('내 제목')
    await press('저장하기')
    await dialog(conflict)
    await userEvent.keyboard('{Escape}')
    await press('저장한 것으로 되돌리기')
    expect(title()).toHaveValue('남의 제목')
    await rename('고친 제목')
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save).toHaveBeenLastCalledWith(7, { ...content, title: '고친 제목' }, second)
  })
})

describe('what this device has kept', () => {
  const kept = (updatedDate: string) =>
    memoryStore({ [draftKey]: JSON.stringify({ content: { ...content, title: '어제 쓰던 것' }, before: { workId: 7, updatedDate } }) })

  it('comes back, and goes once it is saved', async () => {
    const { store, save } = await open('7', { store: kept(first) })
    expect(await screen.findByLabelText('제목')).toHaveValue('어제 쓰던 것')
    expect(screen.getByText(/이 기기에 남아 있던 내용이에요/)).toBeVisible()
    await press('저장하기')
    await screen.findByText('저장했어요')
    expect(save).toHaveBeenCalledTimes(1)
    expect(store.get(draftKey)).toBeNull()
  })

  it('of a new one comes back, too, and goes once that has an address', async () => {
    const store = memoryStore({ [newDraftKey]: JSON.stringify({ content: { ...content, title: '새로 쓰던 것' }, before: null }) })
    const { address } = await open('new', { store })
    expect(await screen.findByLabelText('제목')).toHaveValue('새로 쓰던 것')
    await press('저장하기')
    await vi.waitFor(() => expect(address()).toBe('/studio/homework/7'))
    expect([...store.stored.keys()].filter((key) => key.startsWith('studio/'))).toEqual([])
  })

  it('is asked about where another version was saved meanwhile, again and again until one is chosen', async () => {
    const store = kept('2026-11-19T01:00:00.000Z')
    await open('7', { store })
    await dialog(conflict)
    await userEvent.keyboard('{Escape}')
    leave()
    cleanup()
    const { save } = await open('7', { store })
    await userEvent.click((await dialog(conflict)).getByRole('button', { name: '지금 쓰던 것으로' }))
    expect(title()).toHaveValue('어제 쓰던 것')
    expect(save).not.toHaveBeenCalled()
  })
})
