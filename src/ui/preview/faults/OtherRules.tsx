import { useId, useState } from 'react'
import styles from './FaultLab.module.css'
import type { FaultEdits } from './FaultView.ts'
import { faultWords as words } from './faultWords.ts'

interface OtherRulesProps {
  readonly text: string
  readonly edits: FaultEdits
  onChange(text: string): void
}

/** Rules by hand. They count once they are typed and understood: on Enter, or on the way out. */
export const OtherRules = ({ text, edits, onChange }: OtherRulesProps) => {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [settled, setSettled] = useState(text)
  const problems = edits.problems(settled)
  const settle = () => {
    setSettled(typed)
    if (typed !== text && edits.problems(typed).length === 0) onChange(edits.ofOthers(typed))
  }
  return (
    <div>
      <label htmlFor={id} className={styles['heading']}>
        {words.others}
      </label>
      <input
        id={id}
        className={styles['input']}
        value={typed}
        placeholder={words.othersHint}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle()
        }}
      />
      <p className={styles['problem']} role="alert">
        {problems.length > 0 && words.problem(problems)}
      </p>
      <p id={`${id}-help`} className={styles['about']}>
        {words.grammar}
      </p>
    </div>
  )
}
