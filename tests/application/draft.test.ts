import { describe, expect, it, vi } from 'vitest'
import { type DraftKey, type LocalDraftStore, makeDrafts } from '../../src/application/draft.ts'
import type { Draft, KeptDraft, LocalDraft } from '../../src/domain/problems/draft.ts'
import { lostConnection } from '../fakes/refusal.ts'

const key: DraftKey = { userId: 100, problemId: 7001, language: 'PYTHON' }
const now = '2026-11-20T01:00:00.000Z'
const clock = { now: () => new Date(now), timeZone: () => 'Asia/Seoul' }
const onServer = (code: string): Draft => ({ language: 'PYTHON', code, updatedDate: now })

/** One draft. `stick`: the database takes nothing any more, as where the page goes before it has answered. */
function memory(first: LocalDraft | null = null) {
  let kept = first
  let atOnce: KeptDraft | null = null
  const announced: string[] = []
  let isStuck = false
  return {
    announced,
    stick: (next: boolean) => {
      isStuck = next
    },
    stored: () => kept,
    read: async () => kept,
    write: async (_, draft) => {
      if (!isStuck) kept = draft
      return !isStuck
    },
    keep: (_, draft) => {
      atOnce = draft
    },
    kept: () => atOnce,
    release: (_, draft) => {
      if (atOnce === draft) atOnce = null
    },
    announce: (_, code) => void announced.push(code),
    watch: () => () => {},
  } satisfies LocalDraftStore & Record<string, unknown>
}

/** A page of its own: two of them over one store are two tabs. */
function page(local = memory(), save: (problemId: unknown, draft: Pick<Draft, 'language' | 'code'>) => Promise<void> = async () => {}) {
  const send = vi.fn(save)
  return {
    local,
    send,
    codes: () => send.mock.calls.map(([, { code }]) => code),
    drafts: makeDrafts({ local, server: { save: send }, clock }),
  }
}

describe('saving a draft', () => {
  it('keeps it on the device first, then on the server', async () => {
    const { local, send, drafts } = page()
    await drafts.open(key, null)
    expect(await drafts.save(key, 'print(1)')).toBe('saved')
    expect(send.mock.calls).toEqual([[7001, { language: 'PYTHON', code: 'print(1)' }]])
    expect(local.stored()).toEqual({ language: 'PYTHON', code: 'print(1)', updatedDate: now, savedCode: 'print(1)', other: null })
  })

  it('a guest’s stays on the device', async () => {
    const { local, send, drafts } = page()
    expect(await drafts.save({ ...key, userId: null }, 'a')).toBe('onDevice')
    expect([send.mock.calls.length, local.stored()?.code]).toEqual([0, 'a'])
  })

  it('without a network it stays on the device, and is not sent again by itself', async () => {
    const { local, send, drafts } = page(memory(), () => Promise.reject(lostConnection()))
    await drafts.open(key, null)
    expect(await drafts.save(key, 'a')).toBe('onDevice')
    expect([send.mock.calls.length, local.stored()]).toEqual([1, expect.objectContaining({ code: 'a', savedCode: null })])
  })

  it('one call at a time: of what is written meanwhile only the newest is sent, and a late answer puts nothing old back', async () => {
    const answers: (() => void)[] = []
    const { local, codes, drafts } = page(memory(), () => new Promise((resolve) => answers.push(resolve)))
    await drafts.open(key, null)
    const first = drafts.save(key, 'a')
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(await drafts.save(key, 'ab')).toBe('onDevice')
    expect(await drafts.save(key, 'abc')).toBe('onDevice')
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    expect(await first).toBe('saved')
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
    await one.drafts.discardOther(key)
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
    await one.drafts.discardOther(key)
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
    // Nothing was waited for.
    expect(local.kept()).toEqual({ ...onServer('ab'), before: 'a' })
    await vi.waitFor(() => expect(first.codes()).toEqual(['ab']))
    expect(local.kept()?.code).toBe('ab')

    local.stick(false)
    expect(await page(local).drafts.open(key, null)).toEqual({ code: 'ab', updatedDate: now, other: null })
    expect([local.stored()?.code, local.kept()]).toEqual(['ab', null])
  })

  it('leaves nothing behind of what the database has', async () => {
    const { local, drafts } = page()
    await drafts.save(key, 'a')
    expect(local.kept()).toBeNull()
  })
})

describe('while it is not known what the server has', () => {
  it('nothing is sent, and everything is kept on the device', async () => {
    const { local, codes, drafts } = page()
    expect(await drafts.save(key, 'before it was opened')).toBe('onDevice')
    await drafts.open(key, undefined)
    expect(await drafts.save(key, 'one line')).toBe('onDevice')
    expect([codes(), local.stored()?.code]).toEqual([[], 'one line'])
  })

  it('once it is known both stand there, and nothing is sent until somebody has chosen', async () => {
    const { codes, drafts } = page()
    await drafts.open(key, undefined)
    await drafts.save(key, 'one line')
    const long = { ...onServer('long work'), updatedDate: '2026-11-19T01:00:00.000Z' }
    expect(await drafts.open(key, long)).toMatchObject({ code: 'one line', other: { code: 'long work' } })
    expect(await drafts.save(key, 'one line more')).toBe('onDevice')
    expect(codes()).toEqual([])
    await drafts.discardOther(key)
    expect(await drafts.save(key, 'long work and more')).toBe('saved')
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
    expect(await drafts.save({ ...key, userId: 101 }, 'a')).toBe('onDevice')
    expect(codes()).toEqual([])
  })
})

describe('opening a draft', () => {
  it('there is none, neither here nor there', async () => {
    const { drafts, local } = page()
    expect(await drafts.open(key, null)).toBeNull()
    await drafts.discardOther(key)
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
    // Somebody comes back to the page, which has kept the answer.
    expect(await drafts.open(key, onServer('a'))).toMatchObject({ code: 'ab', other: null })
    expect(local.stored()).toMatchObject({ code: 'ab', savedCode: 'ab' })
    // What another device has written is news.
    expect(await drafts.open(key, onServer('abc'))).toMatchObject({ code: 'abc' })
    expect(codes()).toEqual(['ab'])
  })

  it('when both have changed both are there', async () => {
    const local = memory({ ...onServer('here'), updatedDate: '2026-11-20T02:00:00.000Z', savedCode: 'a', other: null })
    expect(await page(local).drafts.open(key, onServer('there'))).toMatchObject({ code: 'here', other: { code: 'there' } })
    expect(local.stored()?.other?.code).toBe('there')
  })
})
