import { needsSignup } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink, type ButtonLook } from '../kit/Button.tsx'
import { useViewer } from './useViewer.ts'

interface LoginTarget {
  readonly href: string
  /** True if the viewer has not completed the sign-up. */
  readonly isPending: boolean
}

/** Returns the target to sign in or sign up. Completing a sign-up comes first. */
export const useLoginTarget = (): LoginTarget => {
  const { settings } = useApplication()
  const viewer = useViewer()
  const isPending = viewer !== null && needsSignup(viewer)
  return { href: isPending ? settings.signupUrl : settings.loginUrl, isPending }
}

interface LoginLinkProps extends ButtonLook {
  readonly words: { readonly signIn: string; readonly signUp: string }
}

export const LoginLink = ({ words, ...look }: LoginLinkProps) => {
  const { href, isPending } = useLoginTarget()
  return (
    <ButtonLink href={href} {...look}>
      {isPending ? words.signUp : words.signIn}
    </ButtonLink>
  )
}
