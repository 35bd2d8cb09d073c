import { describe, expect, it, vi } from 'vitest'
import { type DraftKey, type DraftRepository, type LocalDraftStore, makeDrafts } from '../../src/application/draft.ts'
import type { Draft, BackupDraft, LocalDraft } from '../../src/domain/problems/draft.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const key: DraftKey = { userId: 100, problemId: 7001, language: 'PYTHON' }
const now = '2026-11-20T01:00:00.000Z'
const clock = { now: () => new Date(now), timeZone: () => 'Asia/Seoul' }
const onServer = (code: string): Draft => ({ language: 'PYTHON', code, updatedDate: now })

/** A device that stores one draft. After `stick(true)` its database completes no write, as when the page closes before it answers. */
function memory(first: LocalDraft | null = null) {
  let stored = first
  let atOnce: BackupDraft | null = null
  const announced: string[] = []
  let isStuck = false
  return {
    announced,
    stick: (next: boolean) => {
      isStuck = next
    },
    stored: () => stored,
    read: async () => stored,
    write: async (_, draft) => {
      if (!isStuck) stored = draft
      return !isStuck
    },
    backUp: (_, draft): boolean => {
      atOnce = draft
      return true
    },
    backup: () => atOnce,
    dropBackup: (_, draft) => {
      if (atOnce === draft) atOnce = null
    },
    announce: (_, code) => void announced.push(code),
    watch: () => () => {},
  } satisfies LocalDraftStore & Record<string, unknown>
}

/** Opens a page; two pages over one store are two tabs. */
function page(local = memory(), save: DraftRepository['save'] = async () => null, find: DraftRepository['find'] = async () => null) {
  const send = vi.fn(save)
  return {
    local,
    send,
    codes: () => send.mock.calls.map(([, { code }]) => code),
    drafts: makeDrafts({ local, server: { save: send, find }, clock }),
  }
}

/** A server that keeps one draft, with versions. */
function serverWith(first: Draft | null = null) {
  let stored = first
  let version = 0
  return {
    stored: () => stored,
    find: async () => stored,
    async save(_: unknown, draft: Pick<Draft, 'language' | 'code'>, before: string | null) {
      if (before !== (stored?.updatedDate ?? null)) throw refusal(409)
      version += 1
      stored = { ...draft, updatedDate: `version ${version}` }
      return stored.updatedDate
    },
  }
}

describe('saving a draft', () => {
  it('keeps it on the device first, then on the server', async () => {
    const { local, send, drafts } = page()
    await drafts.open(key, null)
    expect(await drafts.save(key, 'print(1)')).toEqual({ kind: 'saved' })
    expect(send.mock.calls).toEqual([[7001, { language: 'PYTHON', code: 'print(1)' }, null]])
    expect(local.stored()).toEqual({ language: 'PYTHON', code: 'print(1)', updatedDate: now, savedCode: 'print(1)', other: null })
  })

  it('a guest’s stays on the device', async () => {
    const { local, send, drafts } = page()
    expect(await drafts.save({ ...key, userId: null }, 'a')).toEqual({ kind: 'onDevice' })
    expect([send.mock.calls.length, local.stored()?.code]).toEqual([0, 'a'])
  })

  it('without a network it stays on the device, and is not sent again by itself', async () => {
    const { local, send, drafts } = page(memory(), () => Promise.reject(lostConnection()))
    await drafts.open(key, null)
    expect(await drafts.save(key, 'a')).toEqual({ kind: 'onDevice' })
    expect([send.mock.calls.length, local.stored()]).toEqual([1, expect.objectContaining({ code: 'a', savedCode: null })])
  })

  it('one call at a time: of what is written meanwhile only the newest is sent, and a late answer puts nothing old back', async () => {
    const answers: (() => void)[] = []
    const { local, codes, drafts } = page(memory(), () => new Promise((resolve) => answers.push(() => resolve(null))))
    await drafts.open(key, null)
    const first = drafts.save(key, 'a')
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(await drafts.save(key, 'ab')).toEqual({ kind: 'saving' })
    expect(await drafts.save(key, 'abc')).toEqual({ kind: 'saving' })
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    expect(await first).toEqual({ kind: 'saved' })
    expect(codes()).toEqual(['a', 'abc'])
    expect(local.stored()).toMatchObject({ code: 'abc', savedCode: 'abc' })
  })

  it('what another tab has written meanwhile is kept beside it, until it was looked at', async () => {
    const local = memory()
    const [one, two] = [page(local), page(local)]
    await one.drafts.save(key, 'mine')
    await two.drafts.open(key, null)
    await two.drafts.save(key, 'theirs')
    await one.drafts.save(key, 'mine too')
    expect(local.stored()).toMatchObject({ code: 'mine too', other: { code: 'theirs' } })
    await one.drafts.discardOther(key, 'theirs')
    expect(local.stored()).toMatchObject({ code: 'mine too', other: null })
  })

  it('other tabs are told of it, but not of a draft that is only opened', async () => {
    const { local, drafts } = page(memory({ ...onServer('a'), savedCode: null, other: null }))
    await drafts.open(key, null)
    expect(local.announced).toEqual([])
    await drafts.save(key, 'ab')
    expect(local.announced).toEqual(['ab'])
  })

  it('who has looked at another tab’s code writes on top of it: it is not shown again', async () => {
    const local = memory()
    const [one, two] = [page(local), page(local)]
    await one.drafts.save(key, 'mine')
    await two.drafts.open(key, null)
    await two.drafts.save(key, 'theirs')
    await one.drafts.discardOther(key, 'theirs')
    await one.drafts.save(key, 'mine')
    expect(local.stored()).toMatchObject({ code: 'mine', other: null })
  })
})

