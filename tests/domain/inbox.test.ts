import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import {
  asRead,
  inboxDays,
  inboxHref,
  type InboxItem,
  inboxKinds,
  inboxKindWords,
  inboxText,
  isMeant,
  readAllRequest,
  sortInboxSettings,
  unreadText,
} from '../../src/domain/inbox.ts'
import { inboxItem } from './anInboxItem.ts'

/** A Friday morning in Korea. */
const now = new Date('2026-11-20T10:00:00+09:00')

const sentenceOf = (item: InboxItem, at = now) => inboxText(item, at)

describe('what is said of a notification', () => {
  test.each([
    ['반복문', null, '새 숙제 ‘반복문’이 나왔어요', null],
    ['구구단 표', '2026-11-21T18:00:00+09:00', '새 숙제 ‘구구단 표’가 나왔어요', '내일 오후 6시까지'],
    ['구구단', '2026-11-24', '새 숙제 ‘구구단’이 나왔어요', '11월 24일 (화)까지'],
    ['구구단', '2026-11-20T23:59:59+09:00', '새 숙제 ‘구구단’이 나왔어요', '오늘까지'],
    ['구구단', 'soon', '새 숙제 ‘구구단’이 나왔어요', null],
  ])('homework that was set: %s, until %s', (title, endDate, sentence, detail) => {
    expect(sentenceOf(inboxItem('HOMEWORK_SET', { title, endDate }))).toEqual({ sentence, detail })
  })

  test.each([
    ['2026-11-19T10:00:00+09:00', '‘구구단’ 숙제가 내일 끝나요', '내일 오후 6시까지'],
    ['2026-11-20T10:00:00+09:00', '‘구구단’ 숙제가 오늘 끝나요', '오늘 오후 6시까지'],
    ['2026-11-20T18:01:00+09:00', '‘구구단’ 숙제가 끝났어요', '오늘 오후 6시까지'],
    ['2026-11-21T08:00:00+09:00', '‘구구단’ 숙제가 끝났어요', '어제 오후 6시까지'],
    ['2026-11-16T08:00:00+09:00', '‘구구단’ 숙제가 11월 20일 (금)에 끝나요', '11월 20일 (금) 오후 6시까지'],
  ])('homework that ends, read at %s', (at, sentence, detail) => {
    const item = inboxItem('HOMEWORK_DUE', { endDate: '2026-11-20T18:00:00+09:00' })
    expect(sentenceOf(item, new Date(at))).toEqual({ sentence, detail })
  })

  test.each([
    ['2026-11-20T18:01:00+09:00', '‘구구단’ 숙제를 늦게 낼 수 있어요', '11월 22일 (일) 오후 6시까지'],
    ['2026-11-22T18:01:00+09:00', '‘구구단’ 숙제가 끝났어요', '11월 20일 (금) 오후 6시까지'],
    ['2026-11-20T17:00:00+09:00', '‘구구단’ 숙제가 오늘 끝나요', '오늘 오후 6시까지'],
  ])('homework that can be handed in late, read at %s', (at, sentence, detail) => {
    const item = inboxItem('HOMEWORK_DUE', { endDate: '2026-11-20T18:00:00+09:00', lateEndDate: '2026-11-22T18:00:00+09:00' })
    expect(sentenceOf(item, new Date(at))).toEqual({ sentence, detail })
  })

  test('homework that was given back has the reason', () => {
    expect(sentenceOf(inboxItem('HOMEWORK_RETURNED', {}))).toEqual({
      sentence: '선생님이 ‘구구단’ 숙제를 다시 내 달라고 했어요',
      detail: '0일 때를 다시 봐요',
    })
  })

  test('an end that nobody can read is soon', () => {
    expect(sentenceOf(inboxItem('HOMEWORK_DUE', { endDate: '?' }))).toEqual({ sentence: '‘구구단’ 숙제가 곧 끝나요', detail: null })
  })

  test.each([
    [95, '95점'],
    [0, '0점'],
    [null, null],
  ])('homework that was marked with %s', (score, detail) => {
    expect(sentenceOf(inboxItem('HOMEWORK_MARKED', { score }))).toEqual({ sentence: '선생님이 ‘구구단’을 확인했어요', detail })
  })

  test('a comment has its first words, on one line', () => {
    expect(sentenceOf(inboxItem('COMMENT', { title: '두 수의 합', content: '  여기를\n봐요 ' }))).toEqual({
      sentence: '선생님이 ‘두 수의 합’ 문제에 말을 남겼어요',
      detail: '여기를 봐요',
    })
    const { detail } = sentenceOf(inboxItem('COMMENT', { content: `${'가'.repeat(79)} 🐳🐳` }))
    expect(detail).toBe(`${'가'.repeat(79)}…`)
  })

  test.each([
    ['2026-11-20T10:00:00+09:00', '‘주말 파이썬’ 수업이 곧 시작해요', '오늘 오전 11시 시작'],
    ['2026-11-20T11:00:00+09:00', '‘주말 파이썬’ 수업이 시작했어요', '오늘 오전 11시 시작'],
    ['2026-11-21T11:00:00+09:00', '‘주말 파이썬’ 수업이 시작했어요', '어제 오전 11시 시작'],
  ])('a class in an hour, read at %s', (at, sentence, detail) => {
    const item = inboxItem('CLASS_SOON', { startsAt: '2026-11-20T11:00:00+09:00' })
    expect(sentenceOf(item, new Date(at))).toEqual({ sentence, detail })
  })

  test.each([
    ['2026-11-20T14:00:00+09:00', '오늘 오후 2시 시작'],
    [null, '선생님이 시작하면 열려요'],
  ])('a test that starts at %s', (startDate, detail) => {
    expect(sentenceOf(inboxItem('ROOM_SET', { startDate }))).toEqual({ sentence: '새 시험 ‘파도 시험’이 나왔어요', detail })
  })

  test('an announcement names its class', () => {
    expect(sentenceOf(inboxItem('ANNOUNCEMENT', { content: '자를 가져와요' }))).toEqual({
      sentence: '‘주말 파이썬’ 수업에 공지가 올라왔어요',
      detail: '자를 가져와요',
    })
  })

  test('one of the channel has a title of its own, and stands on the home page', () => {
    const item = inboxItem('ANNOUNCEMENT', { courseClassId: null, title: '작품 전시회', content: '토요일 두 시에 만나요' })
    expect(sentenceOf(item)).toEqual({ sentence: '채널 공지 ‘작품 전시회’가 올라왔어요', detail: '토요일 두 시에 만나요' })
    expect(inboxHref(item)).toBe('/#announcements')
  })
})

