import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isOnChannel, type Site } from '../../domain/site/site.ts'

/**
 * The prerendered shell until the first answer is here: what is different in this installation is drawn together with that
 * answer. On a channel, whose page differs too much, it is null at once. Once null it stays so: a sign-out that empties the
 * cache does not bring the shell back.
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
    .some(({ state }) => state.status !== 'pending' || state.fetchFailureCount > 0)
