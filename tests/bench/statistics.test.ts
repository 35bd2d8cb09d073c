import { expect, test } from 'vitest'
import { blockingTime, lostFrames, median, medians, percentile, rotated, roundsOf } from './statistics.ts'

test('the median is the middle value, or the middle of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 5, 2])).toBe(3.5)
  expect(median([])).toBeNaN()
})

test('nine of ten values are at most the ninth', () => {
  expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.9)).toBe(9)
  expect(percentile([7], 0.95)).toBe(7)
  expect(percentile([], 0.9)).toBeNaN()
})

test('requests that wait for the answer of another are a round of their own', () => {
  const together = [
    { start: 0, end: 100 },
    { start: 20, end: 90 },
  ]
  expect(roundsOf(together)).toBe(1)
  expect(roundsOf([...together, { start: 95, end: 200 }])).toBe(2)
  expect(roundsOf([])).toBe(0)
})

test('each number has its own median', () => {
  const runs = [
    { paint: 3, heap: 10 },
    { paint: 1, heap: 30 },
    { paint: 2, heap: 20 },
  ]
  expect(medians(['paint', 'heap'], runs)).toEqual({ paint: 2, heap: 20 })
})

test('each round begins with another page and visits all', () => {
  expect(rotated(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
  expect(rotated(['a', 'b', 'c'], 4)).toEqual(['b', 'c', 'a'])
})

test('a gap of three frames has lost two, a late frame none', () => {
  expect(lostFrames([0, 16.7, 33.3, 83.3, 105])).toBe(2)
  expect(lostFrames([])).toBe(0)
})

test('a long task blocks by what exceeds 50 ms, and only after the first paint', () => {
  const tasks = [
    { start: 0, duration: 300 }, // 100 ms of it after the paint
    { start: 400, duration: 80 },
    { start: 600, duration: 50 },
    { start: 100, duration: 90 }, // over before anything was to be seen
  ]
  expect(blockingTime(tasks, 200)).toBe(50 + 30)
})
