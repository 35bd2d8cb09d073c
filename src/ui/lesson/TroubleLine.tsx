import { useApplication } from '../app/ApplicationContext.ts'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { ActionButton } from '../parts/ActionButton.tsx'
import { lessonWords } from './lessonWords.ts'
import type { Room } from './Room.ts'
import styles from './TroubleLine.module.css'
import { troubleText } from './troubleText.ts'
import type { Trouble } from './Trouble.ts'
import type { LessonSteps } from './useLessonSteps.ts'

const words = lessonWords.trouble

/** Says once, and quietly, that a step was not saved. The live region is there before it has anything to say. */
export const TroubleLine = ({ room, steps }: { readonly room: Room; readonly steps: LessonSteps }) => {
  const { trouble, isFinishing, again } = steps
  return (
    <div className={styles['line']}>
      <p role="status" className={styles['text']}>
        {trouble && troubleText(trouble)}
      </p>
      {trouble && <WayOut {...{ room, trouble, isFinishing, again }} />}
    </div>
  )
}

type WayOutProps = Pick<LessonSteps, 'isFinishing' | 'again'> & { readonly room: Room; readonly trouble: Trouble }

const WayOut = ({ room, trouble: { why }, isFinishing, again }: WayOutProps) => {
  const { settings } = useApplication()
  switch (why) {
    case 'signInFirst':
      return (
        <ButtonLink href={settings.loginUrl} tone="quiet" size="small">
          {words.signIn}
        </ButtonLink>
      )
    case 'notEnrolled':
      return (
        <ButtonLink href={room.href} tone="quiet" size="small">
          {lessonWords.of[room.subject.kind].home}
        </ButtonLink>
      )
    case 'failed':
      return (
        <ActionButton tone="quiet" size="small" isRunning={isFinishing} onClick={again}>
          {words.again}
        </ActionButton>
      )
  }
}
