import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApplication } from '../app/ApplicationContext.ts'
import { focusHeading } from '../app/focusHeading.ts'
import { laterCopy } from '../laterCopy.ts'

/** Ends the session and says so; everything that was asked for in its name is asked for anew. */
export const useSignOut = () => {
  const { viewer, notifications } = useApplication()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => viewer.signOut(),
    async onSuccess() {
      await client.resetQueries()
      notifications.success(laterCopy.userMenu.signedOut)
      // What was pressed went with the session.
      if (document.activeElement === document.body) focusHeading()
    },
  })
}
