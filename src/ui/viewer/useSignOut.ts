import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApplication } from '../app/ApplicationContext.ts'
import { focusHeadingIfLost } from '../app/focusHeading.ts'
import { laterCopy } from '../laterCopy.ts'
import { viewerQuery } from './useViewer.ts'

/** Ends the session and says so; everything that was asked for in its name is asked for anew. */
export const useSignOut = () => {
  const application = useApplication()
  const { viewer, notifications } = application
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => viewer.signOut(),
    async onSuccess() {
      void client.resetQueries()
      notifications.success(laterCopy.userMenu.signedOut)
      // What was pressed goes with the session, as soon as the page knows its guest; the lists may take their time.
      await client.fetchQuery(viewerQuery(application)).catch(() => {})
      focusHeadingIfLost()
    },
  })
}
