import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { CodeRunner, RunEvents } from '../../../../src/application/codeRunner.ts'
import type { Execution } from '../../../../src/domain/problems/execution.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { fakeRunner } from '../../../fakes/fakeRunner.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { button, openWorkbench, programs, results } from './openWorkbench.tsx'

const done: Execution = { state: 'DONE', output: '', error: null, stepCount: 1 }

/** Fakes a runner whose runs the test ends. */
function slowRunner(warmUp: () => Promise<void> = async () => {}) {
  let begin = (_: RunEvents) => {}
  const started = new Promise<RunEvents>((resolve) => (begin = resolve))
  let end = (_: Execution) => {}
  const stop = vi.fn(() => end({ ...done, state: 'STOPPED' }))
  const runner: CodeRunner = {
    ...fakeRunner(programs),
    warmUp,
    run: (_, given) => {
      begin(given)
      return { result: new Promise((resolve) => (end = resolve)), stop }
    },
  }
  return { runner, stop, started, end: (execution: Partial<Execution> = {}) => end({ ...done, ...execution }) }
}

describe('running', () => {
  test('prints what the program prints for what stands in the input, and the examples’ input stands there first', async () => {
    await openWorkbench()
    const input = screen.getByRole('textbox', { name: '입력' })
    expect(input).toHaveValue('3')
    await userEvent.clear(input)
    await userEvent.type(input, '7')
    await userEvent.click(button('실행'))
    const heading = await results().findByRole('heading', { name: '실행을 마쳤어요' })
    expect(heading.closest('[role=status]')).toHaveAttribute('aria-atomic', 'true')
    expect(results().getByRole('group', { name: '프로그램의 출력' })).toHaveTextContent(/^7$/)
  })

  test('starts from the input that was written there before', async () => {
    const sessionStore = memoryStore()
    await openWorkbench({ viewer: guest, sessionStore })
    fireEvent.change(screen.getByRole('textbox', { name: '입력' }), { target: { value: '7 8 9' } })
    cleanup()
    await openWorkbench({ viewer: guest, sessionStore })
    expect(screen.getByRole('textbox', { name: '입력' })).toHaveValue('7 8 9')
  })

  test('the live region is there before it has anything to say', async () => {
    await openWorkbench()
    expect(results().getByText('코드를 실행하면 여기에 나와요.')).toBeVisible()
    expect(results().getAllByRole('status')[0]).toBeEmptyDOMElement()
  })

  test('that ends with an error explains it in Korean, with Python’s own words below, and does not ask for a print()', async () => {
    await openWorkbench({ code: 'broken' })
    await userEvent.click(button('실행'))
    expect(await results().findByRole('heading', { name: '실행 중에 오류가 났어요' })).toBeVisible()
    expect(await results().findByRole('button', { name: /1번째 줄|1줄/ })).toBeVisible()
    expect(results().getByText('RangeError: list index out of range')).toBeInTheDocument()
    expect(results().queryByText(/아무것도 출력하지 않았어요/)).not.toBeInTheDocument()
  })

  test('that prints nothing and ends well says how to print', async () => {
    await openWorkbench({ code: 'silent' })
    await userEvent.click(button('실행'))
    expect(await results().findByText(/아무것도 출력하지 않았어요/)).toBeVisible()
  })

  test('works for a guest too, and by key from anywhere in the workbench', async () => {
    await openWorkbench({ viewer: guest })
    fireEvent.keyDown(screen.getByRole('textbox', { name: '입력' }), { key: 'Enter', ctrlKey: true })
    expect(await results().findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
  })

  test('ends with the page', async () => {
    const { runner, stop, started } = slowRunner()
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    await started
    expect(stop).not.toHaveBeenCalled()
    cleanup()
    expect(stop).toHaveBeenCalledOnce()
  })

  test('can be stopped, also while the runner is still loaded; the button keeps the focus in the bar', async () => {
    const { runner, stop } = slowRunner()
    await openWorkbench({ runner })
    expect(screen.queryByRole('button', { name: '멈추기' })).not.toBeInTheDocument()
    await userEvent.click(button('실행'))
    expect(button('실행')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('멈추기'))
    expect(await results().findByRole('heading', { name: '멈췄어요' })).toBeVisible()
    expect(stop).toHaveBeenCalledOnce()
    expect(button('실행')).toHaveFocus()
    expect(results().queryByText(/아무것도 출력하지 않았어요/)).not.toBeInTheDocument()
  })

  test('says that Python gets ready where that takes a while', async () => {
    let ready = () => {}
    const { runner, end } = slowRunner(() => new Promise((resolve) => (ready = resolve)))
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    expect(await results().findByRole('heading', { name: '파이썬을 준비하고 있어요' })).toBeVisible()
    ready()
    expect(await results().findByRole('heading', { name: '실행하고 있어요' })).toBeVisible()
    end()
    expect(await results().findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
  })

  test('asks for a line when the program does, with its prompt, and ends the input on request', async () => {
    const { runner, started, end } = slowRunner()
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    const events = await started
    events.onOutput('이름? ')
    const answer = events.askForLine?.('이름? ')
    const field = await results().findByRole('textbox', { name: /^프로그램에 답하기\s*이름\?$/ })
    expect(results().getByRole('heading', { name: '프로그램이 다음 값을 기다려요.' })).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '하늘{Enter}')
    expect(await answer).toBe('하늘')
    expect(results().getByRole('group', { name: '프로그램의 출력' })).toHaveTextContent('이름? 하늘')
    const none = events.askForLine?.('')
    await userEvent.click(await results().findByRole('button', { name: '입력 끝내기' }))
    expect(await none).toBeNull()
    end({ output: '끝' })
    expect(await results().findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
    await userEvent.click(await results().findByRole('button', { name: '이 입력 간직하기' }))
    expect(screen.getByRole('textbox', { name: '입력' })).toHaveValue('3\n하늘\n')
  })

  test('that asks is heard: each line that it prints once, its prompts by their fields, and nothing else until it ends', async () => {
    const { runner, started, end } = slowRunner()
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    const events = await started
    const output = document.querySelector('[data-part="results"] pre')!
    expect([output.textContent, output.getAttribute('aria-live')]).toEqual(['', 'polite'])
    const isSpoken = (element: Element | null | undefined) => element?.closest('[aria-live]')?.getAttribute('aria-live') === 'polite'
    const inStatus = (name: string) => results().getByRole('heading', { name }).closest('[role=status]') !== null
    expect(inStatus('실행하고 있어요')).toBe(true)
    events.onOutput('안녕\n이름? ')
    const answer = events.askForLine?.('이름? ')
    const field = await results().findByRole('textbox', { name: /^프로그램에 답하기\s*이름\?$/ })
    expect([...output.children].map((line) => [line.textContent, isSpoken(line)])).toEqual([
      ['안녕\n', true],
      ['이름? ', false],
    ])
    expect(inStatus('프로그램이 다음 값을 기다려요.')).toBe(false)
    await userEvent.type(field, '하늘{Enter}')
    await answer
    expect(inStatus('실행하고 있어요')).toBe(false)
    events.onOutput(Array.from({ length: 40 }, (_, at) => `${at}\n`).join(''))
    await waitFor(() => expect(output).toHaveTextContent('39'))
    expect(output.getAttribute('aria-live')).toBe('off')
    end()
    await results().findByRole('heading', { name: '실행을 마쳤어요' })
    expect(inStatus('실행을 마쳤어요')).toBe(true)
  })

  test('takes each line of what is pasted for a question of its own, as a terminal does', async () => {
    const { runner, started, end } = slowRunner()
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    const events = await started
    const first = events.askForLine?.('가로? ')
    await userEvent.type(await results().findByRole('textbox', { name: /^프로그램에 답하기/ }), '1')
    await userEvent.paste('3\r\n5\n')
    expect(await first).toBe('13')
    expect(await events.askForLine?.('세로? ')).toBe('5')
    const third = events.askForLine?.('높이? ')
    await userEvent.type(await results().findByRole('textbox', { name: /^프로그램에 답하기/ }), '7{Enter}')
    expect(await third).toBe('7')
    end({ output: '끝' })
    await userEvent.click(await results().findByRole('button', { name: '이 입력 간직하기' }))
    expect(screen.getByRole('textbox', { name: '입력' })).toHaveValue('3\n13\n5\n7\n')
  })

  test('ends the input by Ctrl+D, in either keyboard language', async () => {
    const { runner, started, end } = slowRunner()
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    const events = await started
    const none = events.askForLine?.('')
    await userEvent.type(await results().findByRole('textbox', { name: /^프로그램에 답하기/ }), '{Control>}[KeyD]{/Control}')
    expect(await none).toBeNull()
    end({ output: '끝' })
    expect(await results().findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
    expect(results().queryByRole('button', { name: '이 입력 간직하기' })).toBeNull()
  })

  test('whose runner cannot be loaded says so and keeps the code', async () => {
    const runner: CodeRunner = {
      ...fakeRunner(programs),
      run: () => ({ result: Promise.reject(new Error('no network')), stop() {} }),
    }
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    expect(await results().findByRole('heading', { name: '코드를 실행하지 못했어요' })).toBeVisible()
    expect(results().getByText(/코드는 그대로 있어요/)).toBeVisible()
  })
})

describe('getting ready', () => {
  test('what runs programs is fetched once the page rests, and started with the first sign of somebody who will run one', async () => {
    const [fetchAhead, warmUp] = [vi.fn(async () => {}), vi.fn(async () => {})]
    await openWorkbench({ runner: { ...fakeRunner(programs), fetchAhead, warmUp } })
    expect(fetchAhead).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(warmUp).not.toHaveBeenCalled()
    fireEvent.focus(button('실행'))
    await vi.waitFor(() => expect(warmUp).toHaveBeenCalledOnce())
    fireEvent.focus(button('제출'))
    expect(warmUp).toHaveBeenCalledOnce()
  })

  test('that fails is no trouble: nobody has asked for it', async () => {
    const refuse = () => Promise.reject(new Error('no network'))
    await openWorkbench({ runner: { ...fakeRunner(programs), fetchAhead: refuse, warmUp: refuse } })
    fireEvent.focus(button('실행'))
    await userEvent.click(button('실행'))
    expect(await results().findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
  })
})

describe('all examples at once', () => {
  test('pass or fail by name; what differs is told in a sentence, and marked', async () => {
    await openWorkbench({ code: 'tooMany' })
    await userEvent.click(button('예제 모두 실행'))
    expect(await results().findByRole('heading', { name: '예제 1개 중 0개를 통과했어요' })).toBeVisible()
    const one = results().getByRole('listitem', { name: /^예제 1 실패$/ })
    expect(one).toHaveTextContent('답보다 1만큼 커요')
    expect(one.querySelector('mark')).toHaveTextContent('3')
    for (const term of ['입력', '바라는 출력', '내 출력']) expect(results().getByText(term)).toBeVisible()
  })

  test('of code that cannot be read tell what is wrong with it, and nothing of any example', async () => {
    await openWorkbench({ code: 'print(' })
    await userEvent.click(button('예제 모두 실행'))
    expect(await results().findByRole('heading', { name: '코드를 읽을 수 없어요' })).toBeVisible()
    expect(results().getByText('괄호를 열고 닫지 않았어요: (')).toBeVisible()
    expect(await results().findByRole('button', { name: '1번째 줄로 가기' })).toBeVisible()
    expect(results().queryByRole('listitem', { name: /예제/ })).not.toBeInTheDocument()
  })

  test.each([
    ['marks it in the editor', false],
    ['marks nothing where other code stands there by then', true],
  ])('of code that cannot be read %s', async (_, isChanged) => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    await openWorkbench({ code: 'print(', runner: fakeRunner(programs, gate) })
    await userEvent.click(button('예제 모두 실행'))
    if (isChanged) await userEvent.click(button('처음 코드로'))
    open()
    await results().findByRole('heading', { name: '코드를 읽을 수 없어요' })
    const host = [...document.querySelectorAll('[data-editor] > div')].find((element) => element.shadowRoot !== null)
    await waitFor(() => expect(host?.shadowRoot?.querySelectorAll('.cm-mistake')).toHaveLength(isChanged ? 0 : 1))
  })

  test('are told by one live region that stands, and again when they end in the same way', async () => {
    await openWorkbench({ code: 'tooMany' })
    const region = within(screen.getByRole('region', { name: '결과' })).getAllByRole('status')[0]
    expect(region).toBeEmptyDOMElement()
    const told: (string | null)[] = []
    const observer = new MutationObserver(() => told.push(region?.textContent ?? null))
    if (region) observer.observe(region, { childList: true, subtree: true, characterData: true })
    for (const _ of [1, 2]) {
      await userEvent.click(button('예제 모두 실행'))
      await waitFor(() => expect(region).toHaveTextContent('예제 1개 중 0개를 통과했어요'))
    }
    await userEvent.click(button('제출'))
    await waitFor(() => expect(region).toHaveTextContent('맞았어요!'))
    observer.disconnect()
    expect(region).toBeInTheDocument()
    expect(told.filter((text) => text === '예제 1개 중 0개를 통과했어요')).toHaveLength(2)
  })

  test('together with the learner’s own', async () => {
    await openWorkbench({ ownCases: { read: async () => [{ input: '0', output: '0' }] } })
    await userEvent.click(button('예제 모두 실행'))
    expect(await results().findByRole('heading', { name: '예제 2개를 모두 통과했어요' })).toBeVisible()
    expect(results().getByRole('listitem', { name: /^내 예제 1 통과$/ })).toBeVisible()
    expect(results().getByText('이제 제출해 보세요.')).toBeVisible()
  })

  test('of a problem without any lead to an own one', async () => {
    await openWorkbench({ problem: { examples: [] } })
    await userEvent.click(button('예제 모두 실행'))
    expect(await results().findByRole('heading', { name: '실행할 예제가 없어요' })).toBeVisible()
  })
})

describe('the live region of the results', () => {
  /** Returns all live regions, which screen readers announce. */
  const liveRegions = () => [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])')]

  /** Records each text that the region of the verdict gets from now on. */
  function watchRegion() {
    const [region] = results().getAllByRole('status')
    if (region === undefined) throw new Error('no live region')
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(region.textContent))
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    return { region, texts }
  }

  test('stands, and its text changes with every run of the examples, also when it comes to the same', async () => {
    await openWorkbench({ code: 'tooMany' })
    const { region, texts } = watchRegion()
    const verdict = '예제 1개 중 0개를 통과했어요'
    for (const times of [1, 2, 3]) {
      await userEvent.click(button('예제 모두 실행'))
      await waitFor(() => expect(texts.filter((text) => text === verdict)).toHaveLength(times))
      expect(results().getAllByRole('status')[0]).toBe(region)
      expect(results().getAllByText(verdict)).toHaveLength(1)
    }
    // The region was empty or had another text in between.
    expect(texts.filter((text, at) => text === texts[at - 1])).toEqual([])
  })

  test('is one for runs, examples and submissions', async () => {
    await openWorkbench()
    const { region } = watchRegion()
    for (const name of ['실행', '예제 모두 실행', '제출']) {
      await userEvent.click(button(name))
      await waitFor(() => expect(region).toHaveTextContent(/실행을 마쳤어요|통과했어요|맞았어요/))
      expect(region).toBeInTheDocument()
    }
  })

  test('never holds what the program prints, which has a region of its own as long as it is short', async () => {
    const { runner, started, end } = slowRunner()
    await openWorkbench({ runner })
    await userEvent.click(button('실행'))
    const { onOutput } = await started
    onOutput('고래가 왔어요')
    expect(await results().findByText('고래가 왔어요')).toBeVisible()
    const [output] = document.querySelectorAll('[data-part="results"] pre')
    const others = () => liveRegions().filter((region) => !output?.contains(region))
    for (const region of others()) expect(region).not.toHaveTextContent('고래가')
    end({ output: '고래가 왔어요' })
    expect(await results().findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
    for (const region of others()) expect(region).not.toHaveTextContent('고래가')
  })
})

describe('own examples', () => {
  test('are written to the device with every change, with the focus where one goes on', async () => {
    const { writeCases } = await openWorkbench()
    await userEvent.click(screen.getByText('내 예제'))
    await userEvent.click(button('내 예제 추가'))
    const input = screen.getByRole('textbox', { name: '내 예제 1에 넣을 값' })
    expect(input).toHaveFocus()
    await userEvent.type(input, '5')
    await userEvent.type(screen.getByRole('textbox', { name: '내 예제 1에서 나와야 할 값' }), '6')
    expect(writeCases).toHaveBeenLastCalledWith({ userId: 1, problemId: 11 }, [{ input: '5', output: '6' }])
    expect(screen.getByText('내 예제 1개')).toBeVisible()
    await userEvent.click(button('내 예제 1 지우기'))
    expect(writeCases).toHaveBeenLastCalledWith({ userId: 1, problemId: 11 }, [])
    expect(button('내 예제 추가')).toHaveFocus()
  })

  test('come back where they were after they were taken out, as long as there is room', async () => {
    const made = ['1', '2', '3', '4', '5'].map((input) => ({ input, output: input }))
    const { writeCases } = await openWorkbench({ ownCases: { read: async () => made } })
    await userEvent.click(screen.getByText('내 예제 5개'))
    await userEvent.click(button('내 예제 2 지우기'))
    await userEvent.click(button('되돌리기'))
    expect(writeCases).toHaveBeenLastCalledWith({ userId: 1, problemId: 11 }, made)
    expect(screen.getByRole('textbox', { name: '내 예제 2에 넣을 값' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument()
    await userEvent.click(button('내 예제 2 지우기'))
    await userEvent.click(button('내 예제 추가'))
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument()
    await userEvent.click(button('내 예제 5 지우기'))
    expect(button('되돌리기')).toBeVisible()
  })
})
