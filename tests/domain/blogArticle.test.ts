import { describe, expect, it } from 'vitest'
import { blogsHref, maxBlogCommentLength, validateComment, withLike, blogQuery } from '../../src/domain/blogArticle.ts'
import { textLength } from '../../src/domain/textLength.ts'

describe('the query of the list of articles', () => {
  const parse = (text: string) => blogQuery.parse(new URLSearchParams(text))

  it('is read from an address and written into one', () => {
    expect(blogsHref(blogQuery.initial)).toBe('/blog?page=1&order=DESC')
    const query = parse('page=2&order=POPULAR&keyword=%20급식%20')
    expect(query).toEqual({ page: 2, order: 'POPULAR', keyword: '급식' })
    expect(parse(blogsHref(query).split('?')[1] ?? '')).toEqual(query)
  })

  it('takes what it does not understand for not asked', () => {
    expect(parse('page=0&order=UP&keyword=%20')).toEqual(blogQuery.initial)
  })
})

describe('a comment', () => {
  it.each([
    [' \n', 'empty'],
    ['네', null],
    ['가'.repeat(maxBlogCommentLength), null],
    ['가'.repeat(maxBlogCommentLength + 1), 'tooLong'],
  ])('%j: %s', (content, problem) => {
    expect(validateComment(content)).toBe(problem)
  })

  it('is counted as people count: an emoji is one, blanks at the ends are none', () => {
    expect(textLength('  고래👨‍👩‍👧 ')).toBe(3)
  })
})

describe('a like', () => {
  it('is one more, and one less when taken back', () => {
    const article = { isLiked: false, likeCount: 4 }
    expect(withLike(article, true)).toEqual({ isLiked: true, likeCount: 5 })
    expect(withLike({ isLiked: true, likeCount: 0 }, false)).toEqual({ isLiked: false, likeCount: 0 })
  })

  it('that is there already changes nothing', () => {
    const article = { isLiked: true, likeCount: 4 }
    expect(withLike(article, true)).toBe(article)
  })
})
