import { notifyManager, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff, UserRoundCog, UserRoundX, Wifi, WifiOff } from 'lucide'
import { Fragment, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LoadedSite } from '../../application/site.ts'
import { type ConnectionView, idleView, monitorConnection } from './monitorConnection.ts'
import { usePathname } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { focusHeadingIfLost } from '../kit/focus.ts'
import { Icon } from '../kit/Icon.tsx'
import { isolated } from '../../domain/format.ts'
import { guest, type Viewer } from '../../domain/viewer.ts'
import { siteQuery } from '../site/useSite.ts'
import styles from './ConnectionBar.module.css'

const durationText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  return [minutes > 0 && `${minutes}분`, seconds % 60 > 0 && `${seconds % 60}초`].filter(Boolean).join(' ')
}

const connectionWords = {
  news: {
    offline: '인터넷 연결이 끊겼어요.',
    unreachable: '서버에 연결되지 않아요.',
    back: '다시 연결됐어요.',
    unknown: '로그인 상태를 확인하지 못했어요.',
    ended: '로그인이 끝났어요. 쓴 것은 그대로 있어요.',
  },
  replaced: (now: string | null, former: string | null) =>
    `다른 창에서 계정이 바뀌어, 이제 ${now === null ? '새로 로그인한 사람' : `${now === former ? '이름이 같은 다른 ' : ''}${isolated(now)} 님`}의 화면이에요. 보내지 않은 글은 ${former === null || now === former ? '쓰던 사람' : `${isolated(former)} 님`}이 다시 로그인하면 그대로 있어요.`,
  understood: '확인',
  later: '연결되면 새로 불러올게요.',
  demo: { offline: '지금은 오프라인이에요.', goesOn: '데모는 그대로 쓸 수 있어요.' },
  next: (seconds: number) => `${durationText(seconds)} 뒤 다시 시도해요.`,
  soon: '곧 다시 시도해요.',
  trying: '다시 연결하고 있어요.',
  tryNow: '지금 다시 시도',
  ask: '다시 확인',
  asking: '로그인 상태를 확인하고 있어요.',
  signIn: '로그인',
} as const

const retryDelayMs = 2_000
const maxAttempts = 3

/** Reads a channel's settings up to twice more if they did not come with the site, because they tell what the channel hides. */
export const useRetryChannelSettings = (): void => {
  useQuery({
    ...siteQuery(useApplication(), usePathname()),
    enabled: lacksSettings,
    refetchInterval: retryDelayMs,
    refetchOnMount: false,
    notifyOnChangeProps: [],
  })
}

const lacksSettings = ({ state: { data, dataUpdateCount } }: Query<LoadedSite>) =>
  data !== undefined && data.site.channelDomain !== null && data.channel === null && dataUpdateCount < maxAttempts

const queryKey = ['viewer'] as const

interface ViewerCheck {
  /** True if the viewer could not be read, so that the page is rendered for a guest (F-012). */
  readonly isUnknown: boolean
  readonly isChecking: boolean
  /** True if the session has ended while the page still shows the former viewer's data. */
  readonly hasEnded: boolean
  readonly isEndAnnounced: boolean
  /** The news that another account has taken the place of the one that the page was shown to; null if none has. */
  readonly replacedText: string | null
  /** Keys the news, so that the same words about the next account are read out, too. */
  readonly account: string
  check(): Promise<void>
  dismissReplaced(): void
}

/** Observes the viewer query, and starts it only on demand. */
const useViewerCheck = (): ViewerCheck => {
  const client = useQueryClient()
  const listen = useCallback((change: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(change)), [client])
  const state = useSyncExternalStore(listen, () => client.getQueryState<Viewer>(queryKey))
  const hasEnded = state?.data?.hasSessionEnded === true
  const pathname = usePathname()
  const endedAt = useRef<string | null>(null)
  useEffect(() => {
    const before = endedAt.current
    endedAt.current = hasEnded ? pathname : null
    // After the end of a session, the next page is a guest's.
    if (hasEnded && before !== null && before !== pathname) client.setQueryData(queryKey, guest)
  }, [client, hasEnded, pathname])
  return {
    hasEnded,
    isEndAnnounced: state?.data?.isEndAnnounced === true,
    replacedText: state?.data?.replaced === undefined ? null : connectionWords.replaced(state.data.nickname, state.data.replaced.nickname),
    account: String(state?.data?.userId),
    isUnknown: state !== undefined && state.data === undefined && state.errorUpdateCount > 0,
    isChecking: state?.fetchStatus === 'fetching',
    async check() {
      await client.refetchQueries({ queryKey })
      // Once the viewer is known, the button that was pressed disappears.
      focusHeadingIfLost()
    },
    dismissReplaced() {
      client.setQueryData<Viewer>(queryKey, (viewer) => viewer && omitReplaced(viewer))
      focusHeadingIfLost()
    },
  }
}

