import { Lightbulb } from 'lucide'
import type { DocumentContent, DocumentPart, DocumentSection } from '../../domain/lesson/lessonContent.ts'
import { maxVisibleRows, useShowMore } from '../kit/GrowingList.tsx'
import { hideBrokenImage } from '../kit/Picture.tsx'
import { Icon } from '../kit/Icon.tsx'
import { CodeBlock, languageName } from '../kit/code/CodeBlock.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import { BoardView } from './Board.tsx'
import { lessonWords } from './lessonWords.ts'
import { RunnableCode } from './RunnableCode.tsx'
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
    case 'code': {
      const name = part.language === null ? words.code : words.codeIn(languageName(part.language))
      return part.language?.toLowerCase() === 'python' ? (
        <RunnableCode name={name} code={part.code} />
      ) : (
        <CodeBlock name={name} code={part.code} language={part.language} />
      )
    }
    case 'figure':
      return (
        <figure className={styles['figure']}>
          <BoardView board={part.board} alt={part.alt} />
          {part.caption !== null && <Caption text={part.caption} />}
        </figure>
      )
    case 'image':
      return (
        <figure className={styles['figure']}>
          <img src={part.src} alt={part.alt} loading="lazy" className={styles['image']} onError={hideBrokenImage} />
          {part.caption !== null && <Caption text={part.caption} />}
        </figure>
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

const Caption = ({ text }: { readonly text: string }) => (
  <figcaption className={styles['caption']}>
    <InlineText text={text} />
  </figcaption>
)

const minContentsSections = 3

interface DocumentContentsProps extends SectionsProps {
  /** The index of the section that is being read; null if that is not tracked. */
  readonly current?: number | null
}

/** Renders the table of contents, which links to the sections that are drawn at first; a short text has none. */
export const DocumentContents = ({ sections, current = null }: DocumentContentsProps) => {
  const titled = sections.slice(0, maxVisibleRows).flatMap(({ heading }, at) => (heading.trim() ? [{ heading, at }] : []))
  if (titled.length < minContentsSections) return null
  return (
    <nav aria-label={words.contents} className={styles['contents']}>
      <p className={styles['label']}>{words.contents}</p>
      <ol className={styles['links']}>
        {titled.map(({ heading, at }) => (
          <li key={at}>
            <a href={`#${sectionId(at)}`} className={styles['link']} aria-current={at === current ? 'location' : undefined}>
              <span className={styles['linkText']}>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface SectionsProps {
  readonly sections: readonly DocumentSection[]
}

/** Renders the sections of a text; those of a very long one in steps. */
export const DocumentSections = ({ sections }: SectionsProps) => {
  const { shown, listRef, moreButton } = useShowMore<DocumentSection, HTMLDivElement>(sections)
  return (
    <>
      <div ref={listRef} className={styles['sections']}>
        {shown.map(({ heading, parts }, at) => (
          <section key={at} id={sectionId(at)} tabIndex={-1} className={styles['section']}>
            {heading.trim() && <h2 className={styles['heading']}>{heading}</h2>}
            {parts.map((part, place) => (
              <DocumentPartView key={place} part={part} />
            ))}
          </section>
        ))}
      </div>
      {moreButton}
    </>
  )
}

/** A text to read, in sections. */
export const DocumentLesson = ({ document: { sections } }: { readonly document: DocumentContent }) =>
  sections.length === 0 ? (
    <p>{words.empty}</p>
  ) : (
    <div className={styles['document']}>
      <DocumentContents sections={sections} />
      <DocumentSections sections={sections} />
    </div>
  )

export const sectionId = (at: number) => `section-${at + 1}`
