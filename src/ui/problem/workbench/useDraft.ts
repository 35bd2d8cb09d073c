import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLatest } from './useLatest.ts'
import type { Drafts, SaveDraftOutcome } from '../../../application/draft.ts'
import { dropGuestDraft, findGuestCode } from '../../../application/guestWork.ts'
import type { Id } from '../../../domain/id.ts'
import type { Draft, DraftLanguage } from '../../../domain/problems/draft.ts'
import { longestCode } from '../../../domain/problems/submission.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { DraftNote, DraftState } from '../../draft/DraftNotice.tsx'
import { draftWords } from '../../draft/draftWords.ts'
import { useApplication } from '../../kit/application.ts'
import { useOnLeave } from '../../kit/leaving.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { draftOwner } from '../../viewer/draftOwner.ts'
import { keyForAll, queriesNamed } from '../../kit/query.ts'

export interface DraftOptions<Standing> {
  readonly drafts: Drafts
  readonly problemId: Id
  readonly language: DraftLanguage
  /** Undefined while it is not known. The same for as long as the component is there, once it is known. */
  readonly owner: Id | null | undefined
  readonly standing: Loadable<Standing>
  /** What the server has of it. */
  readonly serverDraft: (standing: Standing) => Draft | null
  /** Whether what was written at that time may not be opened now. */
  readonly isClosed?: (standing: Standing, updatedDate: string | null) => boolean
  readonly starterCode: string
  /** Puts it into the editor: as what it opens with, or as one more step there. */
  readonly onShow: (code: string, isOpening: boolean) => void
}

/** A pause in typing, in ms. */
const pauseMs = 800

const nearLimit = 0.9 * longestCode

/** Opens the editor with what was written before, and keeps what is written: on the device at every pause, then on the server. */
export const useDraft = <Standing>(options: DraftOptions<Standing>) => {
  const { drafts, problemId, language, owner, standing, starterCode } = options
  const { notifications } = useApplication()
  const client = useQueryClient()
  const code = useRef(starterCode)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether there is anything that is not kept yet. */
  const isDirty = useRef(false)
  const isOpen = useRef(false)
  const [state, setState] = useState<DraftState>(null)
  const [note, setNote] = useState<DraftNote>(null)
  const [other, setOther] = useState<Pick<Draft, 'code'> | null>(null)
  const [guestCode, setGuestCode] = useState<string | null>(null)
  const keyOf = (userId: Id | null) => ({ userId, problemId, language })

  const show = (text: string, isOpening = false) => {
    code.current = text
    options.onShow(text, isOpening)
  }
  const tell = (outcome: SaveDraftOutcome) => {
    if (outcome.kind === 'conflict') setOther(outcome.theirs)
    if (outcome.kind === 'signedOut') void client.refetchQueries(queriesNamed('viewer'))
    // Of what is typed since, nothing is known yet.
    if (isDirty.current) return
    setState(stateOf(outcome))
    setNote(noteOf(outcome, code.current))
  }
  /** Before the former draft is open, only who leaves has the text kept, beside it. */
  const save = useLatest(async ({ isLeaving } = { isLeaving: false }) => {
    clearTimeout(timer.current)
    if (owner === undefined || !isDirty.current || !(isOpen.current || isLeaving)) return
    isDirty.current = !isOpen.current
    setState('saving')
    tell(await drafts.save(keyOf(owner), code.current))
  })
  const open = useEffectEvent(async (userId: Id | null) => {
    const known = loadedValue(standing)
    const found = await drafts.open(keyOf(userId), known === null ? undefined : options.serverDraft(known))
    isOpen.current = true
    const isClosed = known !== null && found !== null && options.isClosed?.(known, found.updatedDate) === true
    const own = isClosed ? starterCode : (found?.code ?? null)
    if (own !== null && !isDirty.current && own !== code.current) show(own, true)
    // Somebody was quicker than the draft: what they have typed stays, and the draft is within reach.
    if (own !== null && isDirty.current && own !== code.current) setOther({ code: own })
    else setOther((!isClosed && found?.other) || null)
    setNote(known === null && userId !== null ? 'unread' : null)
    void save.current()
    const guests = await findGuestCode(drafts, keyOf(userId))
    setGuestCode(guests === code.current || guests === starterCode ? null : guests)
  })

  /** Another tab has written: told while one looks on, never put over what stands here. */
  const noteElsewhere = useEffectEvent((written: string) => setOther(written === code.current ? null : { code: written }))

  const isKnown = standing.status === 'ready'
  const isLate = useIsLate(standing.status === 'waiting')
  const isReady = owner !== undefined && (standing.status !== 'waiting' || isLate)
  useEffect(() => {
    if (!isReady || owner === undefined) return
    isOpen.current = false
    void open(owner)
    return drafts.watch({ userId: owner, problemId, language }, (written) => noteElsewhere(written))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- opened again once the server's copy is known
  }, [drafts, isReady, isKnown, language, owner, problemId])
  useAskAgain(standing)
  useOnLeave(() => void save.current({ isLeaving: true }))

  /** Whoever comes back sends what was not sent, and sees what was written on another device meanwhile. */
  const resume = async () => {
    if (owner === undefined || owner === null || !isOpen.current || !(await isStillThere(client, owner))) return
    if (state !== null && state !== 'saved') isDirty.current = true
    await save.current()
    if (other !== null) return
    const found = await drafts.lookAgain(keyOf(owner), () => isDirty.current)
    if (found.kind === 'conflict') setOther(found.theirs)
    if (found.kind !== 'newer') return
    show(found.code)
    notifications.success(draftWords.newer)
  }
  useOnReturn(resume)

  return {
    state,
    note,
    other,
    guestCode,
    code: () => code.current,
    change(text: string) {
      code.current = text
      isDirty.current = true
      setState(null)
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
      if (owner !== undefined) await drafts.discardOther(keyOf(owner), other?.code ?? chosen)
      isDirty.current = true
      await save.current()
    },
    /** Who takes what a guest has written has it in the place of what is here, which can be undone in the editor. */
    async settleGuests(isTaken: boolean) {
      setGuestCode(null)
      if (isTaken && guestCode !== null) show(guestCode)
      isDirty.current ||= isTaken
      await save.current()
      if (owner !== undefined && owner !== null) await dropGuestDraft(drafts, keyOf(owner))
    },
  }
}

