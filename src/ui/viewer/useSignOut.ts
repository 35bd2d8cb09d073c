import { useMutation, useQueryClient } from '@tanstack/react-query'
import { statusOf } from '../../application/platform/statusOf.ts'
import { guest } from '../../domain/viewer/Viewer.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { focusHeadingIfLost } from '../app/focusHeading.ts'
import { laterCopy } from '../laterCopy.ts'
import { viewerQuery } from './useViewer.ts'

const mutationKey = ['signOut']

/**
 * Ends the session and says so; a session that has ended already is no failure. Who it was is a guest at once: so everything that
 * was asked for in their name goes, and nothing of it is asked for once more.
 */
export const useSignOut = () => {
  const application = useApplication()
  const { viewer, notifications } = application
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationKey,
    mutationFn: () =>
      viewer.signOut().catch((error: unknown) => {
        if (statusOf(error) !== 401) throw error
      }),
    async onSuccess() {
      const { queryKey } = viewerQuery(application)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, guest)
      notifications.success(laterCopy.userMenu.signedOut)
      // The page has to be the guest's first: the next turn comes after its drawing.
      await new Promise((resolve) => setTimeout(resolve))
      void client.resetQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
      void client.invalidateQueries({ queryKey })
      // What was pressed went with the session.
      focusHeadingIfLost()
    },
  })
  /** A second click may come before the page is drawn anew. */
  const leave = () => {
    if (client.isMutating({ mutationKey }) === 0) mutate()
  }
  return { leave, isPending, isError }
}
