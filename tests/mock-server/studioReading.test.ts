import { describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import type { StudioProblem } from '../../src/domain/studio/studioProblem.ts'
import { aStudioCase, aStudioProblem } from '../domain/studio/aStudioProblem.ts'
import { fakeRunner } from '../fakes/fakeRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const arranged = 'a = 1\nif a:\n    b = 2\n'
const programs = {
  double: (input: string) => `${Number(input) * 2}\n끝\n`,
  same: (input: string) => input,
  [arranged]: () => '6',
  mended: () => '6',
}
const page = (persona: string, store: ProgressStore) =>
  demoPage(`persona=${persona}&channel=main`, store, recordingLog(), async () => fakeRunner(programs))

const caseList = [aStudioCase(), aStudioCase({ label: '0개일 때', visibility: 'LABEL', input: '0', output: '6' })]
const works = {
  PREDICT: aStudioProblem({
    taskKind: 'PREDICT',
    title: '읽는 조개',
    reference: 'double',
    outputRule: '',
    generator: 'nonsense',
    caseList: [aStudioCase({ output: '6\n끝\n' }), aStudioCase({ label: '', visibility: 'HIDDEN', input: '411', output: '' })],
  }),
  TRACE: aStudioProblem({
    taskKind: 'TRACE',
    reference: 'a = 3\nb = 4\n',
    table: {
      variables: ['a', 'b'],
      lines: [1, 2],
      rows: [
        { line: 1, cells: ['3', ''] },
        { line: 2, cells: ['3', '4'] },
      ],
    },
  }),
  ARRANGE: aStudioProblem({ taskKind: 'ARRANGE', reference: arranged, extraLines: 'b = 3', generator: '', caseList }),
  REPAIR: aStudioProblem({ taskKind: 'REPAIR', reference: 'mended', brokenCode: 'same', generator: '', caseList }),
}
const list = 'users/studio/problems'

async function published(store: ProgressStore, content: StudioProblem) {
  const { call } = page('teacher', store)
  const { problemId, updatedDate } = await (await call(list, 'POST', { content })).json()
  const path = `${list}/${problemId}`
  const answer = await call(`${path}/publications`, 'POST', { updatedDate })
  return { call, path, problemId, updatedDate, status: answer.status }
}

const submitTo = (store: ProgressStore, problemId: number) => async (language: string, code: string) =>
  (await page('learner', store).call(`users/problems/${problemId}/submissions`, 'POST', { language, code })).json()

describe('a task of reading that a teacher makes', () => {
  test('is answered in text where an output is predicted, which nothing tells before', async () => {
    const store = memoryStore()
    const { problemId, status } = await published(store, works.PREDICT)
    expect(status).toBe(201)
    const detail = await page('learner', store).json(`problems/${problemId}`)
    expect(detail).toMatchObject({
      taskKind: 'PREDICT',
      languageList: ['TEXT'],
      readingTask: { kind: 'PREDICT', code: 'double', input: '3\n' },
      exampleList: [],
      starterCodeList: [{ language: 'TEXT', code: '' }],
    })
    expect(JSON.stringify(detail)).not.toMatch(/끝|411/)
    const submit = submitTo(store, problemId)
    expect(await submit('TEXT', '6')).toMatchObject({
      state: 'WRONG_ANSWER',
      caseList: [
        { label: '1번째 줄', state: 'ACCEPTED' },
        { label: '2번째 줄', state: 'WRONG_ANSWER' },
      ],
    })
    expect(await submit('TEXT', '6\n끝')).toMatchObject({ state: 'ACCEPTED', isFirstSolved: true })
  })

  test('is a table whose values came of running the program', async () => {
    const store = memoryStore()
    const { problemId, status } = await published(store, works.TRACE)
    expect(status).toBe(201)
    const detail = await page('learner', store).json(`problems/${problemId}`)
    expect(detail.readingTask).toEqual({ kind: 'TRACE', code: 'a = 3\nb = 4\n', input: '3\n', variables: ['a', 'b'], lines: [1, 2] })
    const submit = submitTo(store, problemId)
    expect(await submit('TEXT', '3\t\n3\t3')).toMatchObject({ state: 'WRONG_ANSWER' })
    expect(await submit('TEXT', '3\t\n3\t4')).toMatchObject({ state: 'ACCEPTED' })
  })

  test('is judged as a program where lines are put in order', async () => {
    const store = memoryStore()
    const { problemId } = await published(store, works.ARRANGE)
    const { readingTask, starterCodeList } = await page('learner', store).json(`problems/${problemId}`)
    expect(readingTask.lines.toSorted()).toEqual(['a = 1', 'b = 2', 'b = 3', 'if a:'])
    expect(starterCodeList).toEqual([{ language: 'PYTHON', code: '' }])
    expect(await submitTo(store, problemId)('PYTHON', arranged)).toMatchObject({ state: 'ACCEPTED' })
  })

  test('begins with the program that is to be repaired', async () => {
    const store = memoryStore()
    const { problemId } = await published(store, works.REPAIR)
    const detail = await page('learner', store).json(`problems/${problemId}`)
    expect(detail).toMatchObject({
      readingTask: { kind: 'REPAIR', code: 'same' },
      starterCodeList: [{ language: 'PYTHON', code: 'same' }],
      exampleList: [{ input: '3\n', output: '6\n' }],
    })
    expect(JSON.stringify(detail)).not.toContain('mended')
    const submit = submitTo(store, problemId)
    expect(await submit('PYTHON', 'same')).toMatchObject({ state: 'WRONG_ANSWER' })
    expect(await submit('PYTHON', 'mended')).toMatchObject({ state: 'ACCEPTED' })
  })

  test.each<[string, StudioProblem]>([
    ['its output is not what the program prints', { ...works.PREDICT, caseList: [aStudioCase({ output: '6' })] }],
    ['its table is not what the program comes to', { ...works.TRACE, reference: 'a = 3\nb = 5\n' }],
    ['its lines are too few', { ...works.ARRANGE, reference: 'a = 1\n' }],
    ['nothing is to be repaired', { ...works.REPAIR, brokenCode: 'mended' }],
    ['the mistake shows in no case', { ...works.REPAIR, reference: arranged, brokenCode: 'mended' }],
  ])('is not published where %s', async (_, content) => {
    expect((await published(memoryStore(), content)).status).toBe(422)
  })

  test('stays of its kind once it was published, and is judged again by another answer', async () => {
    const store = memoryStore()
    const { call, path, problemId, updatedDate } = await published(store, works.PREDICT)
    await submitTo(store, problemId)('TEXT', '6\n끝')
    const save = async (content: StudioProblem, version: string) =>
      (await (await call(path, 'PUT', { content, updatedDate: version })).json()).updatedDate
    const other = await save({ ...works.REPAIR }, updatedDate)
    expect((await call(`${path}/publications`, 'POST', { updatedDate: other })).status).toBe(422)
    const mended = await save({ ...works.PREDICT, caseList: [aStudioCase({ input: '4', output: '8\n끝\n' })] }, other)
    expect((await call(`${path}/publications`, 'POST', { updatedDate: mended })).status).toBe(201)
    expect(await (await call(`${path}/rejudgements`)).json()).toEqual({ outdatedCount: 1 })
  })

  test('is a program to write where a draft of old says nothing', async () => {
    const { call } = page('teacher', memoryStore())
    const { taskKind: _kind, extraLines: _lines, brokenCode: _code, table: _table, ...old } = aStudioProblem()
    const { problemId } = await (await call(list, 'POST', { content: old })).json()
    expect((await (await call(`${list}/${problemId}`)).json()).content).toMatchObject({ taskKind: 'WRITE', extraLines: '' })
  })
})
