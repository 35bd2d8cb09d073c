import { describe, expect, it, test, vi } from 'vitest'
import { type ChannelBannerRepository, makeArrangeBanners, makeRemoveBanner, makeSaveBanner } from '../../src/application/channelBanner.ts'
import type { KnownIds } from '../../src/application/createOnce.ts'
import type { OwnBanner } from '../../src/domain/channel/ownBanner.ts'
import { guest } from '../../src/domain/viewer.ts'
import { anOwnBanner } from '../domain/channel/anOwnBanner.ts'
import { aViewer, learner, teacher } from '../domain/viewer/viewers.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const operator = aViewer({ role: 'ROLE_OPERATOR' })
const { bannerId, updatedDate, ...text } = anOwnBanner()
const before = { bannerId, updatedDate, ...text }
const place = {
  links: { rootDomain: 'sea.example', mainOrigin: null, contestOrigin: null, allowedHosts: [] },
  host: 'haeon.sea.example',
  today: '2026-11-20',
}
const rejected = (error: unknown) => async () => Promise.reject(error)

const using = (answers: Partial<ChannelBannerRepository>): ChannelBannerRepository => ({
  list: async () => [],
  add: async () => before,
  change: async () => before,
  arrange: async () => {},
  remove: async () => {},
  ...answers,
})
const saving = (answers: Partial<ChannelBannerRepository>, changed: OwnBanner | null = null, banner = text, known: KnownIds = []) =>
  makeSaveBanner({ repository: using(answers) })({ viewer: operator, banner, before: changed, place, known })

describe('saving a banner', () => {
  it('adds a new one, without the blanks around its words, or changes the version that was read', async () => {
    const [add, change] = [vi.fn(async () => before), vi.fn(async () => before)]
    expect(await saving({ add }, null, { ...text, title: ` ${text.title} ` })).toEqual({ kind: 'done' })
    expect(add).toHaveBeenCalledExactlyOnceWith(text, undefined)
    expect(await saving({ change }, before, { ...text, link: null })).toEqual({ kind: 'done' })
    expect(change).toHaveBeenCalledExactlyOnceWith({ ...before, link: null })
  })

  test.each([
    [guest, {}, { kind: 'signInFirst' }],
    [learner, {}, { kind: 'notAllowed' }],
    [teacher, {}, { kind: 'notAllowed' }],
    [operator, { title: ' ' }, { kind: 'invalid', gaps: ['noTitle'] }],
  ])('sends nothing that cannot be saved', async (viewer, changes, outcome) => {
    const add = vi.fn(async () => before)
    const save = makeSaveBanner({ repository: using({ add }) })
    expect(await save({ viewer, banner: { ...text, ...changes }, before: null, place, known: [] })).toEqual(outcome)
    expect(add).not.toHaveBeenCalled()
  })

  it('says what a refusal means: full, or changed by somebody else', async () => {
    expect(await saving({ add: rejected(refusal(409)) })).toEqual({ kind: 'full' })
    expect(await saving({ change: rejected(refusal(409)) }, before)).toEqual({ kind: 'changed' })
    expect(await saving({ change: rejected(refusal(404)) }, before)).toEqual({ kind: 'gone' })
    expect(await saving({ add: rejected(refusal(403)) })).toEqual({ kind: 'notAllowed' })
  })

  it('looks for one whose answer was lost, a changed one by its id [F-084]', async () => {
    const lost = { add: rejected(lostConnection()), change: rejected(lostConnection()) }
    const list = async () => [anOwnBanner({ bannerId: 9 })]
    expect(await saving({ ...lost, list })).toEqual({ kind: 'done' })
    expect(await saving({ ...lost, list }, null, text, [9])).toEqual({ kind: 'failed' })
    expect(await saving(lost)).toEqual({ kind: 'failed' })
    expect(await saving({ ...lost, list }, before)).toEqual({ kind: 'failed' })
    expect(await saving({ ...lost, list: rejected(lostConnection()) })).toEqual({ kind: 'unknown' })
  })
})

describe('the order', () => {
  it('is sent one at a time, and of what was wanted meanwhile the last', async () => {
    const arrange = vi.fn(async () => {})
    const run = makeArrangeBanners({ repository: using({ arrange }) })
    const outcomes = [run(operator, [1, 2]), run(operator, [2, 1]), run(operator, [2, 1, 3])]
    expect((await Promise.all(outcomes)).map(({ kind }) => kind)).toEqual(['alreadyRunning', 'alreadyRunning', 'done'])
    expect(arrange.mock.calls).toEqual([[[2, 1, 3]]])
    expect(await run(operator, [3])).toEqual({ kind: 'done' })
    expect(await run(learner, [3])).toEqual({ kind: 'notAllowed' })
  })

  it('is looked up where the answer was lost [F-084]', async () => {
    const arranging = (list: ChannelBannerRepository['list']) =>
      makeArrangeBanners({ repository: using({ arrange: rejected(lostConnection()), list }) })(operator, [3, 4])
    expect(await arranging(async () => [before, anOwnBanner({ bannerId: 4 })])).toEqual({ kind: 'done' })
    expect(await arranging(async () => [anOwnBanner({ bannerId: 4 }), before])).toEqual({ kind: 'failed' })
  })
})

test('what is gone is removed [F-084]', async () => {
  const removing = (answers: Partial<ChannelBannerRepository>, viewer = operator) =>
    makeRemoveBanner({ repository: using(answers) })(viewer, 3)
  expect(await removing({})).toEqual({ kind: 'done' })
  expect(await removing({ remove: rejected(refusal(404)) })).toEqual({ kind: 'done' })
  expect(await removing({ remove: rejected(lostConnection()) })).toEqual({ kind: 'done' })
  expect(await removing({ remove: rejected(lostConnection()), list: async () => [before] })).toEqual({ kind: 'failed' })
  expect(await removing({ remove: rejected(refusal(409)) })).toEqual({ kind: 'failed' })
  expect(await removing({}, teacher)).toEqual({ kind: 'notAllowed' })
})
