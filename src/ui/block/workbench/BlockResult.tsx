import { Blocks, Star } from 'lucide'
import type { BlockDetail, BlockSubmission } from '../../../domain/blocks/blockProblem.ts'
import { maxStars, outcomeTexts } from '../../../domain/blocks/outcome.ts'
import { formatNumber } from '../../../domain/format.ts'
import { isBeingJudged } from '../../../domain/problems/submission.ts'
import { nextBlockHref } from '../../../domain/problems/problemKinds.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { VerdictHead, type VerdictHeadProps } from '../../problem/workbench/VerdictHead.tsx'
import { Success } from '../../success/Success.tsx'
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
  /** The state of an answer that waits to be sent, in words; else null. */
  readonly waiting: string | null
  /** True for a guest, whose submission is not stored. */
  readonly isGuest: boolean
  /** True while the judged run is replayed; the verdict waits for its end. */
  readonly isReplaying?: boolean
  /** Leads back to the workspace; undefined where it is visible beside the stage. */
  readonly onFix?: (() => void) | undefined
  /** The texts of refused submissions, for blocks or for code. */
  readonly refusals?: typeof blockWords.refusals
  /** Replaces the result while nothing can run yet. */
  readonly notice?: VerdictHeadProps | null
}

/** Renders the result of the last run or submission. A single live region, because only changes in an existing one are announced. */
export const BlockResult = ({ notice = null, ...shown }: BlockResultProps) => (
  <>
    <VerdictHead {...(notice ?? headOf(shown))} />
    {notice === null && <Consequences {...shown} />}
  </>
)

type ShownResult = Omit<BlockResultProps, 'notice'>

function headOf({
  run: { outcome },
  submission,
  waiting,
  isGuest,
  isReplaying = false,
  refusals = blockWords.refusals,
}: ShownResult): VerdictHeadProps {
  if (isReplaying) return { tone: 'neutral', isBusy: true, title: blockWords.run.replaying, children: <p>{blockWords.run.skip}</p> }
  switch (submission.kind) {
    case 'submitting':
      return { tone: 'neutral', isBusy: true, title: blockWords.run.submitting }
    case 'refused': {
      const { title, note } = refusals[submission.refusal]
      return { tone: 'neutral', title, children: <p>{waiting ?? note}</p> }
    }
    case 'judged':
      return judgedHead(submission.submission, isGuest)
    case 'idle': {
      const text = outcome === null ? null : outcomeTexts[outcome]
      const note = outcome === 'ARRIVED' ? blockWords.run.handIn : text?.text
      return { tone: outcome === 'ARRIVED' ? 'good' : 'retry', title: text?.title ?? null, children: <p>{note}</p> }
    }
  }
}

function judgedHead(submission: BlockSubmission, isGuest: boolean): VerdictHeadProps {
  const { outcome } = submission
  if (isBeingJudged(submission)) return { tone: 'neutral', title: words.judging, children: <p>{words.judgingNote}</p> }
  const children = outcome === 'ARRIVED' ? <Accepted {...{ submission, isGuest }} /> : <Failed submission={submission} />
  return { tone: outcome === 'ARRIVED' ? 'good' : 'retry', title: outcomeTexts[outcome].title, children }
}

interface JudgedProps {
  readonly submission: BlockSubmission
}

const Accepted = ({ submission: { star, blockCount, isFirstSolved }, isGuest }: JudgedProps & Pick<BlockResultProps, 'isGuest'>) => (
  <>
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
    {!isGuest && !isFirstSolved && <p>{words.again}</p>}
  </>
)

const Failed = ({ submission: { outcome, worlds } }: JudgedProps) => {
  const failed = worlds.find((world) => world.outcome !== 'ARRIVED')
  return (
    <>
      <p>{outcomeTexts[outcome].text}</p>
      {failed && (worlds.length > 1 || !failed.isOpen) && outcome !== 'SYNTAX_ERROR' && (
        <p>{failed.isOpen ? words.failedWorld(failed.label) : words.hiddenWorld(failed.label)}</p>
      )}
    </>
  )
}

/** Renders the content that belongs to the head: a login link, or the success with its rewards. */
const Consequences = ({ block, submission: state, isGuest, isReplaying = false, onFix }: ShownResult) => {
  if (isReplaying) return null
  if (state.kind === 'refused' && (state.refusal === 'signInFirst' || state.refusal === 'notForGuests'))
    return <LoginLink words={blockWords.login} />
  if (state.kind !== 'judged') return null
  const { submission } = state
  const { isFirstSolved, rewardPoint, rewardExperience } = submission
  if (isBeingJudged(submission)) return null
  if (submission.outcome !== 'ARRIVED')
    return (
      onFix && (
        <Button onClick={onFix}>
          <Icon icon={Blocks} size={18} />
          {words.fix}
        </Button>
      )
    )
  const nextHref = nextBlockHref(block)
  return (
    <Success
      creature={block.stages[0]?.actors[0]?.creature ?? block.character}
      reward={isFirstSolved ? { point: rewardPoint, experience: rewardExperience } : null}
      guestPoint={isGuest ? (block.point ?? 0) : null}
      next={nextHref === null ? null : { href: nextHref, label: words.next }}
    />
  )
}

/** Draws the stars as decoration, since the number beside them carries the meaning. */
const Stars = ({ star }: { readonly star: number }) => (
  <span aria-hidden="true" className={styles['row']}>
    {Array.from({ length: maxStars }, (_, at) => (
      <Icon key={at} icon={Star} size={22} className={at < star ? styles['lit'] : styles['dim']} />
    ))}
  </span>
)
