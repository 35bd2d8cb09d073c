import { describe, expect, test } from 'vitest'
import { machineTyping } from '../../../../../src/ui/problem/workbench/editor/machineTyping.ts'
import { changeBetween, recordTyping, type TypedStep } from '../../../../../src/ui/problem/workbench/editor/typingRecord.ts'

const box = (value: string, selectionEnd = value.length) => ({ value, selectionEnd })

describe('the record of a text box', () => {
  test('has each text with its caret and its time', () => {
    const steps = recordTyping(recordTyping([], box('a'), 10), box('ab', 1), 20)
    expect(steps).toEqual([
      { text: 'a', caret: 1, time: 10 },
      { text: 'ab', caret: 1, time: 20 },
    ])
  })

  test('does not grow when nothing has changed, as after an input method has ended a syllable', () => {
    expect(recordTyping(recordTyping([], box('가'), 10), box('가'), 20)).toHaveLength(1)
  })

  test('lets go of the oldest where it grows long, never of the newest', () => {
    let steps: TypedStep[] = []
    for (let count = 1; count <= 600; count++) steps = recordTyping(steps, box('x'.repeat(count)), count)
    expect(steps).toHaveLength(500)
    expect(steps.at(-1)).toEqual({ text: 'x'.repeat(600), caret: 600, time: 600 })
  })
})

describe('the change between two texts', () => {
  test.each([
    ['', 'print', { from: 0, to: 0, insert: 'print' }],
    ['print()', 'print(1)', { from: 6, to: 6, insert: '1' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['abc', 'xyz', { from: 0, to: 3, insert: 'xyz' }],
    ['same', 'same', { from: 4, to: 4, insert: '' }],
  ])('%j to %j is the smallest one', (before, after, change) => {
    expect(changeBetween(before, after)).toEqual(change)
    expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after)
  })
})

describe('typing', () => {
  const typed = (...times: number[]) => {
    const typing = machineTyping()
    for (const time of times) typing.key(time)
    return typing.isMachine()
  }

  test('key by key faster than anybody can is a machine’s, which brings its own indentation', () => {
    expect(typed(0, 5, 10, 15)).toBe(true)
  })

  test('of a person is not, nor two quick keys of one', () => {
    expect(typed(0, 120, 260, 380)).toBe(false)
    expect(typed(0, 5)).toBe(false)
    expect(typed()).toBe(false)
  })

  test('only the last keys count', () => {
    expect(typed(0, 5, 10, 15, 400, 600, 800, 1000, 1200, 1400)).toBe(false)
  })
})
