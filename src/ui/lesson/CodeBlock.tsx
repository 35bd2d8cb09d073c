import { later } from '../parts/later.tsx'
import { LazyBoundary } from '../parts/LazyBoundary.tsx'
import styles from './CodeBlock.module.css'
import { CopyButton } from './CopyButton.tsx'

const ColouredCode = later(() => import('./ColouredCode.tsx').then((loaded) => loaded.ColouredCode))

interface CodeBlockProps {
  /** What it is, above it. */
  readonly name: string
  readonly code: string
  /** In which it is written; null where it is none, as of what a program prints. */
  readonly language?: string | null
}

/** Lines as they are written. They scroll by themselves, with the keyboard too. */
export const CodeBlock = ({ name, code, language = null }: CodeBlockProps) => (
  <figure className={styles['block']}>
    <figcaption className={styles['head']}>
      <span className={styles['title']}>{name}</span>
      <CopyButton of={name} text={code} />
    </figcaption>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
    <pre tabIndex={0} role="region" aria-label={name} className={styles['code']}>
      <code>
        {language === null ? (
          code
        ) : (
          <LazyBoundary waiting={code} lost={code}>
            <ColouredCode code={code} language={language} />
          </LazyBoundary>
        )}
      </code>
    </pre>
  </figure>
)
