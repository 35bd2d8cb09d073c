import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AvatarGender } from '../../domain/viewer/Gender.ts'
import { needsAvatar } from '../../domain/viewer/needsAvatar.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { laterCopy } from '../laterCopy.ts'

const mutationKey = ['avatar']

/** Sends the choice, then asks who the viewer is now: only that answer counts (S-018, S-019). */
export const useChooseAvatar = () => {
  const { viewer, notifications } = useApplication()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (gender: AvatarGender) => {
      await viewer.chooseGender(gender)
      await client.refetchQueries({ queryKey: ['viewer'] }, { throwOnError: true })
    },
    onError: () => notifications.warn(laterCopy.avatar.failed),
  })
  /** A second click may come before the page is drawn anew: then the choice is on its way, or has arrived. */
  const choose = (gender: AvatarGender) => {
    const known = client.getQueryData<Viewer>(['viewer'])
    if (known && needsAvatar(known) && client.isMutating({ mutationKey }) === 0) mutate(gender)
  }
  return { choose, isPending }
}
