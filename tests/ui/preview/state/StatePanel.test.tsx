import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FileProblem, type ReadFile, type StateCarrier, StatePanel } from '../../../../src/ui/preview/state/StatePanel.tsx'
import { stateWords } from '../../../../src/ui/preview/state/stateWords.ts'

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
})

const aFile: ReadFile = {
  savedDate: '2026년 11월 20일 오전 10:00',
  visitors: ['학습자 · 메인 사이트', '모두가 함께 보는 것 (채널 설정 등)'],
  draftCount: 2,
  take: async () => true,
}

function show(answers: Partial<StateCarrier> = {}) {
  const carrier: StateCarrier = {
    save: async () => ({ name: 'codingbada-2026-11-20.json', file: new Blob(['{}']) }),
    read: async () => aFile,
    hasFormer: async () => false,
    putFormerBack: async () => true,
    ...answers,
  }
  render(<StatePanel carrier={carrier} />)
}

const choose = () => userEvent.upload(screen.getByLabelText('불러올 파일'), new File(['{}'], 'state.json', { type: 'application/json' }))

test('everything goes out as one file, by its name', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: '내보내기' }))
  expect(await screen.findByText(/codingbada-2026-11-20.json 파일로 내보냈어요/)).toBeVisible()
  expect(names).toEqual(['codingbada-2026-11-20.json'])
})

test('a file says whose it is and what it replaces, and is taken over only when somebody says so', async () => {
  const take = vi.fn(async () => true)
  let taken = false
  show({ read: async () => ({ ...aFile, take: async () => ((taken = true), take()) }), hasFormer: async () => taken })
  await choose()
  const found = within(await screen.findByRole('group', { name: '파일에 든 것' }))
  for (const text of ['학습자 · 메인 사이트', '쓰던 코드 2개', /모두 이 파일의 것으로 바뀌어요/])
    expect(found.getByText(text)).toBeVisible()
  expect(take).not.toHaveBeenCalled()
  await userEvent.click(found.getByRole('button', { name: '불러오기' }))
  expect(take).toHaveBeenCalledOnce()
  expect(await screen.findByText(/불러왔어요/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '불러오기 전으로 되돌리기' }))
  expect(await screen.findByText('불러오기 전의 것으로 되돌렸어요.')).toBeVisible()
})

test('a file can be put away again', async () => {
  show()
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: '그만두기' }))
  expect(screen.queryByRole('group', { name: '파일에 든 것' })).toBeNull()
})

test.each(Object.keys(stateWords.problems) as FileProblem[])('a file that is %s is refused with the reason', async (problem) => {
  show({ read: async () => problem })
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent(stateWords.problems[problem])
  expect(screen.queryByRole('button', { name: '불러오기' })).toBeNull()
})

test('what the browser does not take changes nothing, and that is said', async () => {
  show({ read: async () => ({ ...aFile, take: async () => false }) })
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: '불러오기' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('아무것도 바꾸지 않았어요')
})
