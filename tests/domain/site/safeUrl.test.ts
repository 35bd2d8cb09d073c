import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageCandidates, safeImageUrl, safeUrl } from '../../../src/domain/site/safeUrl.ts'

it('tries each picture once and no unsafe one [A-71 F-054]', () => {
  expect(imageCandidates(['/own.png', '/logo.png', '/own.png'])).toEqual(['/own.png', '/logo.png'])
  expect(imageCandidates(['/own.png', 'javascript:1', null, 7])).toEqual(['/own.png'])
})

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
    { numRuns: 500 },
  )
})

describe('safe links', () => {
  it.each([
    'https://codingbada.kr',
    'HTTPS://codingbada.kr/path?q=1#top',
    'http://localhost:5173/course',
    'https://코딩바다.한국/소식',
    'https://[::1]:8080/',
    'https://codingbada.kr?next=a@b',
    '/',
    '/landing',
    '/course?page=1&order=DESC',
    '/a b/한글',
  ])('lets %s be a link [F-054 A-59]', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u00a0javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://codingbada.kr/1',
    'file:///etc/passwd',
    'mailto:a@b.c',
    'ftp://codingbada.kr',
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https://',
    'https:///path',
    'https://?q',
    'https://codingbada.kr@evil.example',
    'https://user:secret@evil.example/',
    'https://evil .example',
    'codingbada.kr',
    'course/1',
    '',
    ' ',
    null,
    undefined,
    1,
    {},
    ['/landing'],
  ])('does not let %j be a link [F-054]', (url) => {
    expect(safeUrl(url)).toBeNull()
  })

  it('drops the spaces around an address [F-054]', () => {
    expect(safeUrl('  https://codingbada.kr ')).toBe('https://codingbada.kr')
  })

  it('never lets a scheme other than http and https through, nor another host through a path [F-054]', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...'javscriptdhx:/\\@?#. \t\n\u0000\u200b\ufeff'.split('')), maxLength: 24 })
    const addresses = fc.oneof(
      fc.string(),
      fc.webUrl(),
      tricky,
      tricky.map((rest) => `/${rest}`),
      tricky.map((rest) => `https://${rest}`),
    )
    const page = 'https://ours.example/page'
    fc.assert(
      fc.property(addresses, (raw) => {
        const url = safeUrl(raw)
        fc.pre(url !== null && URL.canParse(url, page))
        const target = new URL(url, page)
        expect(['http:', 'https:']).toContain(target.protocol)
        expect(target.username).toBe('')
        if (url.startsWith('/')) expect(target.origin).toBe('https://ours.example')
      }),
      { numRuns: 500 },
    )
  })
})
