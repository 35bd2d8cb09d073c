import { type ReactNode, useState } from 'react'
import type { BlockDetail, BlockStanding } from '../../../domain/blocks/blockProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import { hintLadder } from '../../../domain/problems/hints.ts'
import type { OpenedHint } from '../../../domain/problems/problem.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { useAction } from '../../kit/action.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useNowByMinute } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { ForGuests } from '../../viewer/ForGuests.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import { blockWords } from '../blockWords.ts'
import styles from '../../problem/workbench/Hints.module.css'

const words = blockWords.hints

interface BlockHintsProps {
  readonly block: Pick<BlockDetail, 'blockId' | 'hintCount'>
  readonly standing: Loadable<BlockStanding>
}

/** One hint after the other, each for those who have tried. */
export const BlockHints = ({ block: { blockId, hintCount }, standing }: BlockHintsProps) => {
  const { openHint } = useFeature('block')
  const viewer = useViewer()
  const now = useNowByMinute()
  const [fresh, setFresh] = useState<readonly OpenedHint[]>([])
  const [trouble, setTrouble] = useState<ReactNode>(null)
  const own = loadedValue(standing)
  const opened = [...new Map([...(own?.openedHints ?? []), ...fresh].map((hint) => [hint.hintNumber, hint])).values()]
  const progress = {
    hintCount,
    opened,
    submissionCount: own?.submissionCount ?? 0,
    isSolved: own?.state === 'SOLVED',
    startedDate: own?.startedDate ?? null,
  }
  const ladder = hintLadder(progress, now.getTime())
  const next = ladder.find(({ state }) => state !== 'OPENED') ?? null
  const isGuest = viewer !== null && !isSignedIn(viewer)
  const { isPending, run } = useAction({
    name: 'openBlockHint',
    async run(hintNumber: number) {
      const outcome = await openHint(blockId, hintNumber)
      setTrouble(null)
      if (outcome.kind === 'opened') setFresh((before) => [...before, outcome.hint])
      if (outcome.kind === 'signInFirst') setTrouble(words.guest)
      if (outcome.kind === 'locked') setTrouble(words.locked('1'))
      if (outcome.kind === 'failed') setTrouble(words.failed)
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'opened' ? ['blockStanding'] : []),
  })
  if (hintCount === 0) return null
  const open = () => {
    if (isGuest) setTrouble(<ForGuests>{words.guest}</ForGuests>)
    else if (next?.state === 'AVAILABLE') void run(next.hintNumber)
  }
  return (
    <section className={styles['hints']} aria-label={words.title}>
      <h3 className={styles['title']}>{words.title}</h3>
      <div role="status" className={styles['opened']}>
        {opened.map(({ hintNumber, hint }) => (
          <div key={hintNumber} className={styles['hint']}>
            <p className={styles['name']}>{words.hint(formatNumber(hintNumber))}</p>
            <p className={styles['text']}>
              <InlineText text={hint} />
            </p>
          </div>
        ))}
      </div>
      {next !== null && (
        <>
          <ActionButton tone="quiet" isRunning={isPending} unavailable={!isGuest && next.state === 'LOCKED'} onClick={open}>
            {isPending ? words.opening : words.open}
          </ActionButton>
          <p className={styles['note']}>
            {next.state === 'LOCKED' && !isGuest ? words.locked(formatNumber(Math.max(1, next.triesLeft))) : words.cost}
          </p>
        </>
      )}
      <div role="status" className={styles['trouble']}>
        {trouble}
      </div>
    </section>
  )
}
