import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../../../src/adapters/browser/device.ts'
import {
  allLocalDrafts,
  browserAnswers,
  browserDrafts,
  browserOwnCases,
  draftDatabaseName,
  forgetLocalDrafts,
  replaceLocalDrafts,
} from '../../../src/adapters/browser/localDrafts.ts'
import type { DraftKey } from '../../../src/application/draft.ts'
import type { LocalDraft } from '../../../src/domain/problems/draft.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const key: DraftKey = { userId: 100, problemId: 7001, language: 'PYTHON' }
const draft = (code: string): LocalDraft => ({ language: 'PYTHON', code, updatedDate: null, savedCode: null, other: null })

beforeEach(() => forgetLocalDrafts())

describe('drafts in the browser', () => {
  it('outlive the page, blanks and all', async () => {
    const log = recordingLog()
    await browserDrafts(log, '').write(key, draft('  a\n\n'))
    expect(await browserDrafts(log, '').read(key)).toEqual(draft('  a\n\n'))
    expect(log.events).toEqual([])
  })

  it('belong to one person, problem, language and view; numbers may come as text', async () => {
    const drafts = browserDrafts(recordingLog(), '1/learner/main')
    await drafts.write(key, draft('mine'))
    expect(await drafts.read({ ...key, userId: '100', problemId: '7001' })).toEqual(draft('mine'))
    for (const other of [{ userId: 101 }, { userId: null }, { problemId: 7002 }, { language: 'C' as const }])
      expect(await drafts.read({ ...key, ...other })).toBeNull()
    expect(await browserDrafts(recordingLog(), '1/teacher/main').read(key)).toBeNull()
  })

  it('are kept at once for one person, problem, language and view, until they are released', () => {
    const store = memoryStore()
    const kept = { language: 'PYTHON' as const, code: 'ab', updatedDate: '2026-11-20T01:00:00.000Z', before: 'a' }
    browserDrafts(recordingLog(), '1/learner/main', store).backUp(key, kept)
    const later = browserDrafts(recordingLog(), '1/learner/main', store)
    expect(later.backup(key)).toEqual(kept)
    for (const other of [{ userId: 101 }, { userId: null }, { problemId: 7002 }, { language: 'C' as const }])
      expect(later.backup({ ...key, ...other })).toBeNull()
    expect(browserDrafts(recordingLog(), '1/teacher/main', store).backup(key)).toBeNull()
    later.dropBackup(key, { ...kept, code: 'older' })
    expect(later.backup(key)).toEqual(kept)
    later.dropBackup(key, kept)
    expect(later.backup(key)).toBeNull()
  })

  it.each(['{', '{"code":7}'])('that were kept in another shape are none: %s', (broken) => {
    const store = { ...memoryStore(), get: () => broken }
    expect(browserDrafts(recordingLog(), '', store).backup(key)).toBeNull()
  })

  it('are forgotten when everybody starts over', async () => {
    const drafts = browserDrafts(recordingLog(), '')
    await drafts.write(key, draft('a'))
    await forgetLocalDrafts()
    expect(await drafts.read(key)).toBeNull()
  })

  it('of another shape are not read, and the log says so', async () => {
    const log = recordingLog()
    const drafts = browserDrafts(log, '')
    await drafts.write(key, { code: 7 } as never)
    expect(await drafts.read(key)).toBeNull()
    expect(log.events).toMatchObject([{ kind: 'storage-failed', problem: 'a draft of another version is not read' }])
  })

  it('that the database refuses last as long as the page [F-070] [F-071]', async () => {
    const log = recordingLog()
    const drafts = browserDrafts(log, '')
    const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await drafts.write(key, draft('kept'))
    expect(await drafts.read(key)).toEqual(draft('kept'))
    expect(log.events).toMatchObject([{ kind: 'storage-failed', problem: expect.stringContaining('kept in memory only') }])
    refuse.mockRestore()
    await drafts.write(key, draft('stored'))
    expect(await browserDrafts(log, '').read(key)).toEqual(draft('stored'))
  })

  it('a database that cannot be read holds nothing', async () => {
    const log = recordingLog()
    const refuse = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
    expect(await browserDrafts(log, '').read(key)).toBeNull()
    expect(log.events).toHaveLength(1)
    refuse.mockRestore()
  })
})

describe('own examples in the browser', () => {
  const one = { input: '1\n', output: '2' }

  it('outlive the page, for one person and problem, beside the draft', async () => {
    const log = recordingLog()
    await browserOwnCases(log, '').write(key, [one])
    await browserDrafts(log, '').write(key, draft('a'))
    expect(await browserOwnCases(log, '').read(key)).toEqual([one])
    for (const other of [{ userId: null }, { problemId: 7002 }])
      expect(await browserOwnCases(log, '').read({ ...key, ...other })).toEqual([])
    expect(await browserOwnCases(log, '1/teacher/main').read(key)).toEqual([])
    expect(log.events).toEqual([])
  })

  it('of another shape are none', async () => {
    const log = recordingLog()
    const cases = browserOwnCases(log, '')
    await cases.write(key, [{ input: 1 }] as never)
    expect(await cases.read(key)).toEqual([])
    expect(log.events).toMatchObject([{ kind: 'storage-failed' }])
  })
})

