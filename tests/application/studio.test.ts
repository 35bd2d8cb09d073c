import { describe, expect, it, test, vi } from 'vitest'
import {
  makeChangeWork,
  makeRemoveWork,
  makeSaveWork,
  workDraftKey,
  type WorkRepository,
  type WorkToSave,
} from '../../src/application/studio.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import type { Work, WorkVersion } from '../../src/domain/studio/work.ts'
import { guest } from '../../src/domain/viewer.ts'
import { learner, teacher } from '../domain/viewer/viewers.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

interface Content {
  readonly title: string
}

const version: WorkVersion = { workId: 7, state: 'DRAFT', updatedDate: '2026-11-20T01:00:00.000Z' }
const later: WorkVersion = { ...version, updatedDate: '2026-11-20T02:00:00.000Z' }
const work = (title: string, of = version): Work<Content> => ({ ...of, content: { title }, isCurrent: false })
const never = async () => Promise.reject(new Error('not asked for'))

function using(answers: Partial<WorkRepository<Content>>) {
  const repository: WorkRepository<Content> = {
    list: never,
    read: never,
    create: never,
    save: never,
    remove: never,
    publish: never,
    withdraw: never,
    ...answers,
  }
  const mayUse = defaultRolePolicy.canPublish
  const save = makeSaveWork({ repository, mayUse, titleOf: ({ title }) => title })
  return {
    save: (given: Partial<WorkToSave<Content>> = {}) => save({ viewer: teacher, content: { title: '새것' }, before: version, ...given }),
    change: makeChangeWork({ repository, mayUse }),
    remove: makeRemoveWork({ repository, mayUse }),
  }
}

describe('saving what one makes', () => {
  it('creates a new one, and replaces the version that was opened', async () => {
    const create = vi.fn(async () => version)
    expect(await using({ create }).save({ before: null })).toEqual({ kind: 'saved', work: work('새것') })
    const save = vi.fn(async () => later)
    expect(await using({ save }).save()).toEqual({ kind: 'saved', work: work('새것', later) })
    expect(save).toHaveBeenCalledExactlyOnceWith(7, { title: '새것' }, version.updatedDate)
  })

  test.each([
    [guest, 'signInFirst'],
    [learner, 'notAllowed'],
  ])('asks nothing for who may not', async (viewer, kind) => {
    const save = vi.fn(async () => later)
    const { change, remove, save: run } = using({ save, publish: save, withdraw: save, remove: async () => void (await save()) })
    expect(await run({ viewer })).toEqual({ kind })
    expect(await change.publish(viewer, version)).toEqual({ kind })
    expect(await change.withdraw(viewer, 7)).toEqual({ kind })
    expect(await remove(viewer, 7)).toEqual({ kind })
    expect(save).not.toHaveBeenCalled()
  })

  it('shows what was saved elsewhere meanwhile, unless it is the same', async () => {
    const save = async () => Promise.reject(refusal(409))
    expect(await using({ save, read: async () => work('남의 것', later) }).save()).toEqual({
      kind: 'conflict',
      theirs: work('남의 것', later),
    })
    expect(await using({ save, read: async () => work('새것', later) }).save()).toEqual({ kind: 'saved', work: work('새것', later) })
    expect(await using({ save }).save()).toEqual({ kind: 'failed' })
  })

  it('looks up what became of a save whose answer was lost [F-084]', async () => {
    const save = async () => Promise.reject(lostConnection())
    expect(await using({ save, read: async () => work('새것', later) }).save()).toMatchObject({ kind: 'saved' })
    expect(await using({ save, read: async () => work('옛것') }).save()).toEqual({ kind: 'failed' })
    expect(await using({ save, read: async () => work('남의 것', later) }).save()).toMatchObject({ kind: 'conflict' })
    expect(await using({ save }).save()).toEqual({ kind: 'unknown' })
  })

  it('looks for a new one whose answer was lost among those of its name, up to three [F-084]', async () => {
    const create = vi.fn(async () => Promise.reject(lostConnection()))
    const card = (workId: number, title: string) => ({ ...version, workId, title, partCount: 1 })
    const [before, after] = [[card(1, '다른 것'), card(2, '새것')], [3, 4, 5, 6].map((workId) => card(workId, '새것'))]
    const list = async () => (create.mock.calls.length === 0 ? before : [...before, ...after])
    const read = vi.fn(async (workId: unknown) => (workId === 4 ? work('새것') : work('아니에요')))
    expect(await using({ create, list, read }).save({ before: null })).toEqual({ kind: 'saved', work: work('새것') })
    expect(read.mock.calls).toEqual([[3], [4], [5]])
    expect(await using({ create, list: async () => [] }).save({ before: null })).toEqual({ kind: 'failed' })
    expect(await using({ create }).save({ before: null })).toEqual({ kind: 'unknown' })
    expect(create).toHaveBeenCalledTimes(3)
  })

  test.each([
    [400, 'incomplete'],
    [401, 'signInFirst'],
    [403, 'notAllowed'],
    [404, 'gone'],
    [413, 'tooLarge'],
    [418, 'failed'],
  ])('says what %d means', async (status, kind) => {
    expect(await using({ save: async () => Promise.reject(refusal(status)) }).save()).toEqual({ kind })
    expect(await using({ create: async () => Promise.reject(refusal(status)) }).save({ before: null })).toEqual({ kind })
  })

  it('runs once at a time', async () => {
    const { save } = using({ save: () => new Promise(() => {}) })
    void save()
    expect(await save()).toEqual({ kind: 'alreadyRunning' })
  })
})

describe('publishing, withdrawing and removing', () => {
  it('tell the version that is there now', async () => {
    const published: WorkVersion = { ...version, state: 'PUBLISHED' }
    expect(await using({ publish: async () => published }).change.publish(teacher, version)).toEqual({ kind: 'done', version: published })
    expect(await using({ withdraw: async () => version }).change.withdraw(teacher, 7)).toEqual({ kind: 'done', version })
    expect(await using({ remove: async () => {} }).remove(teacher, 7)).toEqual({ kind: 'removed' })
  })

  test.each([
    [refusal(409), 'conflict', 'inUse'],
    [refusal(422), 'incomplete', 'incomplete'],
    [refusal(404), 'gone', 'removed'],
    [lostConnection(), 'unknown', 'unknown'],
    [refusal(418), 'failed', 'failed'],
  ])('say why not: %s', async (error, changed, removed) => {
    const fail = async () => Promise.reject(error)
    expect(await using({ publish: fail }).change.publish(teacher, version)).toEqual({ kind: changed })
    expect(await using({ remove: fail }).remove(teacher, 7)).toEqual({ kind: removed })
  })
})

test('a draft belongs to one person and one work', () => {
  expect(workDraftKey('problem', { userId: 101 }, 7)).toBe('studio/problem/101/7')
  expect(workDraftKey('course', { userId: 101 }, { channelDomain: 'haeon' })).toBe('studio/course/101/new@haeon')
  expect(workDraftKey('problem', { userId: null }, { channelDomain: null })).toBe('studio/problem//new@')
})
