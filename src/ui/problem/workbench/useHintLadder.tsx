import { type ReactNode, useState } from 'react'
import type { OpenHint } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import { hintLadder } from '../../../domain/problems/hints.ts'
import type { OpenedHint, ProblemStanding } from '../../../domain/problems/problem.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { useAction } from '../../kit/action.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import type { QueryName } from '../../kit/query.ts'
import { ForGuests } from '../../viewer/ForGuests.tsx'
import { useViewer } from '../../viewer/useViewer.ts'

interface HintLadderOptions {
  readonly id: Id
  readonly hintCount: number
  readonly standing: Loadable<Pick<ProblemStanding, 'state' | 'submissionCount' | 'startedDate' | 'openedHints'>>
  readonly now: Date
  readonly openHint: OpenHint
  /** The query that holds the opened hints; it is refetched after opening one. */
  readonly list: QueryName
  /** The reasons why a hint stays closed. */
  readonly words: { readonly guest: string; readonly locked: string; readonly gone: string; readonly failed: string }
}

/** Returns the hints of a problem with their states for the viewer, and a function to open the next one. */
export const useHintLadder = ({ id, hintCount, standing, now, openHint, list, words }: HintLadderOptions) => {
  const viewer = useViewer()
  const [fresh, setFresh] = useState<readonly OpenedHint[]>([])
  const [trouble, setTrouble] = useState<ReactNode>(null)
  const own = loadedValue(standing)
  const opened = mergeHints(own?.openedHints ?? [], fresh)
  const isSolved = own?.state === 'SOLVED'
  const { submissionCount = 0, startedDate = null } = own ?? {}
  const ladder = hintLadder({ hintCount, opened, submissionCount, isSolved, startedDate }, now.getTime())
  const next = ladder.find(({ state }) => state !== 'OPENED') ?? null
  const isGuest = viewer !== null && !isSignedIn(viewer)
  const { isPending, run } = useAction({
    name: 'openHint',
    async run(hintNumber: number) {
      const outcome = await openHint(id, hintNumber)
      setTrouble(null)
      if (outcome.kind === 'opened') setFresh((before) => mergeHints(before, [outcome.hint]))
      if (outcome.kind === 'signInFirst') setTrouble(words.guest)
      if (outcome.kind === 'locked' || outcome.kind === 'gone' || outcome.kind === 'failed') setTrouble(words[outcome.kind])
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'opened' ? [list] : kind === 'signInFirst' ? ['viewer'] : []),
  })
  const open = () => {
    if (isGuest) setTrouble(<ForGuests>{words.guest}</ForGuests>)
    else if (next?.state === 'AVAILABLE') void run(next.hintNumber)
  }
  return { ladder, opened, next, isSolved, isGuest, isPending, trouble, open }
}

const mergeHints = (known: readonly OpenedHint[], more: readonly OpenedHint[]): readonly OpenedHint[] =>
  [...new Map([...known, ...more].map((hint) => [hint.hintNumber, hint])).values()].toSorted(
    (one, other) => one.hintNumber - other.hintNumber,
  )
