import { formatNumber } from '../../../domain/format.ts'
import { type KeyboardMistake, keyboardMistakes, withoutKeyboardMistakes } from '../../../domain/problems/keyboardMistakes.ts'
import type { PythonError } from '../../../domain/problems/execution.ts'
import { formatPythonError } from '../../../domain/problems/parsePythonError.ts'
import { explainPythonError } from '../../../domain/problems/pythonErrors.ts'
import { Button } from '../../kit/Button.tsx'
import { problemWords } from './problemWords.ts'
import styles from './ExplainedError.module.css'

export interface ResultActions {
  onGoToLine(line: number): void
  /** Receives the code with its mistakes corrected. */
  onFix(code: string): void
}

export interface ErrorExplanationProps extends ResultActions {
  readonly error: PythonError
  /** The code as it was run. */
  readonly code: string
}

const words = problemWords.results

const mistypedText = ({ kind, found }: KeyboardMistake) =>
  kind === 'TAB' || kind === 'BLANK' || kind === 'LINE_BREAK' ? words.unseen[kind] : found

function suggestionText({ suggestion }: KeyboardMistake): string {
  if (suggestion === '') return words.unseen.nothing
  if (suggestion === '\n') return words.unseen.line
  return suggestion.trim() === '' ? words.unseen.blanks(formatNumber(suggestion.length)) : suggestion
}

/** Explains a Python error in Korean: the cause, the remedy and the line. */
export const ExplainedError = ({ error, code, onGoToLine, onFix }: ErrorExplanationProps) => {
  const { what, how, line } = explainPythonError(error, code)
  const mistakes = keyboardMistakes(code)
  const source = line === null ? undefined : code.split('\n')[line - 1]?.trim()
  return (
    <div className={styles['error']}>
      <p className={styles['what']}>{what}</p>
      <p>{how}</p>
      {line !== null && (
        <p className={styles['line']}>
          <button type="button" className={styles['goTo']} onClick={() => onGoToLine(line)}>
            {words.goToLine(formatNumber(line))}
          </button>
          {source !== undefined && source !== '' && <code className={styles['source']}>{source}</code>}
        </p>
      )}
      {mistakes.length > 0 && (
        <div className={styles['mistakes']}>
          <p className={styles['what']}>{words.mistakes}</p>
          <ul>
            {mistakes.slice(0, 5).map((mistake) => (
              <li key={mistake.start}>{words.mistake(formatNumber(mistake.line), mistypedText(mistake), suggestionText(mistake))}</li>
            ))}
          </ul>
          <Button tone="soft" size="small" onClick={() => onFix(withoutKeyboardMistakes(code))}>
            {words.fix}
          </Button>
        </div>
      )}
      <details>
        <summary className={styles['summary']}>{words.pythonSaid}</summary>
        <code lang="en" className={styles['source']}>
          {formatPythonError(error)}
        </code>
      </details>
    </div>
  )
}
