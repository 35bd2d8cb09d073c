import { describe, expect, it } from 'vitest'
import type { LearningReport, LearntItem, ReportWeek } from '../../../src/domain/report/learningReport.ts'
import { headline, praiseworthy, reportDays, tellingWeek } from '../../../src/domain/report/reportHighlights.ts'
import { aHomework, anItem, aReport, aWeek } from './aReport.ts'

const today = '2026-11-20'
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? null
const lastWeek = (own: Partial<ReportWeek> = {}) => aWeek({ monday: '2026-11-09', activeDates: ['2026-11-10'], ...own })
const quiet = { activeDates: [], learnt: [] }
const items = (count: number, own: Partial<LearntItem> = {}) =>
  Array.from({ length: count }, (_, at) => anItem({ title: `문제 ${at}`, ...own }))

describe('the sentence of the week', () => {
  it.each<[string, readonly ReportWeek[], string]>([
    [
      'the solved problems of this week',
      [aWeek({ learnt: [...items(5), anItem({ type: 'BLOCK' })] })],
      '하늘이 이번 주에 문제 6개를 풀었어요',
    ],
    ['not what was only begun or seen', [aWeek({ learnt: items(2, { isDone: false }) })], '하늘이 이번 주에 3일 배웠어요'],
    ['the days, where no problem was solved', [aWeek({ learnt: [anItem({ type: 'VIDEO' })] })], '하늘이 이번 주에 3일 배웠어요'],
    ['the week before, while this one is empty', [aWeek(quiet), lastWeek({ learnt: items(2) })], '하늘이 지난주에 문제 2개를 풀었어요'],
    ['that nothing was learnt', [aWeek(quiet), lastWeek(quiet)], '하늘은 이번 주에 첫 문제를 기다리고 있어요'],
    ['that nothing was learnt, where no week is known', [], '하늘은 이번 주에 첫 문제를 기다리고 있어요'],
  ])('tells %s', (_, weeks, sentence) => {
    expect(headline({ weeks }, '하늘', today)).toBe(sentence)
  })

  it('is of no week that is older than the last', () => {
    expect(tellingWeek({ weeks: [aWeek({ monday: '2026-11-02' })] }, today)).toBeNull()
  })
})

it('the days of a week are active, quiet, or not over yet', () => {
  expect(
    reportDays(aWeek({ activeDates: ['2026-11-16', '2026-11-19'] }), today).map(({ name, state, isToday }) => [name, state, isToday]),
  ).toEqual([
    ['월', 'active', false],
    ['화', 'quiet', false],
    ['수', 'quiet', false],
    ['목', 'active', false],
    ['금', 'ahead', true],
    ['토', 'ahead', false],
    ['일', 'ahead', false],
  ])
})

describe('the praise', () => {
  const manyDays = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
  const best = aHomework({ submittedDate: '2026-11-17T12:00:00+09:00', score: 95, title: '구구단' })

  it.each<[string, Partial<LearningReport>, string | null]>([
    [
      'the problem that was solved after the most failures',
      { weeks: [aWeek({ activeDates: manyDays, learnt: [anItem({ wrongCount: 1 }), anItem({ title: '상어', wrongCount: 3 })] })] },
      '‘상어’는 3번 틀리고도 끝까지 풀어냈어요.',
    ],
    [
      'not one that is not solved yet',
      { weeks: [aWeek({ activeDates: manyDays, learnt: [anItem({ wrongCount: 4, isDone: false })] })] },
      '한 주에 5일이나 배웠어요. 꾸준함이 실력이 돼요.',
    ],
    [
      'more than in the week before',
      { weeks: [aWeek({ learnt: items(3) }), lastWeek({ learnt: items(1) })] },
      '한 주 전보다 문제를 2개 더 풀었어요.',
    ],
    [
      'the best score of the week',
      {
        homework: [
          aHomework({ ...best, score: 91, title: '합' }),
          best,
          aHomework({ ...best, score: 89 }),
          aHomework({ ...best, score: null }),
        ],
      },
      '숙제 ‘구구단’에서 95점을 받았어요.',
    ],
    ['something that was finished', {}, '‘두 수의 합’을 스스로 끝까지 해냈어요.'],
    ['nothing where nothing was finished', { weeks: [aWeek({ learnt: [] })] }, null],
    ['nothing where no week is known', { weeks: [] }, null],
    [
      'a score of an earlier week is none of this one',
      { homework: [aHomework({ ...best, submittedDate: '2026-11-15T23:59:00+09:00' }), aHomework()] },
      '‘두 수의 합’을 스스로 끝까지 해냈어요.',
    ],
  ])('is for %s', (_, own, sentence) => {
    expect(plain(praiseworthy(aReport(own), today))).toBe(sentence)
  })
})