const omitReplaced = ({ replaced: _, ...viewer }: Viewer): Viewer => viewer

const icons = {
  offline: WifiOff,
  unreachable: CloudOff,
  back: Wifi,
  unknown: UserRoundX,
  ended: UserRoundX,
  replaced: UserRoundCog,
} as const

/**
 * Shows a bar at the lower edge while the network or the server is unreachable, or the viewer is unknown. Screen readers get the news,
 * not the countdown.
 */
export const ConnectionBar = () => {
  const { connection, settings } = useApplication()
  const client = useQueryClient()
  const [watch] = useState(() => monitorConnection(connection, client))
  const [view, setView] = useState(idleView)
  const viewer = useViewerCheck()
  useRetryChannelSettings()
  useEffect(() => {
    const subscription = watch.view$.subscribe(setView)
    return () => subscription.unsubscribe()
  }, [watch])
  const notice = view.notice ?? noticeOf(viewer)
  const isDemoOffline = notice === 'offline' && !connection.needsNetwork
  return (
    <div className={styles['bar']} data-connection={notice ?? undefined}>
      {notice && <Icon icon={icons[notice]} size={20} className={styles['icon']} />}
      <div className={styles['words']}>
        <p aria-live={notice === 'ended' && viewer.isEndAnnounced ? 'off' : 'polite'} className={styles['news']}>
          <Fragment key={viewer.account}>{isDemoOffline ? connectionWords.demo.offline : notice && newsOf(notice, viewer)}</Fragment>
        </p>
        {notice === 'offline' && <p>{isDemoOffline ? connectionWords.demo.goesOn : connectionWords.later}</p>}
        {notice === 'unreachable' && <p className={styles['next']}>{nextTryText(view)}</p>}
      </div>
      {notice === 'unreachable' && <TryButton isTrying={view.isRetrying} label={connectionWords.tryNow} onTry={() => watch.tryNow()} />}
      {notice === 'unknown' && <TryButton isTrying={viewer.isChecking} label={connectionWords.ask} onTry={() => void viewer.check()} />}
      {notice === 'replaced' && (
        <button type="button" className={styles['try']} onClick={viewer.dismissReplaced}>
          {connectionWords.understood}
        </button>
      )}
      {notice === 'ended' && (
        <a href={settings.loginUrl} className={styles['try']}>
          {connectionWords.signIn}
        </a>
      )}
    </div>
  )
}

type Notice = keyof typeof icons

function noticeOf({ hasEnded, replacedText, isUnknown }: ViewerCheck): Notice | null {
  if (hasEnded) return 'ended'
  if (replacedText !== null) return 'replaced'
  return isUnknown ? 'unknown' : null
}

function newsOf(notice: Notice, { isChecking, replacedText }: ViewerCheck): string | null {
  if (notice === 'replaced') return replacedText
  return notice === 'unknown' && isChecking ? connectionWords.asking : connectionWords.news[notice]
}

interface TryButtonProps {
  readonly isTrying: boolean
  readonly label: string
  onTry(): void
}

const TryButton = ({ isTrying, label, onTry }: TryButtonProps) => (
  <button type="button" className={styles['try']} aria-disabled={isTrying} onClick={() => isTrying || onTry()}>
    {label}
  </button>
)

const nextTryText = ({ isRetrying, secondsLeft }: ConnectionView) => {
  if (isRetrying) return connectionWords.trying
  return secondsLeft === null ? connectionWords.soon : connectionWords.next(secondsLeft)
}
