import { expect, it } from 'vitest'
import { readPreviewMessage } from '../../../src/adapters/browser/previewMessages.ts'

const origin = 'https://codingbada.example'
const seen = {
  kind: 'codingbada-preview-seen',
  sections: [
    { id: 'courses', title: '인기 강의예요' },
    { id: 'login', title: null },
  ],
}
const mark = { kind: 'codingbada-preview-mark', sections: [{ id: 'login', label: '이쪽에만 있어요' }] }

it('the preview understands its own messages [F-065]', () => {
  expect(readPreviewMessage({ origin, data: seen }, origin)).toEqual(seen)
  expect(readPreviewMessage({ origin, data: mark }, origin)).toEqual(mark)
})

it('a message from another origin is dropped, however well it is made [F-065]', () => {
  expect(readPreviewMessage({ origin: 'https://codingbada.example.evil', data: seen }, origin)).toBeNull()
})

it.each([
  null,
  'codingbada-preview-seen',
  [],
  { kind: 'codingbada-preview-seen' },
  { ...seen, kind: 'other' },
  { ...seen, sections: 'courses' },
  { ...seen, sections: [null] },
  { ...seen, sections: [{ id: 'no-such-section', title: null }] },
  { ...seen, sections: [{ id: 'courses', title: { html: '<b>' } }] },
  { ...seen, sections: Array.from({ length: 100 }, () => ({ id: 'courses', title: null })) },
  { ...mark, sections: [{ id: 'courses' }] },
])('a message of another shape is dropped: %j [F-065]', (data) => {
  expect(readPreviewMessage({ origin, data }, origin)).toBeNull()
})