describe('a page that goes before the database has answered', () => {
  it('has kept what was typed at once, and the next page opens with it', async () => {
    const local = memory({ ...onServer('a'), savedCode: 'a', other: null })
    const first = page(local, () => new Promise(() => {}))
    await first.drafts.open(key, onServer('a'))
    local.stick(true)
    void first.drafts.save(key, 'ab')
    // The synchronous copy is there before the database has answered.
    expect(local.backup()).toEqual({ ...onServer('ab'), before: 'a' })
    await vi.waitFor(() => expect(first.codes()).toEqual(['ab']))
    expect(local.backup()?.code).toBe('ab')

    local.stick(false)
    expect(await page(local).drafts.open(key, null)).toEqual({ code: 'ab', updatedDate: now, other: null })
    expect([local.stored()?.code, local.backup()]).toEqual(['ab', null])
  })

  it('leaves nothing behind of what the database has', async () => {
    const { local, drafts } = page()
    await drafts.save(key, 'a')
    expect(local.backup()).toBeNull()
  })
})

describe('while it is not known what the server has', () => {
  it('nothing is sent, and everything is kept on the device', async () => {
    const { local, codes, drafts } = page()
    expect(await drafts.save(key, 'before it was opened')).toEqual({ kind: 'unread' })
    await drafts.open(key, undefined)
    expect(await drafts.save(key, 'one line')).toEqual({ kind: 'unread' })
    expect([codes(), local.stored()?.code]).toEqual([[], 'one line'])
  })

  it('once it is known both stand there, and nothing is sent until somebody has chosen', async () => {
    const { codes, drafts } = page()
    await drafts.open(key, undefined)
    await drafts.save(key, 'one line')
    const long = { ...onServer('long work'), updatedDate: '2026-11-19T01:00:00.000Z' }
    expect(await drafts.open(key, long)).toMatchObject({ code: 'one line', other: { code: 'long work' } })
    expect(await drafts.save(key, 'one line more')).toEqual({ kind: 'onDevice' })
    expect(codes()).toEqual([])
    await drafts.discardOther(key, 'theirs')
    expect(await drafts.save(key, 'long work and more')).toEqual({ kind: 'saved' })
    expect(codes()).toEqual(['long work and more'])
  })

  it('what the server turns out not to have is sent', async () => {
    const { codes, drafts } = page()
    await drafts.open(key, undefined)
    await drafts.save(key, 'one line')
    await drafts.open(key, null)
    await vi.waitFor(() => expect(codes()).toEqual(['one line']))
  })

  it('one person’s copy tells nothing of another’s', async () => {
    const { codes, drafts } = page()
    await drafts.open(key, null)
    expect(await drafts.save({ ...key, userId: 101 }, 'a')).toEqual({ kind: 'unread' })
    expect(codes()).toEqual([])
  })
})

