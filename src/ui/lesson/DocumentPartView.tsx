import { Lightbulb } from 'lucide'
import type { DocumentPart } from '../../domain/lesson/LessonContent.ts'
import { Icon } from '../parts/Icon.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import styles from './DocumentLesson.module.css'
import { InlineText } from './InlineText.tsx'
import { languageName } from './languageName.ts'
import { lessonWords } from './lessonWords.ts'

const words = lessonWords.document

export const DocumentPartView = ({ part }: { readonly part: DocumentPart }) => {
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
          <Icon of={Lightbulb} size={20} className={styles['bulb']} />
          <span>
            <strong className={styles['remember']}>{words.note}</strong>
            <InlineText text={part.text} />
          </span>
        </p>
      )
    case 'list':
      return <Points {...part} />
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

const Points = ({ isOrdered, items }: Pick<Extract<DocumentPart, { readonly kind: 'list' }>, 'isOrdered' | 'items'>) => {
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
