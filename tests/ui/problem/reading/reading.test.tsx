import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { ReadingTask } from '../../../../src/domain/problems/readingTask.ts'
// Loaded before the first test: it takes its time.
import '../../../../src/ui/problem/reading/ReadingPanel.tsx'
import { allAnswers } from '../../impatientClient.ts'
import { aSubmission } from '../workbench/aSubmission.ts'
import { button, openWorkbench, results } from '../workbench/openWorkbench.tsx'

const open = async (readingTask: ReadingTask, code = '', submission = aSubmission({ isFirstSolved: true })) => {
  const isText = readingTask.kind === 'PREDICT' || readingTask.kind === 'TRACE'
  const opened = await openWorkbench({
    code,
    problem: { readingTask, taskKind: readingTask.kind, languageList: [isText ? 'TEXT' : 'PYTHON'], examples: [] },
    submissions: { submit: async () => submission },
  })
  await allAnswers()
  return opened
}

const submit = async () => {
  await userEvent.click(button('제출'))
  await allAnswers()
}

const predict: ReadingTask = { kind: 'PREDICT', code: 'print(1)\nprint(input())\n', input: '게' }
const trace: ReadingTask = { kind: 'TRACE', code: 'a = 1\nb = a + 1\na = b\n', input: '', variables: ['a', 'b'], lines: [1, 2, 3] }
const lines = ['print(n)', 'n += i', 'n = 0', 'for i in range(3):', 'n = 1']

describe('an output to predict', () => {
  test('is written beside the program and what it reads, kept, and handed in as a text; nothing can be run', async () => {
    const { submit: send, save } = await open(predict)
    expect(screen.getByRole('heading', { name: '출력 맞히기' })).toBeVisible()
    expect(screen.getByText('게')).toBeVisible()
    expect(screen.queryByRole('button', { name: '실행' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '예제 모두 실행' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: '막힐 때는' })).not.toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: '출력될 내용' }), '1{Enter}게')
    await submit()
    expect(save.mock.calls.at(-1)).toEqual([expect.objectContaining({ problemId: 11, language: 'TEXT' }), '1\n게'])
    expect(send.mock.calls).toEqual([[{ problemId: 11, language: 'TEXT', code: '1\n게', origin: null }, expect.any(String)]])
    // Once the answer is submitted, the steps may be watched.
    expect(button('한 단계씩 보기')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'AI 튜터에게 묻기' })).not.toBeInTheDocument()
  })

  test('opens with what was written before, and says kindly that there is nothing yet', async () => {
    await open(predict, '1')
    const field = screen.getByRole('textbox', { name: '출력될 내용' })
    expect(field).toHaveValue('1')
    await userEvent.clear(field)
    await submit()
    expect(results().getByRole('heading', { name: '아직 답이 없어요' })).toBeVisible()
  })

  test('names the line that is wrong, and shows no answer', async () => {
    const wrong = { caseNumber: 2, label: '2번째 줄', visibility: 'LABEL', state: 'WRONG_ANSWER', stepCount: 0 } as const
    const hidden = { input: null, expectedOutput: null, output: null }
    await open(predict, '1\n문어', aSubmission({ state: 'WRONG_ANSWER', score: 0, stepCount: 0, caseList: [{ ...wrong, ...hidden }] }))
    await submit()
    expect(results().getByText(/다시 볼 줄: 2번째/)).toBeVisible()
    expect(within(results().getByRole('list')).getByRole('listitem')).toHaveAccessibleName('2번째 줄 실패')
    expect(screen.queryByRole('button', { name: '한 단계씩 보기' })).not.toBeInTheDocument()
  })
})

