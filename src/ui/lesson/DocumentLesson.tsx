import type { DocumentContent } from '../../domain/lesson/LessonContent.ts'
import { DocumentPartView } from './DocumentPartView.tsx'
import styles from './DocumentLesson.module.css'
import { lessonWords } from './lessonWords.ts'

const words = lessonWords.document
const manySections = 3

/** A text to read, in sections. */
export const DocumentLesson = ({ document: { sections } }: { readonly document: DocumentContent }) => {
  const titled = sections.flatMap(({ heading }, at) => (heading.trim() ? [{ heading, at }] : []))
  if (sections.length === 0) return <p>{words.empty}</p>
  return (
    <div className={styles['document']}>
      {titled.length >= manySections && (
        <nav aria-label={words.contents} className={styles['contents']}>
          <p className={styles['label']}>{words.contents}</p>
          <ol className={styles['links']}>
            {titled.map(({ heading, at }) => (
              <li key={at}>
                <a href={`#${idOf(at)}`} className={styles['link']}>
                  <span className={styles['linkText']}>{heading}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles['sections']}>
        {sections.map(({ heading, parts }, at) => (
          <section key={at} id={idOf(at)} tabIndex={-1} className={styles['section']}>
            {heading.trim() && <h2 className={styles['heading']}>{heading}</h2>}
            {parts.map((part, place) => (
              <DocumentPartView key={place} part={part} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

const idOf = (at: number) => `section-${at + 1}`
