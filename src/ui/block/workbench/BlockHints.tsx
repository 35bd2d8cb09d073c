import type { BlockDetail, BlockStanding } from '../../../domain/blocks/blockProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { InlineText } from '../../kit/code/InlineText.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { useNowByMinute } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { blockWords } from '../blockWords.ts'
import { useHintLadder } from '../../problem/workbench/useHintLadder.tsx'
import styles from '../../problem/workbench/Hints.module.css'

const words = blockWords.hints

interface BlockHintsProps {
  readonly block: Pick<BlockDetail, 'blockId' | 'hintCount'>
  readonly standing: Loadable<BlockStanding>
}

/** Renders the hints one after the other. Each opens after further tries. */
export const BlockHints = ({ block: { blockId, hintCount }, standing }: BlockHintsProps) => {
  const { openHint } = useFeature('block')
  const { opened, next, isGuest, isPending, trouble, open } = useHintLadder({
    id: blockId,
    hintCount,
    standing,
    now: useNowByMinute(),
    openHint,
    list: 'blockStanding',
    words: { ...words, locked: words.locked('1') },
  })
  if (hintCount === 0) return null
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
