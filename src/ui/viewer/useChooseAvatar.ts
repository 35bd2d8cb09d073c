import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { mayHaveWorked } from '../../application/platform/mayHaveWorked.ts'
import { statusOf } from '../../application/platform/statusOf.ts'
import type { AvatarGender } from '../../domain/viewer/Gender.ts'
import { needsAvatar } from '../../domain/viewer/needsAvatar.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { laterCopy } from '../laterCopy.ts'

const words = laterCopy.avatar
const mutationKey = ['avatar']

/** Sends the choice, then asks who the viewer is now: only that answer counts (S-018, S-019), also where the choice's own was lost (F-084). */
export const useChooseAvatar = () => {
  const { viewer, notifications } = useApplication()
  const client = useQueryClient()
  /** Not sent again because the viewer could not be read afterwards. */
  const accepted = useRef<AvatarGender>(null)
  const isNeeded = () => {
    const known = client.getQueryData<Viewer>(['viewer'])
    return known !== undefined && needsAvatar(known)
  }
  /** What failed, if it may have worked all the same. */
  const send = async (gender: AvatarGender): Promise<unknown> => {
    try {
      await viewer.chooseGender(gender)
      accepted.current = gender
      return null
    } catch (error) {
      if (mayHaveWorked(statusOf(error))) return error
      throw error
    }
  }
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (gender: AvatarGender) => {
      const failure = accepted.current === gender ? null : await send(gender)
      await client.refetchQueries({ queryKey: ['viewer'] }, { throwOnError: true })
      accepted.current = null
      if (failure !== null && isNeeded()) throw failure
    },
    onError: () => notifications.warn(accepted.current === null ? words.failed : words.unread),
  })
  /** A second click may come before the page is drawn anew: then the choice is on its way, or has arrived. */
  const choose = (gender: AvatarGender) => {
    if (isNeeded() && client.isMutating({ mutationKey }) === 0) mutate(gender)
  }
  return { choose, isPending }
}
