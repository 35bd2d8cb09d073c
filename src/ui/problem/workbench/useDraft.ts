import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Drafts } from '../../../application/draft.ts'
import { openDraft, takeGuestDraft } from '../../../application/openDraft.ts'
import type { Id } from '../../../domain/id.ts'
import type { Draft, DraftLanguage } from '../../../domain/problems/draft.ts'
import { useOnLeave } from '../../kit/leaving.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useLatest } from './useLatest.ts'

export interface DraftOptions<Standing> {
  readonly drafts: Drafts
  readonly problemId: Id
  readonly language: DraftLanguage
  /** Undefined while it is not known. */
  readonly owner: Id | null | undefined
  readonly standing: Loadable<Standing>
  /** What the server has of it. */
  readonly serverDraft: (standing: Standing) => Draft | null
  readonly starterCode: string
  /** Puts it into the editor: as what it opens with, or as one more step there. */
  readonly onShow: (code: string, isOpening: boolean) => void
}

/** A pause in typing, in ms. */
const pauseMs = 800

/** Opens the editor with what was written before, and keeps what is written: on the device at every pause, then on the server. */
export const useDraft = <Standing>(options: DraftOptions<Standing>) => {
  const { drafts, problemId, language, owner, standing, starterCode } = options
  const code = useRef(starterCode)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether there is anything that is not kept yet. */
  const isDirty = useRef(false)
  const isOpen = useRef(false)
  const [saved, setSaved] = useState<'saved' | 'onDevice' | null>(null)
  const [other, setOther] = useState<Pick<Draft, 'code'> | null>(null)
  const keyOf = (userId: Id | null) => ({ userId, problemId, language })

  const show = (text: string, isOpening = false) => {
    code.current = text
    options.onShow(text, isOpening)
  }
  /** Before the former draft is open, only who leaves has the text kept, beside it. */
  const save = useLatest(async ({ isLeaving } = { isLeaving: false }) => {
    clearTimeout(timer.current)
    if (owner === undefined || !isDirty.current || !(isOpen.current || isLeaving)) return
    isDirty.current = !isOpen.current
    const outcome = await drafts.save(keyOf(owner), code.current)
    setSaved(owner === null ? 'onDevice' : outcome)
  })
  const open = useEffectEvent(async (userId: Id | null) => {
    const known = loadedValue(standing)
    const found = await openDraft(drafts, keyOf(userId), known === null ? undefined : options.serverDraft(known))
    isOpen.current = true
    const own = found?.code ?? null
    if (own !== null && !isDirty.current) show(own, true)
    // Somebody was quicker than the draft: what they have typed stays, and the draft is within reach.
    if (own !== null && isDirty.current && own !== code.current) setOther({ code: own })
    else setOther(found?.other ?? null)
    void save.current()
  })

  /** Another tab has written: told while one looks on, never put over what stands here. */
  const noteElsewhere = useEffectEvent((written: string) => setOther(written === code.current ? null : { code: written }))

  const isKnown = standing.status === 'ready'
  const isReady = owner !== undefined && standing.status !== 'waiting'
  useEffect(() => {
    if (!isReady || owner === undefined) return
    isOpen.current = false
    void open(owner)
    return drafts.watch({ userId: owner, problemId, language }, (written) => noteElsewhere(written))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- opened again once the server's copy is known
  }, [drafts, isReady, isKnown, language, owner, problemId])
  useAskAgain(standing)
  useOnLeave(() => void save.current({ isLeaving: true }))
  /** What was written without a network goes out with it. */
  const sendAgain = useEffectEvent(() => {
    if (saved !== 'onDevice' || owner === null) return
    isDirty.current = true
    void save.current()
  })
  useEffect(() => {
    const onOnline = () => sendAgain()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return {
    saved,
    other,
    code: () => code.current,
    change(text: string) {
      code.current = text
      isDirty.current = true
      setSaved(null)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save.current(), pauseMs)
    },
    /** Keeps it before something is made of it. */
    keep: () => void save.current(),
    /** Puts another text into the editor, which can be undone there. */
    replace(text: string) {
      show(text)
      isDirty.current = true
      void save.current()
    },
    /** The code here stays, or takes the other's place: it is the newest from now on. */
    async settle(chosen: string) {
      setOther(null)
      if (chosen !== code.current) show(chosen)
      if (owner !== undefined) {
        await drafts.discardOther(keyOf(owner))
        if (chosen === other?.code) await takeGuestDraft(drafts, keyOf(owner), chosen)
      }
      isDirty.current = true
      await save.current()
    },
  }
}

/** A pause before the server is asked again, in ms. */
const againMs = 20_000

/** While it could not be told what the server has, it is asked again: after a pause, and when somebody or the network is back. */
const useAskAgain = (standing: Loadable<unknown>) => {
  const ask = useEffectEvent(() => {
    if (standing.status === 'failed') void standing.retry()
  })
  const hasFailed = standing.status === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const again = () => ask()
    const timer = setInterval(again, againMs)
    const events = ['online', 'focus'] as const
    for (const event of events) window.addEventListener(event, again)
    return () => {
      clearInterval(timer)
      for (const event of events) window.removeEventListener(event, again)
    }
  }, [hasFailed])
}
