import { Lightbulb } from 'lucide'
import type { DocumentContent, DocumentPart } from '../../domain/lesson/lessonContent.ts'
import { Icon } from '../kit/Icon.tsx'
import { CodeBlock, languageName } from '../kit/code/CodeBlock.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import { lessonWords } from './lessonWords.ts'
import styles from './DocumentLesson.module.css'

const words = lessonWords.document

const DocumentPartView = ({ part }: { readonly part: DocumentPart }) => {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p className={styles['paragraph']}>
          <InlineText text={part.text} />
        </p>
      )
    case 'note':
      return (
        <p className={styles['note']}>
          <Icon icon={Lightbulb} size={20} className={styles['bulb']} />
          <span>
            <strong className={styles['remember']}>{words.note}</strong>
            <InlineText text={part.text} />
          </span>
        </p>
      )
    case 'list':
      return <DocumentList {...part} />
    case 'code':
      return (
        <CodeBlock
          name={part.language === null ? words.code : words.codeIn(languageName(part.language))}
          code={part.code}
          language={part.language}
        />
      )
  }
}

const DocumentList = ({ isOrdered, items }: Pick<Extract<DocumentPart, { readonly kind: 'list' }>, 'isOrdered' | 'items'>) => {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    // A list without markers of the browser's is one only by its role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <List role="list" className={styles['points']} data-ordered={isOrdered || undefined}>
      {items.map((item, at) => (
        <li key={at}>
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </List>
  )
}

const minContentsSections = 3

/** A text to read, in sections. */
export const DocumentLesson = ({ document: { sections } }: { readonly document: DocumentContent }) => {
  const titled = sections.flatMap(({ heading }, at) => (heading.trim() ? [{ heading, at }] : []))
  if (sections.length === 0) return <p>{words.empty}</p>
  return (
    <div className={styles['document']}>
      {titled.length >= minContentsSections && (
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
