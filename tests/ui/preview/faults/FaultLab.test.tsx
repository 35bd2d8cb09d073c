import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createCallLog } from '../../../../mock-server/callLog.ts'
import { faultEdits, readFaultView } from '../../../../src/preview/demoFaultLab.tsx'
import { FaultLab } from '../../../../src/ui/preview/faults/FaultLab.tsx'
import type { PreviewControl } from '../../../../src/ui/preview/PreviewHost.ts'

/** The panel over an address that follows every change. */
function open(address: { fault: string; latency: string } = { fault: '', latency: '150' }) {
  const calls = createCallLog(() => 0)
  const draw = () => {
    const latency: PreviewControl = {
      kind: 'number',
      name: 'latency',
      label: '지연',
      value: address.latency,
      isUnknown: false,
      min: 0,
      max: 60_000,
    }
    return (
      <FaultLab
        view={readFaultView(address.fault)}
        edits={faultEdits(address.fault)}
        latency={latency}
        calls={calls}
        change={(name, value) => {
          address[name] = value
          rerender(draw())
        }}
      />
    )
  }
  const { rerender } = render(draw())
  return { address, calls }
}

// Finds controls by label and text, and simulates no pointer: either takes seconds with this many fields.
const choice = (name: string) => screen.getByLabelText(name)
const choose = (select: HTMLElement, words: string) =>
  fireEvent.change(select, { target: { value: within(select).getByText<HTMLOptionElement>(words).value } })
const type = (input: HTMLElement, words: string) => {
  fireEvent.change(input, { target: { value: words } })
  fireEvent.keyDown(input, { key: 'Enter' })
}
const rules = () => screen.getByLabelText('그 밖의 규칙')
const problem = () => document.querySelector('[role="alert"]')
const button = (words: string) => screen.getByText(words, { selector: 'button' })

it('a fault that is chosen for a call goes into the address, and out of it again [S-334]', async () => {
  const { address } = open()
  choose(choice('내 채널 GET users/channels'), '끊김')
  fireEvent.click(screen.getByText('퀘스트', { selector: 'summary' }))
  choose(await screen.findByLabelText('퀘스트 목록 GET users/quests'), '500 서버 오류')
  expect(address.fault).toBe('GET users/quests:500,GET users/channels:drop')
  choose(choice('내 채널 GET users/channels'), '정상')
  expect(address.fault).toBe('GET users/quests:500')
  expect(choice('퀘스트 목록 GET users/quests')).toHaveValue('500')
})

it('everything fails at once, and nothing any more; each row says which rule comes first', async () => {
  const { address } = open()
  fireEvent.click(button('모두 실패'))
  expect(address.fault).toBe('**:500')
  expect(button('모두 실패')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByText('규칙 **:500 먼저').length).toBe(document.querySelectorAll('select').length)
  fireEvent.click(screen.getByText('나', { selector: 'summary' }))
  choose(await screen.findByLabelText('누구인지 확인 GET users/me'), '느림 (5초)')
  expect(address.fault).toBe('GET users/me:slow,**:500')
  fireEvent.click(button('모두 정상'))
  expect(address.fault).toBe('')
})

it('a rule by hand counts once it is understood, and is told until then', () => {
  const { address } = open({ fault: 'GET popups:404', latency: '0' })
  type(rules(), 'users*:500')
  expect(problem()).toHaveTextContent('알 수 없는 규칙이에요: users*:500')
  expect(address.fault).toBe('GET popups:404')
  type(rules(), 'users/**:503')
  expect(address.fault).toBe('GET popups:404,users/**:503')
  expect(problem()).toBeEmptyDOMElement()
})

it('the latency is typed, or taken from the ones that serve most', () => {
  const { address } = open()
  fireEvent.click(button('5,000ms'))
  expect(address.latency).toBe('5000')
  type(screen.getByLabelText('지연'), '20')
  expect(address.latency).toBe('20')
})

it('calls are seen as they happen, with the fault that hit them, and nobody reads them out', () => {
  const { calls } = open()
  const log = screen.getByRole('log', { name: /^호출 기록/ })
  expect(log).toHaveAttribute('aria-live', 'off')
  expect(log).toHaveTextContent('아직 호출이 없어요.')
  const begin = (path: string, fault: number | 'drop' | null) => calls.begin({ method: 'GET', path, fault })
  act(() => begin('popups?page=1', null)(200))
  act(() => begin('users/me', 500)(500))
  act(() => begin('users/quests?page=1', 'drop')('dropped'))
  act(() => void begin('mains/recommendations', null))
  expect(
    within(log)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'GET mains/recommendations기다리는 중',
    'GET users/quests?page=1끊김0ms실험: 끊김',
    'GET users/me5000ms실험: 500 서버 오류',
    'GET popups?page=12000ms',
  ])
  fireEvent.click(button('지우기'))
  expect(within(log).queryAllByRole('listitem')).toEqual([])
})
