import { describe, expect, it, vi } from 'vitest'
import { makeRemoveComment, makeSetLike, makeWriteComment, type BlogRepository } from '../../src/application/blog.ts'
import type { KnownIds } from '../../src/application/createOnce.ts'
import type { BlogComment } from '../../src/domain/blogArticle.ts'
import { pressOf } from '../fakes/pressOf.ts'
import { refusal } from '../fakes/refusal.ts'

const never = () => new Promise<never>(() => {})

function fakeBlogs(answers: Partial<BlogRepository>): BlogRepository {
  return {
    find: never,
    article: never,
    comments: never,
    writeComment: never,
    removeComment: never,
    like: never,
    takeLikeBack: never,
    ...answers,
  }
}

const own: BlogComment = { commentId: 1, content: '잘 읽었어요', nickname: '하늘', profile: null, isMine: true, createdDate: null }
const others = { ...own, commentId: 'a-1', isMine: false }
const rejected = (status: number) => async () => Promise.reject(refusal(status))

describe('writing a comment', () => {
  it('sends it once, without the blanks around it', async () => {
    const writeComment = vi.fn(async () => {})
    const write = makeWriteComment({ blogs: fakeBlogs({ writeComment }) })
    expect(await write(301, ' 잘 읽었어요\n', [], pressOf('text 1'))).toEqual({ kind: 'saved' })
    expect(writeComment.mock.calls).toEqual([[301, '잘 읽었어요', 'text 1']])
  })

  it('sends nothing that is no comment, and no second one while the first is under way', async () => {
    const writeComment = vi.fn(never)
    const write = makeWriteComment({ blogs: fakeBlogs({ writeComment }) })
    expect(await write(301, '  ', [])).toEqual({ kind: 'invalid', problem: 'empty' })
    void write(301, '하나', [])
    expect(await write(301, '하나', [])).toEqual({ kind: 'alreadySaving' })
    expect(writeComment).toHaveBeenCalledTimes(1)
  })

  it.each([
    [401, 'signInFirst'],
    [404, 'gone'],
    [400, 'failed'],
  ])('a refusal with %d is %s', async (status, kind) => {
    const write = makeWriteComment({ blogs: fakeBlogs({ writeComment: rejected(status) }) })
    expect(await write(301, '안녕', [])).toEqual({ kind })
  })

  it.each([
    [[others, own], 'saved'],
    [[others, { ...own, content: '다른 말' }], 'failed'],
    [[others], 'failed'],
    [[others, own], 'failed', [1]],
    [[others, own], 'unknown', null],
  ])('whose answer was lost is looked for, and never sent again [F-084]', async (items, kind, known: KnownIds = []) => {
    const writeComment = vi.fn(rejected(503))
    const comments = async () => ({ items, totalCount: items.length, pageSize: 10 })
    const write = makeWriteComment({ blogs: fakeBlogs({ writeComment, comments }) })
    expect(await write(301, '잘 읽었어요', known)).toEqual({ kind })
    expect(writeComment).toHaveBeenCalledTimes(1)
  })

  it('whose answer was lost, and that cannot be looked for either, may have arrived', async () => {
    const write = makeWriteComment({ blogs: fakeBlogs({ writeComment: rejected(500), comments: rejected(500) }) })
    expect(await write(301, '잘 읽었어요', [])).toEqual({ kind: 'unknown' })
  })
})

describe('what is there already, or gone already', () => {
  it('is a removed comment, a given like, a like taken back', async () => {
    const done = { kind: 'done' }
    expect(await makeRemoveComment({ blogs: fakeBlogs({ removeComment: rejected(404) }) })(1)).toEqual(done)
    const setLike = makeSetLike({ blogs: fakeBlogs({ like: rejected(409), takeLikeBack: rejected(404) }) })
    expect([await setLike(301, true), await setLike(301, false)]).toEqual([done, done])
  })

  it('otherwise a refusal is one', async () => {
    const blogs = fakeBlogs({ removeComment: rejected(403), like: rejected(401), takeLikeBack: async () => {} })
    expect(await makeRemoveComment({ blogs })(1)).toEqual({ kind: 'notAllowed' })
    const setLike = makeSetLike({ blogs })
    expect([await setLike(301, true), await setLike(301, false)]).toEqual([{ kind: 'signInFirst' }, { kind: 'done' }])
  })
})
