import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Site } from '../../domain/site/Site.ts'
import { isOnChannel } from '../../domain/site/siteOf.ts'

interface Taken {
  /** Whether the page is drawn over the prerendered one, or is that one. */
  readonly isPrerendered: boolean
  readonly expectedSite: Site
}

/**
 * True where the page is prerendered, and where it is taken over until the first answer is here: what differs in this
 * installation is drawn together with that. A channel's page differs too much to wait. Once false it stays so: a sign-out
 * that forgets every answer does not bring the prerendered view back.
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
