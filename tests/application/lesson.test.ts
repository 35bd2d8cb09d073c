import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import { type LessonRepository, makeRecordProgress } from '../../src/application/lesson.ts'

const subject = { kind: 'course', id: 7 } as const
const step = { lessonId: 1, kind: 'VIDEO', isDone: false, positionSeconds: 3 } as const
const setUp = (call: LessonRepository['saveProgress'] = async () => {}) => {
  const tell = vi.fn(call)
  return { tell, record: makeRecordProgress({ lessons: { saveProgress: tell } }) }
}

describe('recording progress', () => {
  it('is one call, and recorded only when it has gone well', async () => {
    const { tell, record } = setUp()
    expect(await record(subject, step)).toEqual({ kind: 'recorded' })
    expect(tell.mock.calls).toEqual([[subject, step]])
  })

  it.each([
    [401, 'signInFirst'],
    [403, 'notEnrolled'],
    [500, 'failed'],
  ])('a %i is %s, and is not tried again by itself', async (status, kind) => {
    const { tell, record } = setUp(() => Promise.reject(new CallError('no', { kind: 'status', status })))
    expect(await record(subject, step)).toEqual({ kind })
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('what is no answer at all is a failure', async () => {
    expect(await setUp(() => Promise.reject(new TypeError('x'))).record(subject, step)).toEqual({ kind: 'failed' })
  })

  it('tells the same lesson’s place once at a time and then the newest', async () => {
    const { tell, record } = setUp()
    const outcomes = await Promise.all([3, 4, 5].map((positionSeconds) => record(subject, { ...step, positionSeconds })))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['recorded', 'alreadyRecording', 'recorded'])
    expect(tell.mock.calls.map(([, { positionSeconds }]) => positionSeconds)).toEqual([3, 5])
    expect(await record(subject, step)).toEqual({ kind: 'recorded' })
  })

  it('its mark, other lessons and other subjects do not wait for a place', async () => {
    const { tell, record } = setUp()
    const outcomes = await Promise.all([
      record(subject, step),
      record(subject, { ...step, isDone: true }),
      record(subject, { ...step, isDone: true }),
      record(subject, { ...step, lessonId: 2 }),
      record({ kind: 'course-class', id: 7 }, step),
    ])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['recorded', 'recorded', 'alreadyRecording', 'recorded', 'recorded'])
    expect(tell).toHaveBeenCalledTimes(4)
  })

  it('a place that waits gives way to a mark, so that it cannot come after it', async () => {
    const { tell, record } = setUp()
    const outcomes = await Promise.all([
      record(subject, step),
      record(subject, { ...step, positionSeconds: 4 }),
      record(subject, { ...step, positionSeconds: 9, isDone: true }),
    ])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['recorded', 'alreadyRecording', 'recorded'])
    expect(tell.mock.calls.map(([, { positionSeconds, isDone }]) => [positionSeconds, isDone])).toEqual([
      [3, false],
      [9, true],
    ])
    expect(await record(subject, step)).toEqual({ kind: 'recorded' })
  })

  it('a place that failed does not hold up the newer one', async () => {
    let tries = 0
    const { tell, record } = setUp(() => (tries++ === 0 ? Promise.reject(new TypeError('cut')) : Promise.resolve()))
    expect(await Promise.all([record(subject, step), record(subject, { ...step, positionSeconds: 9 })])).toEqual([
      { kind: 'failed' },
      { kind: 'recorded' },
    ])
    expect(tell).toHaveBeenCalledTimes(2)
  })
})
