import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signOut } from '../../application/viewer.ts'
import { guest } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { focusHeadingIfLost } from '../kit/focus.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { viewerQuery } from './useViewer.ts'

const mutationKey = ['signOut']

/** Ends the session and notifies of it. The viewer is a guest at once: the former viewer's data is removed and not refetched. */
export const useSignOut = () => {
  const application = useApplication()
  const { viewer, notifications } = application
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationKey,
    mutationFn: () => signOut(viewer),
    async onSuccess() {
      const { queryKey } = viewerQuery(application)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, guest)
      notifications.success(lazyCopy.userMenu.signedOut)
      // The page must first render for the guest, so this continues in the next task.
      await new Promise((resolve) => setTimeout(resolve))
      void client.resetQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
      void client.invalidateQueries({ queryKey })
      // The pressed button disappeared with the session.
      focusHeadingIfLost()
    },
  })
  /** A second click may come before the next render. */
  const signOutOnce = () => {
    if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { leave: signOutOnce, isPending, isError }
}
