import { useCallback, useState } from 'react'
import type { ReviewDraft } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { draftKey } from './draftKey.ts'

interface KeptDraft {
  /** Null where nothing is kept. */
  read(): ReviewDraft | null
  keep(draft: ReviewDraft): void
  forget(): void
}

/** What somebody has typed outlives a closed form, a reload and the way to the login page, for as long as the tab does. It is theirs alone. */
export const useKeptDraft = ({ kind, id }: StudySubject): KeptDraft => {
  const { session } = useApplication()
  const viewerId = useViewer()?.userId ?? null
  const [authorId, setAuthorId] = useState(viewerId)
  // Words that are typed after the session has ended stay their author's.
  if (viewerId !== null && viewerId !== authorId) setAuthorId(viewerId)
  const key = `${draftKey}${authorId ?? ''}/${kind}/${id}`
  const read = useCallback(() => draftIn(session.get(key)), [session, key])
  return {
    read,
    keep: ({ rating, content }) => session.set(key, `${rating} ${content}`),
    forget: () => session.remove(key),
  }
}

function draftIn(kept: string | null): ReviewDraft | null {
  const [, rating, content = ''] = /^([0-5]) (.*)$/s.exec(kept ?? '') ?? []
  return rating === undefined ? null : { rating: Number(rating), content }
}
