import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isOnChannel, type Site } from '../../domain/site/site.ts'

/**
 * Returns the prerendered shell until the first answer, which is rendered together with the differences of this installation. Null at once
 * on a channel, whose page differs too much. Once null it stays null, also when a sign-out empties the cache.
 */
export const useShell = <Shell>(shell: Shell | null, client: QueryClient, expectedSite: Site): Shell | null => {
  const [isOver, setOver] = useState(shell === null)
  const waits = !isOnChannel(expectedSite)
  useEffect(() => {
    if (isOver) return
    const isDue = () => !waits || hasAnswer(client)
    if (isDue()) return setOver(true)
    const stop = client.getQueryCache().subscribe(() => {
      if (!isDue()) return
      stop()
      setOver(true)
    })
    return stop
  }, [client, isOver, waits])
  return isOver ? null : shell
}

const hasAnswer = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.dataUpdateCount > 0 || state.fetchFailureCount > 0)
