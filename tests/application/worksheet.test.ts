import { describe, expect, it, vi } from 'vitest'
import {
  type AnswerStore,
  makeMarkAnswers,
  makeReadRightAnswers,
  guestAnswers,
  guestsToTake,
  withoutSame,
  type WorksheetRepository,
} from '../../src/application/worksheet.ts'
import type { Answers } from '../../src/domain/worksheet/worksheet.ts'
import { aResult, aStanding } from '../domain/worksheet/aWorksheet.ts'
import { refusal } from '../fakes/refusal.ts'

const never = () => new Promise<never>(() => {})
const rejected = (status: number) => async () => Promise.reject(refusal(status))

const sheet = { worksheetId: 601, chapterId: 6011, answers: [{ questionId: 1, answer: ['0'] }] }
const reward = { point: 5, experience: 10 }

const repository = (answers: Partial<WorksheetRepository>): WorksheetRepository => ({
  find: never,
  categories: never,
  categoryGroups: never,
  worksheet: never,
  chapters: never,
  rightAnswers: never,
  standings: never,
  reviews: never,
  mark: never,
  ...answers,
})

const marker = (answers: Partial<WorksheetRepository>) => makeMarkAnswers({ worksheets: repository(answers) })

describe('reading what is right', () => {
  const read = (rightAnswers: WorksheetRepository['rightAnswers']) =>
    makeReadRightAnswers({ worksheets: repository({ rightAnswers }) })(601)

  it('tells it chapter by chapter', async () => {
    const chapters = [{ chapterId: 6011, answers: [] }]
    expect(await read(async () => chapters)).toEqual({ kind: 'read', chapters })
  })

  it.each([
    [401, 'notAllowed'],
    [403, 'notAllowed'],
    [500, 'failed'],
  ])('a refusal with %d is %s', async (status, kind) => {
    expect(await read(rejected(status))).toEqual({ kind })
  })
})

describe('having answers marked', () => {
  it('tells the standing and what it earned', async () => {
    const mark = vi.fn(async () => ({ chapter: aStanding(), reward }))
    expect(await marker({ mark })(sheet)).toEqual({ kind: 'marked', chapter: aStanding(), reward })
    expect(mark.mock.calls).toEqual([[sheet]])
  })

  it('is one thing at a time', async () => {
    const mark = vi.fn(never)
    const run = marker({ mark })
    void run(sheet)
    expect(await run(sheet)).toEqual({ kind: 'alreadyMarking' })
    expect(mark).toHaveBeenCalledTimes(1)
  })

  it.each([
    [401, 'signInFirst'],
    [404, 'gone'],
    [400, 'failed'],
  ])('a refusal with %d is %s', async (status, kind) => {
    expect(await marker({ mark: rejected(status) })(sheet)).toEqual({ kind })
  })

  it('whose answer was lost is looked for, and never sent again [F-084]', async () => {
    const mark = vi.fn(rejected(503))
    const standings = async () => [aStanding()]
    expect(await marker({ mark, standings })(sheet)).toEqual({
      kind: 'marked',
      chapter: aStanding(),
      reward: { point: 0, experience: 0 },
    })
    expect(mark).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another answer', [aStanding({ results: [aResult({ answer: ['1'] })] })]],
    ['a longer answer', [aStanding({ results: [aResult({ answer: ['0', '1'] })] })]],
    ['no answer', [aStanding({ results: [] })]],
    ['a chapter that was never marked', [aStanding({ answeredDate: null })]],
    ['no such chapter', []],
  ])('has failed where %s is found', async (_, found) => {
    expect(await marker({ mark: rejected(500), standings: async () => found })(sheet)).toEqual({ kind: 'failed' })
  })

  it('may have arrived where it cannot be looked for either', async () => {
    expect(await marker({ mark: rejected(500), standings: rejected(500) })(sheet)).toEqual({ kind: 'unknown' })
  })
})

describe('answers that are not marked yet', () => {
  const stored = (entries: Readonly<Record<string, Answers>>) => {
    const kept = new Map(Object.entries(entries))
    const store: AnswerStore = {
      read: async ({ userId }) => kept.get(String(userId)) ?? {},
      change: async ({ userId }, next) => {
        const answers = next(kept.get(String(userId)) ?? {})
        kept.set(String(userId), answers)
        return answers
      },
    }
    return { kept, store }
  }

  it('of a guest are told to who is signed in, and stay the guest’s', async () => {
    const { kept, store } = stored({ 7: { 1: ['0'] }, null: { 1: ['1'] } })
    expect(await guestAnswers(store, { userId: 7, chapterId: 1 })).toEqual({ 1: ['1'] })
    expect(await guestAnswers(store, { userId: null, chapterId: 1 })).toEqual({})
    expect(kept.get('7')).toEqual({ 1: ['0'] })
  })

  it('of a guest are taken where nothing is answered first; what would replace an answer is left for another choice', () => {
    const guests: Answers = { 1: ['a'], 2: ['b'], 3: ['c'], 4: [''] }
    const own: Answers = { 1: ['x'], 2: [''], 3: ['c'], 4: ['d'] }
    expect(guestsToTake(guests, own)).toEqual({ taken: { 2: ['b'] }, left: { 1: ['a'] }, isReplacing: false })
    expect(guestsToTake({ 1: ['a'] }, own)).toEqual({ taken: { 1: ['a'] }, left: {}, isReplacing: true })
    expect(guestsToTake({ 3: ['c'] }, own)).toEqual({ taken: {}, left: {}, isReplacing: false })
  })

  it('of marked ones are gone, but not what was answered since, nor what was not among them', () => {
    const answers: Answers = { 1: ['a'], 2: ['b', 'c'], 3: ['d'] }
    expect(withoutSame(answers, { 1: ['a'], 2: ['c', 'b'], 4: ['d'] })).toEqual({ 2: ['b', 'c'], 3: ['d'] })
    expect(withoutSame(answers, {})).toEqual(answers)
  })
})
