import { postParts } from '../../domain/postText.ts'
import { CodeBlock, languageName } from '../kit/code/CodeBlock.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import { LongText } from '../kit/LongText.tsx'
import { questionsWords as words } from './questionsWords.ts'
import styles from './PostText.module.css'

/** Renders the text of a post, with its code as code blocks. */
export const PostText = ({ content }: { readonly content: string }) => (
  <div className={styles['parts']}>
    {postParts(content).map((part, at) =>
      part.kind === 'text' ? (
        <p key={at} className={styles['text']}>
          <LongText text={part.text}>{(text) => <InlineText text={text} />}</LongText>
        </p>
      ) : (
        <CodeBlock key={at} name={words.code(languageName(part.language))} code={part.code} language={part.language} />
      ),
    )}
  </div>
)
