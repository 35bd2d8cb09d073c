import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { Button } from '../parts/Button.tsx'
import { EntryLink } from '../viewer/EntryLink.tsx'
import type { MayWrite } from './mayWrite.ts'
import styles from './ReviewInvitation.module.css'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.invitation

const uninvited: ReadonlySet<MayWrite> = new Set(['waiting', 'unknown', 'teaches'])

interface ReviewInvitationProps {
  readonly kind: StudySubject['kind']
  readonly mayWrite: MayWrite
  onWrite(): void
}

/** Invites those who may write a review; tells the others what they need for it. */
export const ReviewInvitation = ({ kind, mayWrite, onWrite }: ReviewInvitationProps) =>
  uninvited.has(mayWrite) ? null : (
    <div className={styles['invitation']}>
      <CreatureArt creature="DOLPHIN" size={56} className={styles['creature']} />
      <div className={styles['words']}>
        <p className={styles['question']}>{mayWrite === 'notEnrolled' ? words.notEnrolled : words.of[kind]}</p>
        <p className={styles['note']}>{words.note}</p>
      </div>
      {mayWrite === 'yes' && <Button onClick={onWrite}>{words.write}</Button>}
      {mayWrite === 'signInFirst' && <EntryLink words={words} tone="quiet" />}
    </div>
  )
