import styles from './CodeBlock.module.css'
import { CopyButton } from './CopyButton.tsx'

interface CodeBlockProps {
  /** What it is, above it. */
  readonly name: string
  readonly code: string
}

/** Lines as they are written. They scroll by themselves, with the keyboard too. */
export const CodeBlock = ({ name, code }: CodeBlockProps) => (
  <figure className={styles['block']}>
    <figcaption className={styles['head']}>
      <span className={styles['title']}>{name}</span>
      <CopyButton of={name} text={code} />
    </figcaption>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
    <pre tabIndex={0} role="region" aria-label={name} className={styles['code']}>
      <code>{code}</code>
    </pre>
  </figure>
)