test('of questions it is said where they stand, with their first words', () => {
  expect(sentenceOf(inboxItem('QUESTION_ASKED'))).toEqual({ sentence: '‘두 수의 합’에 질문이 올라왔어요', detail: '왜 글자가 이어져요?' })
  expect(sentenceOf(inboxItem('QUESTION_ANSWERED'))).toEqual({
    sentence: '‘두 수의 합’ 질문에 답이 달렸어요',
    detail: '숫자로 바꿔 보세요',
  })
  expect(sentenceOf(inboxItem('POST_HIDDEN'))).toEqual({
    sentence: '선생님이 ‘두 수의 합’에 올린 글을 가렸어요',
    detail: '풀이가 그대로 있어요',
  })
})

test('a praise says what was sent', () => {
  expect(sentenceOf(inboxItem('PRAISE'))).toEqual({ sentence: '내 보고서를 본 분이 칭찬을 보냈어요', detail: '꾸준히 하는 모습이 멋져요!' })
})

test('a clap says who claps, if they have a name', () => {
  expect(sentenceOf(inboxItem('CLAP', { nickname: null })).sentence).toMatch(/친구.?님이 리그에서 박수를 보냈어요/)
  expect(sentenceOf(inboxItem('CLAP')).sentence).toMatch(/하늘.?님이 리그에서 박수를 보냈어요/)
})

