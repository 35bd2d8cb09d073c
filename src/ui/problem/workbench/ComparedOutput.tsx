import type { ReactNode } from 'react'
import { type LineDifference, lineDifferences, type LinePiece } from '../../../domain/problems/lineDifference.ts'
import { useIsScrollable } from '../../kit/code/CodeBlock.tsx'
import { problemWords } from './problemWords.ts'
import styles from './CaseList.module.css'

const words = problemWords.results

interface ComparedOutputProps {
  readonly expectedOutput: string
  readonly output: string
  readonly isSame: boolean
}

/** The most lines that are compared, from the beginning: nobody reads a thousand lines side by side. */
const maxLines = 100

/** Compares the expected with the printed output side by side, and marks every character that differs. */
export const ComparedOutput = ({ expectedOutput, output, isSame }: ComparedOutputProps) => {
  const lines = lineDifferences(expectedOutput, output)
  const shown = lines.slice(0, maxLines)
  const hasMarkedBlank = !isSame && shown.some(({ expected, output: found }) => [expected, found].some(hasBlankDifference))
  return (
    <>
      <Column title={words.expected} lines={shown} side="expected" isEmpty={expectedOutput === ''} />
      <Column title={words.found} lines={shown} side="output" isEmpty={output === ''} />
      {hasMarkedBlank && (
        <div className={styles['legend']}>
          <dt hidden>{words.found}</dt>
          <dd>{words.blank}</dd>
        </div>
      )}
    </>
  )
}

const hasBlankDifference = (pieces: readonly LinePiece[] | null) => pieces?.some(({ isSame, text }) => !isSame && /\s/.test(text)) === true

/** Renders a text of a case. A long text scrolls in its own box, also by keyboard. */
export const CaseText = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const { element, isScrollable } = useIsScrollable<HTMLPreElement>()
  return (
    <pre ref={element} {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': name })} className={styles['text']}>
      {children}
    </pre>
  )
}

interface ColumnProps {
  readonly title: string
  readonly lines: readonly LineDifference[]
  readonly side: 'expected' | 'output'
  readonly isEmpty: boolean
}

const Column = ({ title, lines, side, isEmpty }: ColumnProps) => (
  <div className={styles['value']} data-side={side}>
    <dt>{title}</dt>
    <dd>
      <CaseText name={title}>
        {isEmpty
          ? words.noOutput
          : lines.map((line) => (
              <span key={line.lineNumber}>
                <Pieces pieces={line[side]} />
                {'\n'}
              </span>
            ))}
      </CaseText>
    </dd>
  </div>
)

const Pieces = ({ pieces }: { readonly pieces: readonly LinePiece[] | null }) => {
  if (pieces === null) return <span className={styles['missing']}>{words.missingLine}</span>
  return pieces.map(({ text, isSame }, at) =>
    isSame ? (
      text
    ) : (
      <mark key={at} className={styles['mark']}>
        {text.replaceAll(' ', '␣')}
      </mark>
    ),
  )
}
