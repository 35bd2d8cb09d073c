import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpWorksheetRepository } from '../../../src/adapters/http/worksheet.ts'
import type { WorksheetRepository } from '../../../src/application/worksheet.ts'
import { aChapter, aResult, aStanding, aWorksheet } from '../../domain/worksheet/aWorksheet.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { apiOrigin } from './stubFetch.ts'
import { worksheetQuery } from '../../../src/domain/worksheet/worksheet.ts'

/** Returns the requests of one call, and what it makes of the answer. */
async function sentBy<T>(ask: (worksheets: WorksheetRepository) => Promise<T>, answer: unknown) {
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    const text = await request.text()
    sent.push([request.method, request.url.slice(`${apiOrigin}/product/v1/`.length), ...(text === '' ? [] : [JSON.parse(text)])])
    return Response.json(answer)
  }
  const log = recordingLog()
  const read = await ask(httpWorksheetRepository(createHttpClient({ fetch, apiOrigin, product: 'product' }), log))
  return { sent, read, events: log.events }
}

const toWire = ({ kind, ...question }: { readonly kind: string }) => ({ type: kind, ...question })
const { questions, ...chapter } = aChapter()
const { results, ...standing } = aStanding({ results: [aResult({ isCorrect: false, reviewDate: '2026-11-21' })] })
const [first] = questions

describe('the calls about worksheets', () => {
  it('ask for a list, or for what fits a keyword', async () => {
    const page = { worksheetList: [aWorksheet()], totalCount: 1, pageSize: 12 }
    const list = await sentBy((worksheets) => worksheets.find({ ...worksheetQuery.initial, level: 'EASY', categories: ['a', 'b'] }), page)
    expect(list.sent).toEqual([['GET', 'worksheets?page=1&order=DESC&difficulty=EASY&category=a&category=b']])
    expect(list.read.items).toEqual([aWorksheet()])
    const found = await sentBy((worksheets) => worksheets.find({ ...worksheetQuery.initial, keyword: 'a' }), page)
    expect(found.sent).toEqual([['GET', 'search/worksheets?page=1&order=DESC&keyword=a']])
  })

  it('read a worksheet with what goes well with it, and the groups of categories', async () => {
    const detail = await sentBy((worksheets) => worksheets.worksheet('a/b'), { ...aWorksheet(), relatedList: [aWorksheet(), 7] })
    expect([detail.sent, detail.read]).toEqual([[['GET', 'worksheets/a%2Fb']], { ...aWorksheet(), related: [aWorksheet()] }])
    const groups = await sentBy((worksheets) => worksheets.categoryGroups(), { categoryGroupList: [] })
    const names = await sentBy((worksheets) => worksheets.categories(), { categoryList: [] })
    expect([...groups.sent, ...names.sent]).toEqual([
      ['GET', 'worksheets/categories/groups?page=1'],
      ['GET', 'worksheets/categories?page=1'],
    ])
  })

  it('read every kind of question', async () => {
    const answer = { chapterList: [{ ...chapter, questionList: questions.map(toWire) }] }
    const { sent, read, events } = await sentBy((worksheets) => worksheets.chapters(601), answer)
    expect([sent, read, events]).toEqual([[['GET', 'worksheets/601/chapters']], [aChapter()], []])
  })

  it('drop a question that cannot be shown, not its chapter', async () => {
    const broken = [
      { questionId: 1, type: 'ESSAY', text: '써 보세요' },
      { questionId: 1, type: 'CHOICE', text: '고르세요', code: null, choices: ['하나'] },
      { questionId: 1, type: 'CODE_BLANK', text: '채우세요', code: 'print(1)', output: null },
      { questionId: 1, type: 'ORDER', text: '늘어놓으세요', lines: ['a'], output: null },
      { questionId: 1, type: 'OUTPUT', text: '무엇이 나올까요?', code: ' ' },
      { questionId: 1, type: 'SHORT', text: '' },
      null,
    ]
    const answer = { chapterList: [{ ...chapter, questionList: [...broken, ...questions.map(toWire)] }] }
    expect((await sentBy((worksheets) => worksheets.chapters(601), answer)).read).toEqual([aChapter()])
  })

  it('read how the viewer stands; a date that is none is not told', async () => {
    const answer = { chapterList: [{ ...standing, resultList: [...results, { ...aResult({ questionId: 2 }), reviewDate: '2026-02-31' }] }] }
    const { sent, read } = await sentBy((worksheets) => worksheets.standings(601), answer)
    expect(sent).toEqual([['GET', 'users/worksheets/601/chapters']])
    expect(read).toEqual([{ ...standing, results: [...results, aResult({ questionId: 2 })] }])
  })

  it('have answers marked, and tell what that earned', async () => {
    const sheet = { worksheetId: 601, chapterId: 'c/1', answers: [{ questionId: 1, answer: ['0'] }] }
    const marked = { ...standing, resultList: results, rewardPoint: 5, rewardExperience: 10 }
    const { sent, read } = await sentBy((worksheets) => worksheets.mark(sheet), marked)
    expect(sent).toEqual([['POST', 'users/worksheets/601/chapters/c%2F1/answers', { answerList: sheet.answers }]])
    expect(read).toEqual({ chapter: { ...standing, results }, reward: { point: 5, experience: 10 } })
  })

  it('read what comes again, without what has no day', async () => {
    const item = { worksheetId: 601, worksheetTitle: '조건문', chapterId: 6011, reviewDate: '2026-11-21' }
    const question = first === undefined ? {} : toWire(first)
    const answer = {
      reviewList: [
        { ...item, question },
        { ...item, question, reviewDate: 'soon' },
      ],
      totalCount: 2,
      pageSize: 50,
    }
    const { sent, read, events } = await sentBy((worksheets) => worksheets.reviews(), answer)
    expect(sent).toEqual([['GET', 'users/worksheets/reviews?page=1']])
    expect(read.items).toEqual([{ ...item, question: first }])
    expect(events).toHaveLength(1)
  })

  it('read what is right, without answers to no question and unreadable ones', async () => {
    const answer = { questionId: 1, rightAnswer: ['0'], explanation: null }
    const chapterList = [{ chapterId: 6011, answerList: [answer, { rightAnswer: ['1'] }, { questionId: 2, rightAnswer: null }] }]
    const { sent, read } = await sentBy((worksheets) => worksheets.rightAnswers(601), { chapterList })
    expect(sent).toEqual([['GET', 'worksheets/601/answers']])
    expect(read).toEqual([{ chapterId: 6011, answers: [answer] }])
  })
})