const stateOf = ({ kind }: SaveDraftOutcome): DraftState =>
  kind === 'saving' || kind === 'saved' || kind === 'notStored' ? kind : 'onDevice'

const noteOf = ({ kind }: SaveDraftOutcome, code: string): DraftNote => {
  if (kind === 'unread' || kind === 'tooLong') return kind
  return code.length > nearLimit ? 'nearLimit' : null
}

/** So long the device's draft waits for the server's, in ms. */
const patienceMs = 1_500

/** Whether something has been waited for long enough. */
const useIsLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

/** Whether the session is still that of who wrote: another window may have signed in somebody else. */
const isStillThere = async (client: ReturnType<typeof useQueryClient>, owner: Id): Promise<boolean> => {
  await client.refetchQueries(queriesNamed('viewer'), { cancelRefetch: false })
  const viewer = client.getQueryData<Viewer>(keyForAll('viewer')) ?? null
  return draftOwner(viewer) === owner && viewer?.hasSessionEnded !== true
}

/** Calls back when somebody comes back to the page, or the network does; not again while that is under way. */
const useOnReturn = (comeBack: () => Promise<unknown>) => {
  const isUnderWay = useRef(false)
  const onReturn = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || isUnderWay.current) return
    isUnderWay.current = true
    await comeBack()
    isUnderWay.current = false
  })
  useEffect(() => {
    const back = () => void onReturn()
    document.addEventListener('visibilitychange', back)
    for (const event of returnEvents) window.addEventListener(event, back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      for (const event of returnEvents) window.removeEventListener(event, back)
    }
  }, [])
}

const returnEvents = ['focus', 'online'] as const

/** A pause before the server is asked again, in ms. */
const againMs = 20_000

/** While it could not be told what the server has, it is asked again: after a pause, and when somebody or the network is back. */
const useAskAgain = (standing: Loadable<unknown>) => {
  const ask = async () => {
    if (standing.status === 'failed') await standing.retry()
  }
  const askLater = useEffectEvent(ask)
  const hasFailed = standing.status === 'failed'
  useOnReturn(ask)
  useEffect(() => {
    if (!hasFailed) return
    const timer = setInterval(() => void askLater(), againMs)
    return () => clearInterval(timer)
  }, [hasFailed])
}
