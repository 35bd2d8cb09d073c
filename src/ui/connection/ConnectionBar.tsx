import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, UserRoundX, Wifi, WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useApplication } from '../app/ApplicationContext.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './ConnectionBar.module.css'
import { connectionWords as words } from './connectionWords.ts'
import { useChannelSettingsAgain } from './useChannelSettingsAgain.ts'
import { useUnknownViewer } from './useUnknownViewer.ts'
import { type ConnectionView, quiet, watchConnection } from './watchConnection.ts'

const icons = { offline: WifiOff, unreachable: CloudOff, back: Wifi, unknown: UserRoundX } as const

/**
 * A quiet bar at the lower edge while the network or the server is away, or while it is unknown who the viewer is.
 * Screen readers hear only the news itself, not the countdown.
 */
export const ConnectionBar = () => {
  const { connection } = useApplication()
  const client = useQueryClient()
  const [watch] = useState(() => watchConnection(connection, client))
  const [view, setView] = useState(quiet)
  const viewer = useUnknownViewer()
  useChannelSettingsAgain()
  useEffect(() => {
    const subscription = watch.view$.subscribe(setView)
    return () => subscription.unsubscribe()
  }, [watch])
  const news = view.news ?? (viewer.isUnknown ? 'unknown' : null)
  const isDemoOffline = news === 'offline' && !connection.isNeeded
  return (
    <div className={styles['bar']} data-connection={news ?? undefined}>
      {news && <Icon of={icons[news]} size={20} className={styles['icon']} />}
      <div className={styles['words']}>
        <p aria-live="polite" className={styles['news']}>
          {isDemoOffline ? words.demo.offline : news && (news === 'unknown' && viewer.isAsking ? words.asking : words.news[news])}
        </p>
        {news === 'offline' && <p>{isDemoOffline ? words.demo.goesOn : words.later}</p>}
        {news === 'unreachable' && <p className={styles['next']}>{nextStep(view)}</p>}
      </div>
      {news === 'unreachable' && <Try isTrying={view.isTrying} label={words.tryNow} onTry={() => watch.tryNow()} />}
      {news === 'unknown' && <Try isTrying={viewer.isAsking} label={words.ask} onTry={() => void viewer.ask()} />}
    </div>
  )
}

interface TryProps {
  readonly isTrying: boolean
  readonly label: string
  onTry(): void
}

const Try = ({ isTrying, label, onTry }: TryProps) => (
  <button type="button" className={styles['try']} aria-disabled={isTrying} onClick={() => isTrying || onTry()}>
    {label}
  </button>
)

const nextStep = ({ isTrying, secondsLeft }: ConnectionView) => {
  if (isTrying) return words.trying
  return secondsLeft === null ? words.soon : words.next(secondsLeft)
}
