import { expect, it } from 'vitest'
import { parseReviewDraft } from '../../../src/adapters/browser/reviewDrafts.ts'

const draft = { rating: 5, content: '두\n줄이에요' }

it('reads what was typed and not sent', () => {
  expect(parseReviewDraft(JSON.stringify(draft))).toEqual(draft)
  expect(parseReviewDraft(null)).toBeNull()
})

it.each(['rubbish', 'null', '7', '[]', ...[6, -1, 2.5, '5'].map((rating) => JSON.stringify({ ...draft, rating }))])(
  'takes what is in another format for no draft: %s',
  (kept) => {
    expect(parseReviewDraft(kept)).toBeNull()
  },
)
