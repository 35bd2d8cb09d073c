import type { StudySubject } from '../../domain/study/StudySubject.ts'
import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { Button } from '../parts/Button.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import type { MayWrite } from './mayWrite.ts'
import styles from './ReviewInvitation.module.css'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.invitation

interface ReviewInvitationProps {
  readonly kind: StudySubject['kind']
  readonly mayWrite: MayWrite
  onWrite(): void
}

/** Nobody has to write; who may is asked, and who may not yet hears how they could. */
export const ReviewInvitation = ({ kind, mayWrite, onWrite }: ReviewInvitationProps) =>
  mayWrite === 'unknown' || mayWrite === 'waiting' ? null : (
    <div className={styles['invitation']}>
      <CreatureArt creature="DOLPHIN" size={56} className={styles['creature']} />
      <div className={styles['words']}>
        <p className={styles['question']}>{mayWrite === 'notEnrolled' ? words.notEnrolled : words.of[kind]}</p>
        <p className={styles['note']}>{words.note}</p>
      </div>
      {mayWrite === 'yes' && <Button onClick={onWrite}>{words.write}</Button>}
      {mayWrite === 'signInFirst' && <SignIn />}
    </div>
  )

/** A sign-up that waits to be completed comes first. */
const SignIn = () => {
  const { settings } = useApplication()
  const viewer = useViewer()
  const isPending = viewer !== null && needsSignup(viewer)
  return (
    <ButtonLink href={isPending ? settings.signupUrl : settings.loginUrl} tone="quiet">
      {isPending ? words.signUp : words.signIn}
    </ButtonLink>
  )
}
