import { useState } from 'react'
import type { ReviewDraft } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useIsMounted } from '../parts/useIsMounted.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewTrouble } from './ReviewTrouble.tsx'
import type { Refusal, ReviewWay } from './ReviewWay.ts'
import { reviewWords as words } from './reviewWords.ts'
import { useChangeReview } from './useChangeReview.ts'

interface ReviewEditorProps {
  readonly subject: StudySubject
  readonly way: ReviewWay
  readonly start: ReviewDraft
  onChange?(draft: ReviewDraft): void
  /** Called with the text while it is being sent, and with null afterwards. */
  onSending?(draft: ReviewDraft | null): void
  onSaved(): void
  onCancel(): void
}

/** The form and its outcome. It stays until the backend has accepted the text, so that nothing is lost. */
export const ReviewEditor = ({ subject, way, start, onChange, onSending, onSaved, onCancel }: ReviewEditorProps) => {
  const { notifications } = useApplication()
  const { isRunning, change } = useChangeReview()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [wayNow, setWayNow] = useState(way)
  const isMounted = useIsMounted()

  const send = async (draft: ReviewDraft) => {
    const isFirst = !isRunning
    if (isFirst) onSending?.(draft)
    const outcome = await change({ ...wayNow, draft })
    if (isFirst) onSending?.(null)
    switch (outcome.kind) {
      case 'saved':
        notifications.success(wayNow.kind === 'write' ? words.written : words.rewritten)
        return onSaved()
      case 'alreadySaving':
        return notifications.success(words.trouble.alreadySaving)
      case 'unfit':
      case 'removed':
        return
      default:
        if (!isMounted()) return notifications.warn(words.trouble[outcome.kind])
        setRefusal(outcome.kind)
        setWayNow(wayAfter(outcome.kind, wayNow, subject))
    }
  }
  return (
    <ReviewForm
      title={way.kind === 'write' ? words.form.write : words.form.edit}
      start={start}
      submitText={submitTextOf(way, wayNow)}
      isRunning={isRunning}
      trouble={<ReviewTrouble refusal={isRunning ? null : refusal} />}
      onSubmit={(draft) => void send(draft)}
      {...(onChange && { onChange })}
      onCancel={onCancel}
    />
  )
}

/** Of what is written already only the subject is known here, so it is rewritten there; what has been removed can only be written anew. */
function wayAfter(refusal: Refusal, now: ReviewWay, subject: StudySubject): ReviewWay {
  if (refusal === 'alreadyWritten') return { kind: 'rewrite', subject }
  return refusal === 'gone' ? { kind: 'write', subject } : now
}

function submitTextOf(way: ReviewWay, now: ReviewWay): string {
  if (way.kind === now.kind) return words.form.send[now.kind]
  return now.kind === 'write' ? words.form.sendAnew : words.form.replace
}
