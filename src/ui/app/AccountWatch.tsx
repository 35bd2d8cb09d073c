import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountOf, isSignedIn } from '../../domain/viewer.ts'
import { NewVersionNote } from './NewVersionNote.tsx'
import { useApplication } from '../kit/application.ts'
import { focusHeadingIfLost } from '../kit/focus.ts'
import { queriesNamed } from '../kit/query.ts'
import { viewerQuery } from '../viewer/useViewer.ts'

const channelName = 'account'

/** The script in index.html reads it, too, before the first paint. */
const signedInKey = 'signedIn'

/**
 * Tells the page's calls and the site's other windows which account is shown. Refetches the viewer when a window shows another, or a write
 * is refused for that. Toasts of the former account are removed. The note of a new version is part of the same chunk, which every page loads.
 */
export const AccountWatch = () => {
  const application = useApplication()
  const client = useQueryClient()
  const { showAccount, notifications } = application
  const { data: viewer } = useQuery(viewerQuery(application))
  const account = viewer === undefined ? null : accountOf(viewer)
  const replaced = viewer?.replaced
  useEffect(() => {
    if (replaced === undefined) return
    for (const { id } of notifications.current()) notifications.dismiss(id)
    focusHeadingIfLost()
  }, [notifications, replaced])
  useEffect(() => {
    showAccount(account, () => void client.refetchQueries(queriesNamed('viewer')))
    return () => showAccount(null, () => {})
  }, [client, showAccount, account])
  useEffect(() => {
    if (account === null || typeof BroadcastChannel === 'undefined') return
    const windows = new BroadcastChannel(channelName)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone, and takes no other
    windows.postMessage(account)
    windows.addEventListener('message', ({ data }) => {
      if (data !== account) void client.refetchQueries(queriesNamed('viewer'))
    })
    return () => windows.close()
  }, [client, account])
  useRememberedSignIn(viewer && isSignedIn(viewer))
  return <NewVersionNote />
}

/**
 * Remembers whether somebody is signed in: the script in index.html then marks the next page before its first paint, and the home page
 * draws a lower banner. This page changes its mark only when somebody signs in or out on it; the first answer must not move what one reads.
 */
const useRememberedSignIn = (signedIn: boolean | undefined) => {
  const { store } = useApplication()
  const before = useRef(signedIn)
  useEffect(() => {
    if (signedIn === undefined) return
    if (signedIn) store.set(signedInKey, 'true')
    else store.remove(signedInKey)
    if (before.current !== undefined && before.current !== signedIn) document.documentElement.toggleAttribute('data-signed-in', signedIn)
    before.current = signedIn
  }, [store, signedIn])
}
