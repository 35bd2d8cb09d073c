import { describe, expect, it } from 'vitest'
import { type Board, boardText, pixelsOf } from '../../../src/domain/lesson/board.ts'

const boards: readonly (readonly [Board, string | null])[] = [
  [{ kind: 'title', title: '정렬', note: null }, '정렬'],
  [{ kind: 'title', title: '정렬', note: '차례로 세우기' }, '정렬, 차례로 세우기'],
  [{ kind: 'points', title: null, items: ['하나', '둘'] }, '하나, 둘'],
  [{ kind: 'points', title: '세기', items: ['하나'] }, '세기, 하나'],
  [{ kind: 'steps', items: ['재요', '켜요'], at: 0 }, '재요 → 켜요'],
  [{ kind: 'code', language: 'python', code: 'print(1)', line: null }, 'print(1)'],
  [
    {
      kind: 'cells',
      title: '상자',
      rows: [
        { label: 'a', cells: [{ text: '1', tone: 'PLAIN' }] },
        {
          label: null,
          cells: [
            { text: '2', tone: 'DONE' },
            { text: '3', tone: 'MARKED' },
          ],
        },
      ],
    },
    '상자 / a: 1 / 2 3',
  ],
  [{ kind: 'grid', rows: ['#.'] }, null],
]

describe('a board in words', () => {
  it.each(boards)('%j', (board, text) => {
    expect(boardText(board)).toBe(text)
  })
})

it('a line of pixels is as many as it has signs', () => {
  expect(pixelsOf('#.#')).toEqual([true, false, true])
})
