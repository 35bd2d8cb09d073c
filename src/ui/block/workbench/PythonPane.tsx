import { printPython } from '../../../domain/blocks/printPython.ts'
import type { BlockProgram } from '../../../domain/blocks/program.ts'
import type { Stage } from '../../../domain/blocks/stage.ts'
import { blockWords } from '../blockWords.ts'
import styles from './PythonPane.module.css'

interface PythonPaneProps {
  readonly program: BlockProgram
  readonly stage: Stage
  /** The numbers of the statements that run now; their lines are highlighted. */
  readonly running: readonly number[]
}

/** The same program in Python, line by line beside its blocks. */
export const PythonPane = ({ program, stage, running }: PythonPaneProps) => {
  const lit = new Set(running)
  return (
    <section aria-label={blockWords.regions.python} className={styles['pane']}>
      <h2 className={styles['title']}>{blockWords.regions.python}</h2>
      {/* Long lines scroll, also by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles['code']} tabIndex={0} aria-label={blockWords.run.python}>
        {printPython(program, stage).map(({ text, statement }, at) => (
          <li key={at} aria-current={statement !== null && lit.has(statement) ? 'step' : undefined}>
            <code>{text === '' ? ' ' : text}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
