import { describe, expect, it } from 'vitest'
import { makeNoticePrompt } from '../../src/application/notice.ts'
import type { PopupNotice } from '../../src/domain/notice.ts'
import { memoryStore } from '../fakes/memoryStore.ts'

const notice: PopupNotice = { title: '점검 안내', content: null, link: null, popupShowingMethod: 'ALL' }

describe('the notice that opens by itself', () => {
  it('closed it is gone for the session, and no flag is left [S-189] [A-56]', () => {
    const store = memoryStore()
    const offer = makeNoticePrompt({ store })
    expect(offer.noticeFor([notice])).toBe(notice)
    offer.dismiss()
    expect(offer.noticeFor([notice])).toBeNull()
    expect(store.stored.size).toBe(0)
    expect(makeNoticePrompt({ store }).noticeFor([notice])).toBe(notice)
  })

  it('two tabs that say so at once agree [F-075]', () => {
    const store = memoryStore()
    const [one, other] = [makeNoticePrompt({ store }), makeNoticePrompt({ store })]
    one.dismissForever()
    other.dismissForever()
    expect([...store.stored.keys()]).toEqual(['popupNotice'])
    expect(makeNoticePrompt({ store }).noticeFor([notice])).toBeNull()
  })

  it('not again leaves the flag popupNotice, and no notice comes any more [S-189] [S-327] [A-47] [A-56]', () => {
    const store = memoryStore()
    const offer = makeNoticePrompt({ store })
    offer.dismissForever()
    expect([...store.stored.keys()]).toEqual(['popupNotice'])
    expect([offer.noticeFor([notice]), makeNoticePrompt({ store }).noticeFor([notice])]).toEqual([null, null])
  })

  it('not again is kept to for the life of the page where nothing can be stored', () => {
    const offer = makeNoticePrompt({ store: { ...memoryStore(), set: () => false } })
    offer.dismissForever()
    expect(offer.noticeFor([notice])).toBeNull()
  })

  it.each(['', '0', 'false'])('a flag of any value counts: “%s” [S-327] [A-56]', (value) => {
    expect(makeNoticePrompt({ store: memoryStore({ popupNotice: value }) }).noticeFor([notice])).toBeNull()
  })
})