describe('a table to fill in', () => {
  test('has a row for each step with its line, and is handed in row by row', async () => {
    const { submit: send } = await open(trace, '7\t\n')
    expect(screen.getByRole('rowheader', { name: '2번 줄 b = a + 1' })).toBeVisible()
    const cells = screen.getAllByRole('textbox')
    expect(cells.map((cell) => (cell as HTMLInputElement).value)).toEqual(['7', '', '', '', '', ''])
    const first = screen.getByRole('textbox', { name: '표 1번째 줄, 1번 줄을 실행한 뒤의 a' })
    await userEvent.clear(first)
    await userEvent.type(first, '1')
    await userEvent.type(screen.getByRole('textbox', { name: '표 3번째 줄, 3번 줄을 실행한 뒤의 b' }), '2')
    await submit()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ language: 'TEXT', code: '1\t\n\t\n\t2' })
  })
})

describe('lines to put in order', () => {
  const placed = () =>
    within(screen.getByRole('list', { name: '프로그램의 줄' }))
      .queryAllByRole('button')
      .map((one) => one.getAttribute('aria-label'))
  const place = (line: string) => userEvent.click(button(`놓기: ${line}`))

  test('are placed by a press, moved and indented by buttons, run and handed in as a program', async () => {
    const { submit: send } = await open({ kind: 'ARRANGE', lines })
    await place('for i in range(3):')
    await place('n += i')
    await userEvent.click(button('들여쓰기'))
    await place('n = 0')
    expect(placed()).toEqual([
      '1번째 줄, 들여쓰기 0단계, for i in range(3):',
      '2번째 줄, 들여쓰기 1단계, n += i',
      '3번째 줄, 들여쓰기 1단계, n = 0',
    ])
    expect(button('3번째 줄, 들여쓰기 1단계, n = 0')).toHaveFocus()
    await userEvent.click(button('내어쓰기'))
    await userEvent.click(button('위로'))
    await userEvent.click(button('위로'))
    await userEvent.click(button('위로'))
    expect(screen.getByText('n = 0 줄을 1번째에 놓았어요')).toBeInTheDocument()
    await place('print(n)')
    await userEvent.click(button('내어쓰기'))
    expect(button('실행')).toBeVisible()
    await submit()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ language: 'PYTHON', code: 'n = 0\nfor i in range(3):\n    n += i\nprint(n)\n' })
  })

  test('by keyboard alone: arrows move and indent, Delete takes back, and the focus stays with the line', async () => {
    await open({ kind: 'ARRANGE', lines }, 'n = 0\nprint(n)\n')
    const press = (key: string) => userEvent.keyboard(`{${key}}`)
    button('2번째 줄, 들여쓰기 0단계, print(n)').focus()
    await press('ArrowUp')
    expect(button('1번째 줄, 들여쓰기 0단계, print(n)')).toHaveFocus()
    await press('ArrowRight')
    expect(screen.getByText('print(n) 줄을 1단계 들여 썼어요')).toBeInTheDocument()
    await press('ArrowLeft')
    await press('ArrowUp')
    await press('ArrowDown')
    expect(placed()).toEqual(['1번째 줄, 들여쓰기 0단계, n = 0', '2번째 줄, 들여쓰기 0단계, print(n)'])
    await press('Delete')
    expect(placed()).toEqual(['1번째 줄, 들여쓰기 0단계, n = 0'])
    expect(button('놓기: print(n)')).toHaveFocus()
    await press('Enter')
    expect(placed()).toHaveLength(2)
  })

  test('a line follows the pointer, down the list and to the side', async () => {
    await open({ kind: 'ARRANGE', lines }, 'n = 0\nprint(n)\n')
    const list = screen.getByRole('list', { name: '프로그램의 줄' })
    list.setPointerCapture = () => {}
    for (const item of list.children)
      item.getBoundingClientRect = () => {
        const top = 50 * [...list.children].indexOf(item)
        return { top, bottom: top + 50 } as DOMRect
      }
    const handle = list.querySelector('li > span')
    if (handle === null) throw new RangeError('no handle')
    fireEvent.pointerDown(handle, { button: 0, clientX: 10, clientY: 10 })
    fireEvent.pointerMove(list, { clientX: 10, clientY: 60 })
    fireEvent.pointerMove(list, { clientX: 40, clientY: 60 })
    fireEvent.pointerUp(list)
    fireEvent.pointerMove(list, { clientX: 400, clientY: 10 })
    expect(placed()).toEqual(['1번째 줄, 들여쓰기 0단계, print(n)', '2번째 줄, 들여쓰기 1단계, n = 0'])
  })

  test('go back to where they were, and the tools wait for a line', async () => {
    await open({ kind: 'ARRANGE', lines }, 'n = 0\nprint(n)\n')
    expect(button('위로')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('위로'))
    expect(placed()).toHaveLength(2)
    await userEvent.click(button('처음 코드로'))
    expect(placed()).toEqual([])
    expect(screen.getByText('아래에서 줄을 골라 여기에 놓아요.')).toBeVisible()
  })
})