describe('opening a draft', () => {
  it('there is none, neither here nor there', async () => {
    const { drafts, local } = page()
    expect(await drafts.open(key, null)).toBeNull()
    await drafts.discardOther(key, 'theirs')
    expect(local.stored()).toBeNull()
  })

  it('the server’s is taken over, and one in another language is not', async () => {
    const { drafts, local, send } = page()
    expect(await drafts.open({ ...key, language: 'C' }, onServer('a'))).toBeNull()
    expect(await drafts.open(key, onServer('a'))).toEqual({ code: 'a', updatedDate: now, other: null })
    expect([local.stored()?.savedCode, send.mock.calls.length]).toEqual(['a', 0])
  })

  it('what the server has missed is sent, as it stands on the device', async () => {
    const { drafts, codes } = page(memory({ ...onServer('written offline'), savedCode: 'a', other: null }))
    expect(await drafts.open(key, onServer('a'))).toMatchObject({ code: 'written offline', other: null })
    await vi.waitFor(() => expect(codes()).toEqual(['written offline']))
  })

  it('an answer from before the last save puts nothing older back', async () => {
    const { drafts, local, codes } = page()
    expect(await drafts.open(key, onServer('a'))).toMatchObject({ code: 'a' })
    await drafts.save(key, 'ab')
    // The viewer returns to the page, whose cache still holds the first answer.
    expect(await drafts.open(key, onServer('a'))).toMatchObject({ code: 'ab', other: null })
    expect(local.stored()).toMatchObject({ code: 'ab', savedCode: 'ab' })
    // A draft that another device has written replaces the saved one.
    expect(await drafts.open(key, onServer('abc'))).toMatchObject({ code: 'abc' })
    expect(codes()).toEqual(['ab'])
  })

  it('when both have changed both are there', async () => {
    const local = memory({ ...onServer('here'), updatedDate: '2026-11-20T02:00:00.000Z', savedCode: 'a', other: null })
    expect(await page(local).drafts.open(key, onServer('there'))).toMatchObject({ code: 'here', other: { code: 'there' } })
    expect(local.stored()?.other?.code).toBe('there')
  })
})

