import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLatest } from './useLatest.ts'
import type { Drafts, SaveDraftOutcome } from '../../../application/draft.ts'
import { dropGuestDraft, findGuestCode } from '../../../application/guestWork.ts'
import type { Id } from '../../../domain/id.ts'
import type { Draft, DraftLanguage } from '../../../domain/problems/draft.ts'
import { maxCodeLength } from '../../../domain/problems/submission.ts'
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
  /** Undefined until it is known; afterwards it stays the same for the lifetime of the component. */
  readonly owner: Id | null | undefined
  readonly standing: Loadable<Standing>
  /** Returns the server's draft, read from the standing. */
  readonly serverDraft: (standing: Standing) => Draft | null
  /** Tells whether a draft saved at `updatedDate` must not be opened now. */
  readonly isClosed?: (standing: Standing, updatedDate: string | null) => boolean
  readonly starterCode: string
  /** Puts code into the editor: as the opening text, or as an undoable change. */
  readonly onShow: (code: string, isOpening: boolean) => void
}

/** The pause in typing after which the draft is saved, in ms. */
const pauseMs = 800

const nearLimit = 0.9 * maxCodeLength

/** Opens the editor with the stored draft and saves what is typed: on the device at every pause, then on the server. */
export const useDraft = <Standing>(options: DraftOptions<Standing>) => {
  const { drafts, problemId, language, owner, standing, starterCode } = options
  const { notifications } = useApplication()
  const client = useQueryClient()
  const code = useRef(starterCode)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** True while a change is not saved yet. */
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
    // The outcome says nothing about what was typed since.
    if (isDirty.current) return
    setState(stateOf(outcome))
    setNote(noteOf(outcome, code.current))
  }
  /** Saves the draft. Until the stored draft was read, it saves only when the page is being left, as a separate version. */
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
    // The user typed before the draft was read: the typed text stays, and the draft is offered as the other version.
    if (own !== null && isDirty.current && own !== code.current) setOther({ code: own })
    else setOther((!isClosed && found?.other) || null)
    setNote(known === null && userId !== null ? 'unread' : null)
    void save.current()
    const guests = await findGuestCode(drafts, keyOf(userId))
    setGuestCode(guests === code.current || guests === starterCode ? null : guests)
  })

  /** Another tab has saved: offer its version, and never replace the text here. */
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

  /** On return to the page, sends what was not sent and picks up what was written on another device meanwhile. */
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
    /** Saves the text before it is run or handed in. */
    keep: () => void save.current(),
    /** Replaces the text in the editor; the user can undo it there. */
    replace(text: string) {
      show(text)
      isDirty.current = true
      void save.current()
    },
    /** Resolves two versions: the chosen one becomes the newest, in the editor and in the store. */
    async settle(chosen: string) {
      setOther(null)
      if (chosen !== code.current) show(chosen)
      if (owner !== undefined) await drafts.discardOther(keyOf(owner), other?.code ?? chosen)
      isDirty.current = true
      await save.current()
    },
    /** Settles the code left by a guest. If taken, it replaces the text in the editor, where the user can undo it. */
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

/** The time the device's draft waits for the server's, in ms. */
const patienceMs = 1_500

/** Returns true once the wait has taken longer than `patienceMs`. */
const useIsLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

/** Tells whether the session still belongs to the author: another window may have signed in somebody else. */
const isStillThere = async (client: ReturnType<typeof useQueryClient>, owner: Id): Promise<boolean> => {
  await client.refetchQueries(queriesNamed('viewer'), { cancelRefetch: false })
  const viewer = client.getQueryData<Viewer>(keyForAll('viewer')) ?? null
  return draftOwner(viewer) === owner && viewer?.hasSessionEnded !== true
}

/** Calls back when the user returns to the page or the network is back; not again while the last call is running. */
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

/** The pause before the server is asked again, in ms. */
const againMs = 20_000

/** Asks the server again while its draft could not be read: after a pause, and when the user or the network is back. */
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
