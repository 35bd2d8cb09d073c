import { isNotFound } from '../../application/callError.ts'
import { relativeTime } from '../../domain/calendar/date.ts'
import type { MemberComment } from '../../domain/classView.ts'
import type { Id } from '../../domain/id.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import face from '../art/avatar-default.svg?url&no-inline'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { LongList } from '../kit/LongList.tsx'
import { useLoadable } from '../kit/loaded.ts'
import { LongText } from '../kit/LongText.tsx'
import { NameLine } from '../kit/Picture.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { problemWords } from './workbench/problemWords.ts'
import styles from './OwnComments.module.css'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly ownComments: true
  }
}

const words = problemWords.fromTeacher

/** Renders the comments that teachers have written to the viewer about a problem. Renders nothing if there are none. */
export const OwnComments = ({ problemId }: { readonly problemId: Id }) => {
  const { features, clock } = useApplication()
  const viewer = useViewer()
  const comments = useLoadable(
    useViewerQuery<readonly MemberComment[]>({
      name: 'ownComments',
      of: [problemId],
      read: async (signal) => (await features.classView()).ownComments(problemId, signal),
      enabled: viewer !== null && isSignedIn(viewer),
    }),
  )
  if (comments.status === 'waiting') return null
  if (comments.status === 'failed')
    // A backend without classes has no such call.
    return isNotFound(comments.error) ? null : (
      <p className={styles['failed']}>
        {words.failed} <RetryButton tone="text" retry={comments.retry} />
      </p>
    )
  if (comments.value.length === 0) return null
  return (
    <section aria-label={words.title} className={styles['comments']}>
      <h2 className={styles['title']}>{words.title}</h2>
      <LongList className={styles['list']}>
        {comments.value.map(({ commentId, content, createdDate, teacher }) => (
          <li key={commentId}>
            <p className={styles['content']}>
              <LongText text={content} />
            </p>
            <div className={styles['who']}>
              <NameLine pictures={[teacher?.profile ?? null, face]} shape="round" name={teacher?.nickname ?? words.nameless} />
              <span>{relativeTime(createdDate, clock.now(), clock.timeZone())}</span>
            </div>
          </li>
        ))}
      </LongList>
    </section>
  )
}