describe('another device that writes meanwhile', () => {
  /** Opens two devices at one server, both with its draft. */
  async function twoDevices(first: string) {
    const server = serverWith(onServer(first))
    const devices = [page(memory(), server.save, server.find), page(memory(), server.save, server.find)] as const
    for (const { drafts } of devices) await drafts.open(key, server.stored())
    return { server, here: devices[0], there: devices[1] }
  }
  const idle = () => false

  it('is never written over: both stand there, and the server keeps theirs until somebody has chosen', async () => {
    const { server, here, there } = await twoDevices('a')
    await there.drafts.save(key, 'ten lines')
    expect(await here.drafts.save(key, 'a key')).toMatchObject({ kind: 'conflict', theirs: { code: 'ten lines' } })
    expect(await here.drafts.save(key, 'a key more')).toEqual({ kind: 'onDevice' })
    expect([server.stored()?.code, here.local.stored()]).toMatchObject(['ten lines', { code: 'a key more', other: { code: 'ten lines' } }])
    await here.drafts.discardOther(key, 'theirs')
    expect(await here.drafts.save(key, 'a key more')).toEqual({ kind: 'saved' })
    expect(server.stored()?.code).toBe('a key more')
  })

  it('is not written over either by what was typed while the refused call was under way', async () => {
    const { server, here, there } = await twoDevices('a')
    await there.drafts.save(key, 'ten lines')
    let refuse = () => {}
    here.send.mockImplementationOnce(() => new Promise((_, reject) => (refuse = () => reject(refusal(409)))))
    const first = here.drafts.save(key, 'a key')
    await vi.waitFor(() => expect(here.send).toHaveBeenCalledTimes(1))
    expect(await here.drafts.save(key, 'a key more')).toEqual({ kind: 'saving' })
    refuse()
    expect(await first).toMatchObject({ kind: 'conflict', theirs: { code: 'ten lines' } })
    expect([here.codes(), server.stored()?.code]).toEqual([['a key'], 'ten lines'])
  })

  it('is seen by who comes back and has nothing unsaved', async () => {
    const { server, here, there } = await twoDevices('a')
    expect(await here.drafts.lookAgain(key, idle)).toEqual({ kind: 'same' })
    await there.drafts.save(key, 'ten lines')
    expect(await here.drafts.lookAgain(key, idle)).toEqual({ kind: 'newer', code: 'ten lines' })
    // A newer draft is reported only once.
    expect(await here.drafts.lookAgain(key, idle)).toEqual({ kind: 'same' })
    expect(await here.drafts.lookAgain(key, () => true)).toEqual({ kind: 'same' })
    expect(await here.drafts.save(key, 'eleven lines')).toEqual({ kind: 'saved' })
    expect([server.stored()?.code, here.local.stored()?.other]).toEqual(['eleven lines', null])
  })

  it.each([
    ['typed and not saved', true],
    ['saved on the device alone', false],
  ])('is set aside for who comes back with something %s', async (_, isTyping) => {
    const { here, there } = await twoDevices('a')
    here.send.mockRejectedValueOnce(lostConnection())
    if (!isTyping) await here.drafts.save(key, 'written offline')
    await there.drafts.save(key, 'ten lines')
    expect(await here.drafts.lookAgain(key, () => isTyping)).toMatchObject({ kind: 'conflict', theirs: { code: 'ten lines' } })
    expect(await here.drafts.save(key, 'more')).toEqual({ kind: 'onDevice' })
    expect(await here.drafts.lookAgain(key, idle)).toEqual({ kind: 'same' })
  })

  it('is not looked for by a guest, nor before the server’s copy is known, nor without an answer', async () => {
    const find = vi.fn<DraftRepository['find']>(async () => onServer('theirs'))
    const { drafts } = page(memory(), async () => null, find)
    for (const one of [key, { ...key, userId: null }]) expect(await drafts.lookAgain(one, idle)).toEqual({ kind: 'same' })
    expect(find).not.toHaveBeenCalled()
    await drafts.open(key, null)
    find.mockRejectedValueOnce(lostConnection())
    expect(await drafts.lookAgain(key, idle)).toEqual({ kind: 'unknown' })
    find.mockResolvedValueOnce({ ...onServer('in C'), language: 'C' })
    expect(await drafts.lookAgain(key, idle)).toEqual({ kind: 'same' })
    find.mockResolvedValueOnce(null)
    expect(await drafts.lookAgain(key, idle)).toEqual({ kind: 'same' })
  })

  it('is not looked for while something is on its way to the server, nor taken where it has arrived meanwhile', async () => {
    const server = serverWith(onServer('a'))
    let answer = (_: Draft | null) => {}
    const find = () => new Promise<Draft | null>((resolve) => (answer = resolve))
    const { drafts } = page(memory(), server.save, find)
    await drafts.open(key, server.stored())
    const looked = drafts.lookAgain(key, idle)
    await drafts.save(key, 'ab')
    answer(onServer('from before'))
    expect(await looked).toEqual({ kind: 'same' })
  })

  it('is not taken for another where the answer to an own save was lost', async () => {
    const server = serverWith()
    const { local, send, drafts } = page(memory(), server.save, server.find)
    await drafts.open(key, null)
    send.mockImplementationOnce(async (...sent) => {
      await server.save(...sent)
      throw lostConnection()
    })
    expect(await drafts.save(key, 'arrived')).toEqual({ kind: 'onDevice' })
    expect(await drafts.save(key, 'arrived, and more')).toEqual({ kind: 'saved' })
    expect([server.stored()?.code, local.stored()?.other]).toEqual(['arrived, and more', null])
  })

  it('is not sent again once the server turns out to have it, though its answer was lost', async () => {
    const server = serverWith()
    const { send, drafts } = page(memory(), server.save, server.find)
    await drafts.open(key, null)
    send.mockImplementationOnce(async (...sent) => {
      await server.save(...sent)
      throw lostConnection()
    })
    await drafts.save(key, 'arrived')
    expect(await drafts.open(key, server.stored())).toMatchObject({ code: 'arrived', other: null })
    expect(await drafts.save(key, 'arrived, and more')).toEqual({ kind: 'saved' })
    expect(send.mock.calls.map(([, { code }, before]) => [code, before])).toEqual([
      ['arrived', null],
      ['arrived, and more', 'version 1'],
    ])
  })

  it('twice within one save, or where it cannot be read, leaves it on the device', async () => {
    const { drafts, send } = page(
      memory(),
      () => Promise.reject(refusal(409)),
      async () => onServer('a'),
    )
    await drafts.open(key, onServer('a'))
    expect(await drafts.save(key, 'ab')).toEqual({ kind: 'onDevice' })
    expect(send).toHaveBeenCalledTimes(2)
    const blind = page(
      memory(),
      () => Promise.reject(refusal(409)),
      () => Promise.reject(lostConnection()),
    )
    await blind.drafts.open(key, null)
    expect(await blind.drafts.save(key, 'ab')).toEqual({ kind: 'onDevice' })
    // The draft that replaced this one was deleted meanwhile.
    const gone = page(
      memory(),
      async () => null,
      async () => null,
    )
    gone.send.mockRejectedValueOnce(refusal(409))
    await gone.drafts.open(key, onServer('a'))
    expect(await gone.drafts.save(key, 'ab')).toEqual({ kind: 'saved' })
  })
})

describe('what the page tells of a save', () => {
  it.each([
    [401, 'signedOut'],
    [413, 'tooLong'],
    [500, 'onDevice'],
  ])('refused with %i it is %s', async (status, kind) => {
    const { drafts } = page(memory(), () => Promise.reject(refusal(status)))
    await drafts.open(key, null)
    expect(await drafts.save(key, 'a')).toEqual({ kind })
  })

  it('that neither the device nor the server has, it is not stored; where the server has it, it is saved', async () => {
    const local = { ...memory(), backUp: () => false }
    local.stick(true)
    const { drafts, send } = page(local)
    await drafts.open(key, null)
    expect(await drafts.save(key, 'a')).toEqual({ kind: 'saved' })
    send.mockRejectedValue(lostConnection())
    expect(await drafts.save(key, 'ab')).toEqual({ kind: 'notStored' })
  })
})
