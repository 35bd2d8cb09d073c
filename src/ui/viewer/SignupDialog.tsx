import { CreatureArt } from '../art/Creature.tsx'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { useSignOut } from './useSignOut.ts'
import styles from './SignupDialog.module.css'

/** Renders the dialog of an incomplete sign-up. Only completing it or signing out closes it. */
export const SignupDialog = () => {
  const { settings } = useApplication()
  const signOut = useSignOut()
  return (
    <Dialog
      title={lazyCopy.signup.title}
      onClose={doNothing}
      closesOnEscape={false}
      closesOnBackdrop={false}
      hasCloseButton={false}
      size="small"
    >
      <div className={styles['content']}>
        <CreatureArt creature="TURTLE" size={112} />
        <p className={styles['text']}>{lazyCopy.signup.text}</p>
        <ButtonLink href={settings.signupUrl} wide>
          {lazyCopy.signup.go}
        </ButtonLink>
        <Button tone="quiet" wide unavailable={signOut.isPending} onClick={signOut.leave}>
          {lazyCopy.userMenu.signOut}
        </Button>
        <p role="alert" className={styles['failed']}>
          {signOut.isError && lazyCopy.userMenu.signOutFailed}
        </p>
      </div>
    </Dialog>
  )
}

const doNothing = () => {}
