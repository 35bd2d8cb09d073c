import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, Wifi, WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useApplication } from '../app/ApplicationContext.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './ConnectionBar.module.css'
import { connectionWords as words } from './connectionWords.ts'
import { type ConnectionView, quiet, watchConnection } from './watchConnection.ts'

const icons = { offline: WifiOff, unreachable: CloudOff, back: Wifi } as const

/** A quiet bar at the lower edge while the network or the server is away. Only the news itself is spoken, not the seconds. */
export const ConnectionBar = () => {
  const { connection } = useApplication()
  const client = useQueryClient()
  const [watch] = useState(() => watchConnection(connection, client))
  const [view, setView] = useState(quiet)
  useEffect(() => {
    const subscription = watch.view$.subscribe(setView)
    return () => subscription.unsubscribe()
  }, [watch])
  const { news } = view
  const isDemoOffline = news === 'offline' && !connection.isNeeded
  return (
    <div className={styles['bar']} data-connection={news ?? undefined}>
      {news && <Icon of={icons[news]} size={20} className={styles['icon']} />}
      <div className={styles['words']}>
        <p role="status" className={styles['news']}>
          {isDemoOffline ? words.demo.offline : news && words.news[news]}
        </p>
        {news === 'offline' && <p>{isDemoOffline ? words.demo.goesOn : words.later}</p>}
        {news === 'unreachable' && <p className={styles['next']}>{nextStep(view)}</p>}
      </div>
      {news === 'unreachable' && (
        <button type="button" className={styles['try']} aria-disabled={view.isTrying} onClick={() => view.isTrying || watch.tryNow()}>
          {words.tryNow}
        </button>
      )}
    </div>
  )
}

const nextStep = ({ isTrying, secondsLeft }: ConnectionView) => {
  if (isTrying) return words.trying
  return secondsLeft === null ? words.soon : words.next(secondsLeft)
}