describe('answers to a worksheet in the browser', () => {
  const chapter = { userId: 100, chapterId: 6011 }
  const answers = { 601101: ['0'], 601102: ['', '  a'] }

  it('outlive the page, for one person and chapter', async () => {
    await browserAnswers(recordingLog(), '').change(chapter, () => answers)
    const store = browserAnswers(recordingLog(), '')
    expect(await store.read({ userId: '100', chapterId: '6011' })).toEqual(answers)
    for (const other of [{ userId: null }, { chapterId: 6012 }]) expect(await store.read({ ...chapter, ...other })).toEqual({})
    await store.change(chapter, () => ({}))
    expect(await store.read(chapter)).toEqual({})
  })

  it('are changed by two tabs at once, and none is lost', async () => {
    const [one, other] = [browserAnswers(recordingLog(), ''), browserAnswers(recordingLog(), '')]
    const numbers = Array.from({ length: 20 }, (_, at) => String(at))
    await Promise.all(numbers.map((at) => (Number(at) % 2 === 0 ? one : other).change(chapter, (stored) => ({ ...stored, [at]: [at] }))))
    expect(Object.keys(await one.read(chapter))).toEqual(numbers)
    await one.change(chapter, () => ({}))
  })

  it('that the database refuses last as long as the page, and each further one joins them', async () => {
    const log = recordingLog()
    const store = browserAnswers(log, '')
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    await store.change(chapter, (stored) => ({ ...stored, 1: ['0'] }))
    expect(await store.change(chapter, (stored) => ({ ...stored, 2: ['1'] }))).toEqual({ 1: ['0'], 2: ['1'] })
    expect(await store.read(chapter)).toEqual({ 1: ['0'], 2: ['1'] })
    expect(log.events[0]).toMatchObject({ problem: 'kept in memory only: QuotaExceededError' })
    refusing.mockRestore()
    await store.change(chapter, () => ({}))
  })

  it('of another shape are none', async () => {
    const store = browserAnswers(recordingLog(), '')
    await store.change(chapter, () => ({ 1: 'all' }) as never)
    expect(await store.read(chapter)).toEqual({})
  })
})

it('a device takes over the drafts, cases and answers of another, and nothing else', async () => {
  const log = recordingLog()
  const [drafts, cases, answers] = [browserDrafts(log, ''), browserOwnCases(log, ''), browserAnswers(log, '')]
  const chapter = { userId: 100, chapterId: 6011 }
  await drafts.write(key, draft('there'))
  await cases.write(key, [{ input: '1', output: '2' }])
  await answers.change(chapter, () => ({ 601101: ['0'] }))
  const carried = { ...(await allLocalDrafts()), broken: 7 }

  await forgetLocalDrafts()
  await drafts.write({ ...key, problemId: 7002 }, draft('here'))
  await replaceLocalDrafts(carried)
  expect(await drafts.read(key)).toEqual(draft('there'))
  expect(await cases.read(key)).toEqual([{ input: '1', output: '2' }])
  expect(await answers.read(chapter)).toEqual({ 601101: ['0'] })
  expect(Object.keys(await allLocalDrafts())).toHaveLength(3)
})

describe('another tab', () => {
  /** Opens a tab of its own, since a page does not receive its own messages. */
  const otherTab = () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel(draftDatabaseName)
    channel.addEventListener('message', ({ data }) => heard.push(data))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    return { channel, heard, write: (message: unknown) => channel.postMessage(message) }
  }
  const written = (code: string, problemId = 7001) => ({ name: JSON.stringify(['', '100', String(problemId), 'PYTHON']), code })

  it('is heard about this draft alone, until nobody listens any more', async () => {
    const drafts = browserDrafts(recordingLog(), '')
    const heard: string[] = []
    const stop = drafts.watch(key, (code) => heard.push(code))
    const { channel, write } = otherTab()
    for (const message of [written('of another problem', 7002), 'nonsense', written('theirs')]) write(message)
    await vi.waitFor(() => expect(heard).toEqual(['theirs']))
    drafts.announce(key, 'mine')
    stop()
    write(written('later'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard).toEqual(['theirs'])
    channel.close()
  })

  it('hears what is written here, also when this page listens no longer', async () => {
    const { channel, heard } = otherTab()
    const drafts = browserDrafts(recordingLog(), '')
    const stop = drafts.watch(key, () => {})
    drafts.announce(key, 'first')
    stop()
    drafts.announce(key, 'last')
    await vi.waitFor(() => expect(heard).toEqual([written('first'), written('last')]))
    channel.close()
  })

  it('is not reached by browsers without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const drafts = browserDrafts(recordingLog(), '')
    const stop = drafts.watch(key, () => {})
    drafts.announce(key, 'a')
    stop()
  })
})
