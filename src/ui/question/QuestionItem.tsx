import { useId, useState } from 'react'
import { openStoredText, writtenKey } from '../../application/storedText.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { answersInOrder, maxPostLength, type AskedQuestion, askedAnchor } from '../../domain/question.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { Button } from '../kit/Button.tsx'
import { LongList } from '../kit/LongList.tsx'
import { MessageForm } from '../kit/MessageForm.tsx'
import { useApplication } from '../kit/application.ts'
import { Post, type PostProps } from './Post.tsx'
import { questionsWords as words } from './questionsWords.ts'
import { useSending } from './useSending.ts'
import styles from './QuestionItem.module.css'

interface QuestionItemProps extends PostProps {
  readonly question: AskedQuestion
  /** The problem whose solution the answers must not give away; null: none. */
  readonly problemId: Id | null
}

/** Renders a question with its answers, and a form to answer. */
export const QuestionItem = ({ question, problemId, ...shown }: QuestionItemProps) => {
  const { postId } = question
  const { viewer } = shown
  const { store } = useApplication()
  // An answer that was begun opens its form again.
  const hasDraft = () => openStoredText(store, writtenKey('answer', viewer.userId, String(postId))).read() !== null
  const [isAnswering, setAnswering] = useState(hasDraft)
  const formId = useId()
  const answers = answersInOrder(question.answers)
  return (
    <article
      id={askedAnchor(postId)}
      tabIndex={-1}
      className={styles['question']}
      data-hidden={question.hiddenReason !== null || undefined}
    >
      <Post post={question} questionId={postId} {...shown}>
        {isSignedIn(viewer) && (
          <Button
            tone="soft"
            size="small"
            aria-expanded={isAnswering}
            aria-controls={isAnswering ? formId : undefined}
            onClick={() => setAnswering(!isAnswering)}
          >
            {isAnswering ? words.answer.fold : words.answer.open}
          </Button>
        )}
      </Post>
      {isAnswering && isSignedIn(viewer) && (
        <div id={formId}>
          <AnswerForm questionId={postId} {...{ problemId, viewer, answers }} onSent={() => setAnswering(false)} />
        </div>
      )}
      {answers.length > 0 && (
        <LongList as="ol" aria-label={words.answers(formatNumber(answers.length))} className={styles['answers']}>
          {answers.map((answer) => (
            <li key={answer.postId} className={styles['answer']} data-marked={answer.isMarked || undefined}>
              <Post post={answer} questionId={postId} {...shown} />
            </li>
          ))}
        </LongList>
      )}
    </article>
  )
}

interface AnswerFormProps extends Pick<AskedQuestion, 'answers'> {
  readonly questionId: Id
  readonly problemId: Id | null
  readonly viewer: Viewer
  onSent(): void
}

const AnswerForm = ({ questionId, problemId, viewer, answers, onSent }: AnswerFormProps) => {
  const known = answers.map(({ postId }) => postId)
  const send = useSending(problemId, ({ answer }, content, press) => answer(viewer, questionId, content, known, press))
  return (
    <MessageForm
      className={styles['form']}
      storedAt={{ place: 'answer', owner: viewer.userId, of: String(questionId) }}
      maxLength={maxPostLength}
      list="questions"
      words={words.answer}
      onSent={onSent}
      {...send}
    />
  )
}
