import { describe, expect, it, vi } from 'vitest'
import type { DraftKey, Drafts } from '../../src/application/draft.ts'
import { openDraft, openOwnCases, takeGuestDraft, type OwnCasesKey, type OwnCaseStore } from '../../src/application/openDraft.ts'
import type { ProblemExample } from '../../src/domain/lesson/lessonContent.ts'
import type { Draft } from '../../src/domain/problems/draft.ts'

const guestKey: DraftKey = { userId: null, problemId: 7001, language: 'PYTHON' }
const key: DraftKey = { ...guestKey, userId: 100 }
const onServer: Draft = { language: 'PYTHON', code: 'from the server', updatedDate: null }

/** Drafts by owner; null for the guest's. */
function draftsOf(codes: ReadonlyMap<DraftKey['userId'], string>) {
  const open = vi.fn(async ({ userId }: DraftKey, server: Draft | null | undefined) => {
    const code = codes.get(userId) ?? server?.code
    return code === undefined ? null : { code, updatedDate: null, other: null }
  })
  const save = vi.fn<Drafts['save']>(async () => 'saved')
  return { open, save, drafts: { open, save, discardOther: async () => {}, watch: () => () => {} } satisfies Drafts }
}

describe('opening the editor', () => {
  it('is with the viewer’s own draft, whatever a guest has written on this device', async () => {
    const { drafts, save } = draftsOf(
      new Map([
        [100, 'mine'],
        [null, 'a guest’s'],
      ]),
    )
    expect(await openDraft(drafts, key, null)).toMatchObject({ code: 'mine' })
    expect(save).not.toHaveBeenCalled()
  })

  it('is with the server’s where the device has none', async () => {
    expect(await openDraft(draftsOf(new Map()).drafts, key, onServer)).toMatchObject({ code: 'from the server' })
  })

  it('offers what a guest has written on this device, and takes or sends nothing of it by itself', async () => {
    const { drafts, save } = draftsOf(new Map([[null, 'somebody’s']]))
    expect(await openDraft(drafts, key, null)).toMatchObject({ code: null, other: { code: 'somebody’s' } })
    expect(save).not.toHaveBeenCalled()
  })

  it('whoever takes what a guest has written leaves nothing of it for the next one, and of anything else all', async () => {
    const { drafts, save } = draftsOf(new Map([[null, 'somebody’s']]))
    await takeGuestDraft(drafts, key, 'another version')
    await takeGuestDraft(drafts, guestKey, 'somebody’s')
    expect(save).not.toHaveBeenCalled()
    await takeGuestDraft(drafts, key, 'somebody’s')
    expect(save.mock.calls).toEqual([[guestKey, '']])
  })

  it('finds nothing where there is nothing, nor where a guest’s was taken along', async () => {
    expect(await openDraft(draftsOf(new Map()).drafts, key, null)).toBeNull()
    expect(await openDraft(draftsOf(new Map([[null, '']])).drafts, key, null)).toBeNull()
    expect(await openDraft(draftsOf(new Map()).drafts, guestKey, null)).toBeNull()
  })

  it('for a guest is with the guest’s', async () => {
    const { drafts, open } = draftsOf(new Map([[null, 'a guest’s']]))
    expect(await openDraft(drafts, guestKey, null)).toMatchObject({ code: 'a guest’s' })
    expect(open).toHaveBeenCalledOnce()
  })
})

const one: ProblemExample = { input: '1', output: '2' }

function casesOf(kept: Map<OwnCasesKey['userId'], readonly ProblemExample[]>) {
  const store: OwnCaseStore = {
    read: async ({ userId }) => kept.get(userId) ?? [],
    write: async ({ userId }, cases) => void kept.set(userId, cases),
  }
  return { kept, store }
}

describe('opening one’s own examples', () => {
  it('brings the viewer’s own', async () => {
    const { store, kept } = casesOf(new Map([[100, [one]]]))
    expect(await openOwnCases(store, key)).toEqual([one])
    expect(kept.size).toBe(1)
  })

  it('takes along those from before the viewer has signed in', async () => {
    const { store, kept } = casesOf(new Map([[null, [one]]]))
    expect(await openOwnCases(store, key)).toEqual([one])
    expect([kept.get(100), kept.get(null)]).toEqual([[one], []])
  })

  it('finds none where there are none', async () => {
    const { store, kept } = casesOf(new Map())
    expect([await openOwnCases(store, key), await openOwnCases(store, guestKey)]).toEqual([[], []])
    expect(kept.size).toBe(0)
  })
})
