import { expect, it } from 'vitest'
import { parseReviewDrafts } from '../../../src/adapters/browser/reviewDrafts.ts'

const draft = { subject: 'course/7', rating: 5, content: '두\n줄이에요' }

it('reads what was typed and not sent, by course or class', () => {
  const drafts = [draft, { subject: 'class/3', rating: 0, content: '' }]
  expect(parseReviewDrafts(JSON.stringify(drafts))).toEqual(drafts)
  expect(parseReviewDrafts(null)).toEqual([])
})

it.each([
  'rubbish',
  'null',
  '7',
  '{"course/7":"5 좋았어요"}',
  '[null]',
  ...[6, -1, 2.5, '5'].map((rating) => JSON.stringify([{ ...draft, rating }])),
])('takes what is in another format for no drafts: %s', (kept) => {
  expect(parseReviewDrafts(kept)).toEqual([])
})
