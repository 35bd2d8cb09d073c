import { expect, it } from 'vitest'
import { renamed } from '../src/demoBrand.ts'

it.each([
  ['해온코딩학원', '푸른파도'],
  ['해온 학생 작품 전시회', '푸른파도 학생 작품 전시회'],
  ['문해온', '문해온'],
])('puts a name in the place of the academy’s own, but not inside another word: %s', (text, expected) => {
  expect(JSON.parse(renamed(JSON.stringify({ text }), '푸른파도'))).toEqual({ text: expected })
})

it('takes a name with quotes and dollars as it is', () => {
  expect(JSON.parse(renamed('{"text":"해온코딩학원"}', '"$&" 학원'))).toEqual({ text: '"$&" 학원' })
})
