import { describe, expect, test } from 'vitest'
import { matchRanges, matchesKeyword } from '../../src/domain/search.ts'

const title = '파이썬으로 만드는 우리 반 급식 알림봇'

describe('a title is found', () => {
  test.each([
    '급식 알림봇',
    '알림봇 급식',
    '급식알림봇',
    '파이썬급식',
    '파이썬급식알림봇',
    'ㅍㅇㅆ',
    'ㄱㅅ ㅍㅇㅆ',
    '파이써',
    '파이ㅆ',
    'PYTHON',
    'python 급식',
    '  급식   급식 ',
    '파이썬'.normalize('NFD'),
    '',
  ])('by %j', (keyword) => {
    expect(matchesKeyword([title], keyword)).toBe(true)
  })

  test.each(['알림봇 시간표', '파이선', 'ㅍㅆㅇ', '급알', 'ruby', '자바급식', 'ㅍ선', 'ㄱ알', 'ㄱ식ㅁ'])('and not by %j', (keyword) => {
    expect(matchesKeyword([title], keyword)).toBe(false)
  })

  test.each([
    ['a_b_c_d의 [문제] (하)', 'a_b_c_d'],
    ['a_b_c_d의 [문제] (하)', '[문제'],
    ['a_b_c_d의 [문제] (하)', '(하)'],
    ['C++ 첫걸음', 'c++'],
    ['100% 맞히기', '100%'],
    ['장바구니 만들기', 'ㅈㅂㄱㄴ'],
    ['압구정 로데오', 'ㅈㄹㄷㅇ'],
    ['압구정 로데오', '압구저'],
    ['장바구니 만들기', '장바ㄱ'],
    ['한글 배우기', '한'],
    ['한글 배우기', 'ㅎ글'],
    ['한글 배우기', '한ㄱ'],
    ['한글 배우기', 'ㅎ글ㅂ우기'],
    ['한글 배우기', 'ㅎ글 ㅂ우'],
    ['한글 배우기', 'ㅎㄱ배우'],
    ['AI로 한글 배우기', 'aiㄹㅎ글'],
    ['🐙별 하나', '🐙ㅂ'],
  ])('%s by %s, whatever the signs', (text, keyword) => {
    expect(matchesKeyword([text], keyword)).toBe(true)
  })

  test('whatever its form, and whatever the case of its letters', () => {
    expect(matchesKeyword(['Python 첫걸음'.normalize('NFD')], 'pyTHON 첫걸음')).toBe(true)
    expect(matchesKeyword(['닭과 값'], '달')).toBe(true)
    expect(matchesKeyword(['관찰 일기'], '고')).toBe(true)
  })

  test('by words that stand in several of its texts', () => {
    expect(matchesKeyword(['급식 알림봇', null, undefined, '윤슬'], '윤슬 급식')).toBe(true)
    expect(matchesKeyword(['급식 알림봇', '윤슬'], '윤슬급식')).toBe(true)
    expect(matchesKeyword(['급식', '윤슬'], '급식바다')).toBe(false)
    expect(matchesKeyword(['급식', '윤슬'], null)).toBe(true)
    expect(matchesKeyword([], '급식')).toBe(false)
  })
})

describe('what is marked', () => {
  const marked = (keyword: string, text = title) => matchRanges(text, keyword).map(({ start, end }) => text.slice(start, end))

  test.each([
    ['알림봇 급식', ['급식', '알림봇']],
    ['파이썬급식', ['파이썬', '급식']],
    ['급식알림봇', ['급식 알림봇']],
    ['ㅍㅇㅆ', ['파이썬']],
    ['ㅍ이ㅆ', ['파이썬']],
    ['ㄱ식알ㄹ', ['급식 알림']],
    ['파이써', ['파이썬']],
    ['python', ['파이썬']],
    ['급식 급식알', ['급식 알']],
    ['바다 급식', ['급식']],
    ['바다', []],
    ['이썬 파이', ['파이썬']],
  ])('for %j', (keyword, words) => {
    expect(marked(keyword)).toEqual(words)
  })

  test('characters of two code units count as such', () => {
    expect(marked('별', '🐙별')).toEqual(['별'])
  })
})
