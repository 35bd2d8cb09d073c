import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApplication } from '../app/ApplicationContext.ts'

/** Ends the session; everything that was asked for in its name is asked for anew. */
export const useSignOut = () => {
  const { viewer } = useApplication()
  const client = useQueryClient()
  return useMutation({ mutationFn: () => viewer.signOut(), onSuccess: () => client.resetQueries() })
}
