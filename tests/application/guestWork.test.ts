import { expect, describe, it, vi } from 'vitest'
import type { DraftKey, Drafts } from '../../src/application/draft.ts'
import { dropGuestDraft, findGuestCode, guestCases } from '../../src/application/guestWork.ts'

const guestKey: DraftKey = { userId: null, problemId: 7001, language: 'PYTHON' }
const key: DraftKey = { ...guestKey, userId: 100 }

function draftsWith(guestCode: string | null) {
  const open = vi.fn<Drafts['open']>(async () => (guestCode === null ? null : { code: guestCode, updatedDate: null, other: null }))
  const save = vi.fn<Drafts['save']>(async () => ({ kind: 'onDevice' }))
  const drafts: Drafts = { open, save, lookAgain: async () => ({ kind: 'same' }), discardOther: async () => {}, watch: () => () => {} }
  return { open, save, drafts }
}

describe('code that a guest has left on this device', () => {
  it('is told to who is signed in, and neither taken nor sent', async () => {
    const { drafts, open, save } = draftsWith('somebody’s')
    expect(await findGuestCode(drafts, key)).toBe('somebody’s')
    expect([open.mock.calls, save.mock.calls]).toEqual([[[guestKey, null]], []])
  })

  it('is none for a guest, whose own it is, nor where there is none or it was thrown away', async () => {
    expect(await findGuestCode(draftsWith('mine').drafts, guestKey)).toBeNull()
    for (const code of [null, '']) expect(await findGuestCode(draftsWith(code).drafts, key)).toBeNull()
  })

  it('leaves nothing for the next one once it was taken or thrown away', async () => {
    const { drafts, save } = draftsWith('somebody’s')
    await dropGuestDraft(drafts, key)
    expect(save.mock.calls).toEqual([[guestKey, '']])
  })
})

describe('examples that a guest has made up', () => {
  const one = { input: '1', output: '2' }
  const store = { read: async ({ userId }: Pick<DraftKey, 'userId'>) => (userId === null ? [one] : []), write: async () => {} }

  it('are told to who is signed in', async () => {
    expect([await guestCases(store, key), await guestCases(store, guestKey)]).toEqual([[one], []])
  })
})
