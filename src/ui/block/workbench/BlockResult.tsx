import { Star } from 'lucide'
import type { BlockDetail, BlockSubmission } from '../../../domain/blocks/blockProblem.ts'
import { mostStars, outcomeTexts } from '../../../domain/blocks/outcome.ts'
import { formatNumber } from '../../../domain/format.ts'
import { isBeingJudged } from '../../../domain/problems/submission.ts'
import { blockHref } from '../../../domain/problems/problemKinds.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { GuestSuccessNote } from '../../problem/workbench/GuestSuccess.tsx'
import { Reward } from '../../problem/workbench/Reward.tsx'
import { VerdictHead } from '../../problem/workbench/VerdictHead.tsx'
import { LoginLink } from '../../viewer/LoginLink.tsx'
import { blockWords } from '../blockWords.ts'
import type { useStageRun } from '../stage/useStageRun.ts'
import type { BlockSubmitState } from './useSubmitBlocks.ts'
import styles from './BlockResult.module.css'

const words = blockWords.results

interface BlockResultProps {
  readonly block: BlockDetail
  readonly run: Pick<ReturnType<typeof useStageRun>, 'kind' | 'outcome'>
  readonly submission: BlockSubmitState
  /** Nothing of it is kept. */
  readonly isGuest: boolean
  /** Why something was not handed in: of blocks, or of code. */
  readonly refusals?: typeof blockWords.refusals
}

/** How the last run or submission ended, in a few words that are read out. */
export const BlockResult = ({ block, run, submission, isGuest, refusals = blockWords.refusals }: BlockResultProps) => {
  switch (submission.kind) {
    case 'submitting':
      return <VerdictHead tone="neutral" isBusy title={blockWords.run.submitting} />
    case 'refused': {
      const { title, note } = refusals[submission.refusal]
      return (
        <>
          <VerdictHead tone="neutral" title={title}>
            <p>{note}</p>
          </VerdictHead>
          {(submission.refusal === 'signInFirst' || submission.refusal === 'notForGuests') && <LoginLink words={blockWords.login} />}
        </>
      )
    }
    case 'judged':
      return <Judged submission={submission.submission} block={block} isGuest={isGuest} />
    case 'idle':
      return <RunOutcome run={run} />
  }
}

const RunOutcome = ({ run: { outcome } }: Pick<BlockResultProps, 'run'>) => {
  const text = outcome === null ? null : outcomeTexts[outcome]
  return (
    <VerdictHead tone={outcome === 'ARRIVED' ? 'good' : 'bad'} title={text?.title ?? null}>
      <p>{outcome === 'ARRIVED' ? blockWords.run.handIn : text?.text}</p>
    </VerdictHead>
  )
}

interface JudgedProps extends Pick<BlockResultProps, 'block' | 'isGuest'> {
  readonly submission: BlockSubmission
}

const Judged = ({ submission, block, isGuest }: JudgedProps) => {
  const { outcome, star, blockCount, worlds, isFirstSolved } = submission
  if (isBeingJudged(submission))
    return (
      <VerdictHead tone="neutral" title={words.judging}>
        <p>{words.judgingNote}</p>
      </VerdictHead>
    )
  const isAccepted = outcome === 'ARRIVED'
  const failed = worlds.find((world) => world.outcome !== 'ARRIVED')
  return (
    <>
      <VerdictHead tone={isAccepted ? 'good' : 'bad'} title={outcomeTexts[outcome].title}>
        {isAccepted && (
          <p className={styles['stars']}>
            {star > 0 ? (
              <>
                <Stars star={star} />
                {words.stars(formatNumber(star), formatNumber(blockCount))}
              </>
            ) : (
              words.withoutStars
            )}
          </p>
        )}
        {!isAccepted && <p>{outcomeTexts[outcome].text}</p>}
        {!isAccepted && failed && outcome !== 'SYNTAX_ERROR' && (
          <p>{failed.isOpen ? words.failedWorld(failed.label) : words.hiddenWorld(failed.label)}</p>
        )}
        {isAccepted && !isGuest && !isFirstSolved && <p>{words.again}</p>}
      </VerdictHead>
      {isFirstSolved && <Reward point={submission.rewardPoint} experience={submission.rewardExperience} creature={block.character} />}
      {isAccepted && isGuest && <GuestSuccessNote />}
      {isAccepted && block.nextBlockId !== null && <ButtonLink href={blockHref({ blockId: block.nextBlockId })}>{words.next}</ButtonLink>}
    </>
  )
}

/** The number beside them has the meaning. */
const Stars = ({ star }: { readonly star: number }) => (
  <span aria-hidden="true" className={styles['row']}>
    {Array.from({ length: mostStars }, (_, at) => (
      <Icon key={at} icon={Star} size={22} className={at < star ? styles['lit'] : styles['dim']} />
    ))}
  </span>
)
