import { needsSignup } from '../../domain/viewer/needsSignup.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { useViewer } from './useViewer.ts'

interface Entry {
  readonly href: string
  /** Somebody whose sign-up waits to be completed. */
  readonly isPending: boolean
}

/** The way to sign in or sign up. A sign-up that waits to be completed comes first. */
export const useEntry = (): Entry => {
  const { settings } = useApplication()
  const viewer = useViewer()
  const isPending = viewer !== null && needsSignup(viewer)
  return { href: isPending ? settings.signupUrl : settings.loginUrl, isPending }
}
