import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Site } from '../../domain/site/Site.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'

interface Taken {
  /** Whether the page is being prerendered, or hydrates a prerendered one. */
  readonly isPrerendered: boolean
  readonly expectedSite: Site
}

/**
 * True while prerendering, and during hydration until the first answer is here: what is different in this installation is
 * drawn together with that answer. On a channel, whose page differs too much, it is false at once. Once false it stays so:
 * a sign-out that empties the cache does not bring the prerendered view back.
 */
export const useIsShell = (client: QueryClient, { isPrerendered, expectedSite }: Taken): boolean => {
  const [isShell, setShell] = useState(isPrerendered)
  const waits = !isOnChannel(expectedSite)
  useEffect(() => {
    if (!isShell) return
    const isDue = () => !waits || hasAnswer(client)
    if (isDue()) return setShell(false)
    const stop = client.getQueryCache().subscribe(() => {
      if (!isDue()) return
      stop()
      setShell(false)
    })
    return stop
  }, [client, isShell, waits])
  return isShell
}

const hasAnswer = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status !== 'pending' || state.fetchFailureCount > 0)
