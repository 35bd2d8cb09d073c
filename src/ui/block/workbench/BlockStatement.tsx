import type { BlockDetail } from '../../../domain/blocks/blockProblem.ts'
import { formatNumber } from '../../../domain/format.ts'
import { InlineText } from '../../kit/code/InlineText.tsx'
import { blockWords } from '../blockWords.ts'
import styles from '../../problem/workbench/Statement.module.css'

const words = blockWords.statement

/** Renders the statement of a block problem, with its goal and its scoring. */
export const BlockStatement = ({ block }: { readonly block: BlockDetail }) => {
  const { statement, goal, blockLimit, starLimits, hiddenStageCount } = block
  return (
    <div className={styles['statement']}>
      <h2 className={styles['title']}>{blockWords.regions.statement}</h2>
      {statement.length === 0 && <p className={styles['text']}>{words.none}</p>}
      {statement.map((text, at) => (
        <p key={at} className={styles['text']}>
          <InlineText text={text} />
        </p>
      ))}
      {goal !== null && (
        <section className={styles['part']}>
          <h3 className={styles['heading']}>{words.goal}</h3>
          <p className={styles['text']}>
            <InlineText text={goal} />
          </p>
        </section>
      )}
      <p className={styles['limit']}>
        {[
          blockLimit !== null && words.limit(formatNumber(blockLimit)),
          words.stars(formatNumber(starLimits.three), formatNumber(starLimits.two)),
          words.counted,
          hiddenStageCount > 0 && words.hidden(formatNumber(hiddenStageCount)),
        ]
          .filter((text) => text !== false)
          .join(' ')}
      </p>
    </div>
  )
}
