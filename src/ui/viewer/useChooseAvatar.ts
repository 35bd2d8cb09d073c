import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeChooseAvatar } from '../../application/viewer/chooseAvatar.ts'
import type { AvatarGender } from '../../domain/viewer/Gender.ts'
import { needsAvatar } from '../../domain/viewer/needsAvatar.ts'
import { guest, type Viewer } from '../../domain/viewer/Viewer.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { laterCopy } from '../laterCopy.ts'
import { viewerQuery } from './useViewer.ts'

const words = laterCopy.avatar
const mutationKey = ['avatar']

/** Has the avatar made, and says so if it was not. The viewer who is read after it is the page's. */
export const useChooseAvatar = () => {
  const { viewer, notifications } = useApplication()
  const client = useQueryClient()
  const { queryKey } = viewerQuery({ viewer })
  const [chooseAvatar] = useState(() => makeChooseAvatar(viewer))
  const newest = () => client.getQueryData<Viewer>(queryKey) ?? guest
  const readViewer = async () => {
    await client.refetchQueries({ queryKey }, { throwOnError: true })
    return newest()
  }
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (gender: AvatarGender) => chooseAvatar(gender, readViewer),
    onSuccess(outcome) {
      if (outcome !== 'chosen') notifications.warn(words[outcome])
    },
  })
  /** A second click may come before the page is drawn anew: then the choice is on its way, or has arrived. */
  const choose = (gender: AvatarGender) => {
    if (needsAvatar(newest()) && client.isMutating({ mutationKey }) === 0) mutate(gender)
  }
  return { choose, isPending }
}
