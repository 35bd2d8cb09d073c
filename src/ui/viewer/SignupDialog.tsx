import { useApplication } from '../app/ApplicationContext.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import { laterCopy } from '../laterCopy.ts'
import { Button } from '../parts/Button.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import styles from './SignupDialog.module.css'
import { useSignOut } from './useSignOut.ts'

/** For somebody with an unfinished sign-up: only finishing it or signing out closes the dialog. */
export const SignupDialog = () => {
  const { settings } = useApplication()
  const signOut = useSignOut()
  return (
    <Dialog
      title={laterCopy.signup.title}
      onClose={nothing}
      closesOnEscape={false}
      closesOnBackdrop={false}
      hasCloseButton={false}
      size="small"
    >
      <div className={styles['content']}>
        <CreatureArt creature="TURTLE" size={112} />
        <p className={styles['text']}>{laterCopy.signup.text}</p>
        <ButtonLink href={settings.signupUrl} wide>
          {laterCopy.signup.go}
        </ButtonLink>
        <Button tone="quiet" wide unavailable={signOut.isPending} onClick={signOut.leave}>
          {laterCopy.userMenu.signOut}
        </Button>
        <p role="alert" className={styles['failed']}>
          {signOut.isError && laterCopy.userMenu.signOutFailed}
        </p>
      </div>
    </Dialog>
  )
}

const nothing = () => {}
