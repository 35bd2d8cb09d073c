import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeImageUrl } from '../../../src/domain/site/safeImageUrl.ts'

it.each([
  'https://cdn.example/a.png',
  '/pictures/a.png',
  'pictures/a.png',
  './a.png',
  '../a.png',
  'pictures/한글 이름.webp',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg/%3E',
  'data:image/webp;base64,AAAA',
  'DATA:IMAGE/GIF;base64,AAAA',
  'data:image/jpeg;base64,AAAA',
])('lets %s be a picture [S-120 F-054]', (url) => {
  expect(safeImageUrl(url)).toBe(url)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'data:image/png',
  'data:image/tiff;base64,AAAA',
  'data:image/png;base64,\u0000',
  'blob:https://codingbada.kr/1',
  '//evil.example/a.png',
  '\\\\evil.example\\a.png',
  'pictures\\a.png',
  'a:b',
  '?x',
  '',
  null,
  7,
])('does not let %j be a picture [F-054]', (url) => {
  expect(safeImageUrl(url)).toBeNull()
})

it('does without the space around a name', () => {
  expect(safeImageUrl(' pictures/a.png\n')).toBe('pictures/a.png')
})

it('never lets a scheme through but http, https and inline pictures [F-054]', () => {
  const tricky = fc.string({ unit: fc.constantFrom(...'javscriptdmge:/\\;,. \t\u0000'.split('')), maxLength: 24 })
  fc.assert(
    fc.property(fc.oneof(fc.string(), tricky), (raw) => {
      const url = safeImageUrl(raw)
      fc.pre(url !== null && URL.canParse(url, 'https://ours.example'))
      const { protocol, pathname } = new URL(url, 'https://ours.example')
      expect(['http:', 'https:', 'data:']).toContain(protocol)
      if (protocol === 'data:') expect(pathname).toMatch(/^image\//i)
    }),
    { numRuns: 2000 },
  )
})
