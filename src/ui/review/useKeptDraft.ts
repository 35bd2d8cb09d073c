import { useState } from 'react'
import type { ReviewDraft } from '../../domain/review/Review.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { draftsKeyOf } from './draftKey.ts'

interface KeptDraft {
  /** Null where nothing is kept. */
  read(): ReviewDraft | null
  keep(draft: ReviewDraft): void
  forget(): void
}

/**
 * What somebody has typed outlives a closed form, a reload and the way to the login page, for as long as the tab does or until they
 * sign out. It is theirs alone.
 */
export const useKeptDraft = ({ kind, id }: StudySubject): KeptDraft => {
  const { session } = useApplication()
  const viewerId = useViewer()?.userId ?? null
  const [authorId, setAuthorId] = useState(viewerId)
  // Words that are typed after the session has ended stay their author's.
  if (viewerId !== null && viewerId !== authorId) setAuthorId(viewerId)
  const key = draftsKeyOf(authorId)
  const subject = `${kind}/${id}`
  const drafts = () => draftsIn(session.get(key))
  return {
    read: () => draftIn(drafts()[subject]),
    keep: ({ rating, content }) => session.set(key, JSON.stringify({ ...drafts(), [subject]: `${rating} ${content}` })),
    forget: () => {
      const { [subject]: _, ...others } = drafts()
      if (Object.keys(others).length === 0) session.remove(key)
      else session.set(key, JSON.stringify(others))
    },
  }
}

/** What is not drafts, because another version wrote it, is none. */
function draftsIn(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(kept ?? '{}')))
  } catch {
    return {}
  }
}

function draftIn(kept: unknown): ReviewDraft | null {
  const [, rating, content = ''] = /^([0-5]) (.*)$/s.exec(typeof kept === 'string' ? kept : '') ?? []
  return rating === undefined ? null : { rating: Number(rating), content }
}
