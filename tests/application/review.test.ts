import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../src/application/callError.ts'
import { makeWriteReview, type ReviewCommand, type ReviewRepository } from '../../src/application/review.ts'

const subject = { kind: 'course', id: 7 } as const
const draft = { rating: 5, content: '천천히 따라 할 수 있어서 좋았어요.' }
const write: ReviewCommand = { kind: 'write', subject, draft }
const unread = () => Promise.reject(new Error('nobody reads here'))

const setUp = (call: () => Promise<void> = async () => {}) => {
  const calls: unknown[][] = []
  const noted =
    (name: string) =>
    (...given: unknown[]) => {
      calls.push([name, ...given])
      return call()
    }
  const reviews: ReviewRepository = {
    rating: unread,
    list: unread,
    own: unread,
    write: noted('write'),
    rewrite: noted('rewrite'),
    edit: noted('edit'),
    remove: noted('remove'),
  }
  return { calls, writeReview: makeWriteReview({ reviews }) }
}

describe('writing a review', () => {
  it.each<[ReviewCommand, string, unknown[]]>([
    [write, 'saved', ['write', subject, draft]],
    [{ ...write, kind: 'rewrite' }, 'saved', ['rewrite', subject, draft]],
    [{ kind: 'edit', reviewId: 'r', draft }, 'saved', ['edit', 'r', draft]],
    [{ kind: 'remove', reviewId: 'r' }, 'removed', ['remove', 'r']],
  ])('%o is %s by one call, the draft as it was written [S-289]', async (wish, kind, call) => {
    const { calls, writeReview } = setUp()
    expect(await writeReview(wish)).toEqual({ kind })
    expect(calls).toEqual([call])
  })

  it('what is no review is not sent', async () => {
    const { calls, writeReview } = setUp()
    expect(await writeReview({ ...write, draft: { rating: 5, content: '좋아요' } })).toEqual({
      kind: 'invalid',
      problem: { kind: 'tooShort', length: 3 },
    })
    expect(calls).toEqual([])
  })

  it.each([
    [401, 'signInFirst'],
    [403, 'notEnrolled'],
    // For a first review a 404 means that its subject is gone, since there is no review yet.
    [404, 'subjectGone'],
    [409, 'alreadyWritten'],
    [500, 'failed'],
  ])('a %i is %s, and is not tried again by itself', async (status, kind) => {
    const { calls, writeReview } = setUp(() => Promise.reject(new CallError('no', { kind: 'status', status })))
    expect(await writeReview(write)).toEqual({ kind })
    expect(calls).toHaveLength(1)
  })

  it.each([
    { kind: 'rewrite', subject: write.subject, draft: write.draft },
    { kind: 'edit', reviewId: 1, draft: write.draft },
  ] as const)('other words of a review that is not there any more: it is gone (%o)', async (wish) => {
    const { writeReview } = setUp(() => Promise.reject(new CallError('no', { kind: 'status', status: 404 })))
    expect(await writeReview(wish)).toEqual({ kind: 'gone' })
  })

  it('what is no answer at all is a failure, after which one may try again', async () => {
    const call = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('x')).mockResolvedValueOnce()
    const { writeReview } = setUp(call)
    expect(await writeReview(write)).toEqual({ kind: 'failed' })
    expect(await writeReview(write)).toEqual({ kind: 'saved' })
  })

  it('a second click while it runs is told so [F-082]', async () => {
    const { calls, writeReview } = setUp()
    expect(await Promise.all([writeReview(write), writeReview(write)])).toEqual([{ kind: 'saved' }, { kind: 'alreadySaving' }])
    expect(calls).toHaveLength(1)
  })
})
