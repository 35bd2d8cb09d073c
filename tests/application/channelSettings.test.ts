import { describe, expect, it, vi } from 'vitest'
import {
  type ChannelSettingsRepository,
  makeSaveChannelSettings,
  type SavedSettings,
  settingsDraftKey,
} from '../../src/application/channelSettings.ts'
import { someSettings } from '../domain/channel/someSettings.ts'
import { aViewer, guest, learner, teacher } from '../domain/viewer/viewers.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const operator = aViewer({ role: 'ROLE_OPERATOR' })
const before: SavedSettings = { settings: someSettings(), updatedDate: null }
const settings = someSettings({ channelName: '푸른코딩' })
const theirs: SavedSettings = { settings: someSettings({ channelName: '바다코딩' }), updatedDate: '2026-11-20T01:00:00.000Z' }
const rejected = (error: unknown) => async () => Promise.reject(error)
const never = () => new Promise<never>(() => {})

const saving = (answers: Partial<ChannelSettingsRepository>) =>
  makeSaveChannelSettings({ repository: { read: never, save: never, ...answers } })
const next = { viewer: operator, channelDomain: 'haeon', settings, before }

describe('saving a channel’s settings', () => {
  it('sends them once, with the version that they replace', async () => {
    const save = vi.fn(async () => '2026-11-20T01:00:00.000Z')
    expect(await saving({ save })(next)).toEqual({ kind: 'saved', saved: { settings, updatedDate: '2026-11-20T01:00:00.000Z' } })
    expect(save.mock.calls).toEqual([['haeon', { settings, updatedDate: null }]])
  })

  it.each([
    [guest, 'signInFirst'],
    [learner, 'notAllowed'],
    [teacher, 'notAllowed'],
  ])('sends nothing for who does not operate the channel', async (viewer, kind) => {
    const save = vi.fn(never)
    expect(await saving({ save })({ ...next, viewer })).toEqual({ kind })
    expect(save).not.toHaveBeenCalled()
  })

  it('sends nothing that cannot be, and no second one while the first is under way', async () => {
    const save = vi.fn(never)
    const run = saving({ save })
    expect(await run({ ...next, settings: someSettings({ channelName: null }) })).toEqual({
      kind: 'invalid',
      problems: [{ field: 'channelName', problem: 'missing' }],
    })
    void run(next)
    expect(await run(next)).toEqual({ kind: 'alreadySaving' })
    expect(save).toHaveBeenCalledTimes(1)
  })

  it.each([
    [401, 'signInFirst'],
    [403, 'notAllowed'],
    [404, 'gone'],
    [413, 'tooLarge'],
    [400, 'failed'],
  ])('a refusal with %d is %s', async (status, kind) => {
    expect(await saving({ save: rejected(refusal(status)) })(next)).toEqual({ kind })
  })

  it('where somebody was faster, tells what they have saved', async () => {
    expect(await saving({ save: rejected(refusal(409)), read: async () => theirs })(next)).toEqual({ kind: 'conflict', theirs })
    expect(await saving({ save: rejected(refusal(409)), read: rejected(refusal(500)) })(next)).toEqual({ kind: 'failed' })
  })

  it.each([
    [
      { settings, updatedDate: 'x' },
      { kind: 'saved', saved: { settings, updatedDate: 'x' } },
    ],
    [before, { kind: 'failed' }],
    [theirs, { kind: 'conflict', theirs }],
  ])('whose answer was lost is looked for, and never sent again [F-084]', async (found, outcome) => {
    const save = vi.fn(rejected(lostConnection()))
    expect(await saving({ save, read: async () => found })(next)).toEqual(outcome)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('whose answer was lost, and that cannot be looked for either, may be saved', async () => {
    expect(await saving({ save: rejected(refusal(500)), read: rejected(lostConnection()) })(next)).toEqual({ kind: 'unknown' })
  })
})

it('a draft belongs to one person and one channel', () => {
  expect(settingsDraftKey({ userId: 7 }, 'haeon')).toBe('channelSettings/7/haeon')
  expect(settingsDraftKey({ userId: null }, 'narae')).toBe('channelSettings//narae')
})
