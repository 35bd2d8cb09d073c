import { expect, it } from 'vitest'
import { parseReviewDrafts } from '../../../src/adapters/browser/reviewDrafts.ts'

it('reads what was typed and not sent, by course or class', () => {
  const drafts = { 'course/7': { rating: 0, content: '' }, 'class/3': { rating: 5, content: '두\n줄이에요' } }
  expect(parseReviewDrafts(JSON.stringify(drafts))).toEqual(drafts)
  expect(parseReviewDrafts(null)).toEqual({})
})

it.each(['rubbish', '[]', 'null', '7', '{"course/7":"5 좋았어요"}', '{"course/7":{"rating":6,"content":""}}', '{"course/7":{"rating":5}}'])(
  'takes what is in another format for no drafts: %s',
  (kept) => {
    expect(parseReviewDrafts(kept)).toEqual({})
  },
)