test('each leads to its place', () => {
  expect(inboxKinds.map((kind) => inboxHref(inboxItem(kind)))).toEqual([
    '/homework/70/assignment/71/task',
    '/homework/70/assignment/71/task',
    '/homework/70/assignment/71/task',
    '/homework/70/assignment/71/task',
    '/room/6',
    '/learn/problem/7',
    '/course/class/5/lesson',
    '/course/class/5/lesson#announcements',
    '/learn/problem/7#question-31',
    '/learn/problem/7#question-31',
    '/learn/problem/7#question-31',
    '/my/report',
    '/ranking?period=LEAGUE',
  ])
})

test('every kind has words of its own for the settings', () => {
  const labels = inboxKinds.map((kind) => inboxKindWords(kind).label)
  expect(new Set(labels).size).toBe(inboxKinds.length)
  expect(inboxKinds.every((kind) => inboxKindWords(kind).note.endsWith('요.'))).toBe(true)
})

describe('notifications by day', () => {
  test('are grouped by Korean dates, wherever one is: the newest first', () => {
    const at = (createdDate: string, notificationId: number) => inboxItem('COMMENT', { createdDate, notificationId })
    const items = [
      at('2026-11-19T14:59:00Z', 1),
      at('2026-11-19T15:01:00Z', 2),
      at('2026-11-20T00:30:00Z', 3),
      at('2026-10-05T03:00:00Z', 4),
      at('2025-12-31T03:00:00Z', 5),
    ]
    expect(inboxDays(items, now).map(({ label, items: ofDay }) => [label, ofDay.map(({ notificationId }) => notificationId)])).toEqual([
      ['오늘', [3, 2]],
      ['어제', [1]],
      ['10월 5일 (월)', [4]],
      ['2025년 12월 31일 (수)', [5]],
    ])
  })

  test('lose none and repeat none', () => {
    const dates = fc.array(fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }))
    fc.assert(
      fc.property(dates, (created) => {
        const items = created.map((date, at) => inboxItem('COMMENT', { notificationId: at, createdDate: date.toISOString() }))
        const days = inboxDays(items, now)
        expect(days.flatMap(({ items: ofDay }) => ofDay)).toHaveLength(items.length)
        for (const { date, items: ofDay } of days) for (const { createdDate } of ofDay) expect(seoulDate(new Date(createdDate))).toBe(date)
        expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].toSorted().toReversed())
      }),
    )
  })
})

test.each([
  [0, null],
  [-1, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4_000, '99+'],
])('%i unread are counted as %s', (count, text) => {
  expect(unreadText(count)).toBe(text)
})

describe('reading', () => {
  const items = [
    inboxItem('COMMENT', { notificationId: 'a', createdDate: '2026-11-19T09:00:00Z' }),
    inboxItem('COMMENT', { notificationId: 2, createdDate: '2026-11-20T09:00:00+09:00' }),
  ]
  const readOf = (list: readonly InboxItem[]) => list.map(({ isRead }) => isRead)

  test('some marks those alone, whatever kind of id they have', () => {
    expect(readOf(asRead(items, { notificationIds: ['2'] }))).toEqual([false, true])
    expect(readOf(asRead(items, { notificationIds: ['a', 'b'] }))).toEqual([true, false])
  })

  test('all is all that was shown: what came later stays unread', () => {
    const request = readAllRequest(items)
    expect(request).toEqual({ untilDate: '2026-11-20T09:00:00+09:00' })
    expect(readOf(asRead(items, request ?? { notificationIds: [] }))).toEqual([true, true])
    expect(isMeant({ notificationId: 3, createdDate: '2026-11-20T00:00:01Z' }, { untilDate: '2026-11-20T09:00:00+09:00' })).toBe(false)
    expect(readAllRequest([])).toBeNull()
  })
})

test('settings are those that the backend names, in one order', () => {
  const [comments, classes] = [{ kind: 'COMMENT', isOn: false } as const, { kind: 'CLASS_SOON', isOn: true } as const]
  expect(sortInboxSettings([classes, comments])).toEqual([comments, classes])
  expect(sortInboxSettings([])).toEqual([])
})