describe('an answer that another has taken the place of', () => {
  const key = { userId: 1, problemId: 11, language: 'TEXT' }
  const field = () => screen.getByRole('textbox', { name: '출력될 내용' })
  const openWritten = () =>
    openWorkbench({
      problem: { readingTask: predict, taskKind: 'PREDICT', languageList: ['TEXT'], examples: [] },
      drafts: {
        open: async ({ userId }) => ({
          code: userId === null ? '손님의 답' : '내 답',
          updatedDate: null,
          other: userId === null ? null : { language: 'TEXT', code: '다른 답', updatedDate: null },
        }),
      },
      submissions: {
        list: async () => ({ items: [aSubmission({ submissionId: 501 })], totalCount: 1, pageSize: 20 }),
        submission: async () => aSubmission({ submissionId: 501, code: '옛 답' }),
      },
    })

  test.each([
    ['', ['처음 코드로']],
    ['옛 답', ['무엇을 냈는지 보기', '이 답으로 바꾸기']],
    ['다른 답', ['그 코드로 바꾸기']],
    ['손님의 답', ['가져오기']],
  ])('is there again by a button, and kept: %j', async (taken, ways) => {
    const { save } = await openWritten()
    await allAnswers()
    await userEvent.click(screen.getByText('낸 답 1개'))
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    for (const way of ways) await userEvent.click(await screen.findByRole('button', { name: new RegExp(way) }))
    await allAnswers()
    expect(field()).toHaveValue(taken)
    await userEvent.click(button('되돌리기'))
    expect(field()).toHaveValue('내 답')
    expect(field()).toHaveFocus()
    await allAnswers()
    expect(save).toHaveBeenLastCalledWith(key, '내 답')
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument()
  })

  test('is within reach behind each that came after it, until something is typed', async () => {
    await openWritten()
    await userEvent.click(button('그 코드로 바꾸기'))
    await userEvent.click(button('처음 코드로'))
    await userEvent.click(button('처음 코드로'))
    await userEvent.click(button('되돌리기'))
    expect(field()).toHaveValue('다른 답')
    await userEvent.click(button('되돌리기'))
    expect(field()).toHaveValue('내 답')
    await userEvent.click(button('처음 코드로'))
    await userEvent.type(field(), '1')
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument()
  })
})

describe('a program to repair', () => {
  const task: ReadingTask = { kind: 'REPAIR', code: 'a = 1\nprint(b)\n' }

  test.each([
    ['a = 1\nprint(a)\n', /한 줄만 고쳐서 풀었어요/],
    ['b = 1\nprint(a)\n', /2줄을 고쳐서 풀었어요/],
  ])('praises the smallest change: %j', async (code, words) => {
    await open(task, code, aSubmission({ code }))
    expect(screen.getByText('프로그램에서 틀린 곳 하나를 찾아 고쳐요.')).toBeVisible()
    await submit()
    expect(results().getByText(words)).toBeVisible()
  })
})
