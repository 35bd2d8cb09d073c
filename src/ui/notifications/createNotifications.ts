import { BehaviorSubject, NEVER, type SchedulerLike, type Subscription, switchMap, timer } from 'rxjs'
import type { Notification, Notifications } from '../../application/platform.ts'

const durationMs = 5_000

/** Creates the store of notifications. Each stays for five seconds, or longer while hovered; a repeated text only stays longer. */
export function createNotifications(scheduler?: SchedulerLike): Notifications {
  const shown$ = new BehaviorSubject<readonly Notification[]>([])
  const paused$ = new BehaviorSubject(false)
  const timers = new Map<number, Subscription>()
  let last = 0

  const dismiss = (id: number) => {
    timers.get(id)?.unsubscribe()
    timers.delete(id)
    shown$.next(shown$.value.filter((notification) => notification.id !== id))
  }
  const restartTimer = (id: number) => {
    timers.get(id)?.unsubscribe()
    const over$ = paused$.pipe(switchMap((held) => (held ? NEVER : timer(durationMs, scheduler))))
    timers.set(
      id,
      over$.subscribe(() => dismiss(id)),
    )
  }
  const show = (tone: Notification['tone'], words: string) => {
    const same = shown$.value.find((notification) => notification.tone === tone && notification.text === words)
    const id = same?.id ?? ++last
    if (!same) shown$.next([...shown$.value, { id, tone, text: words }])
    restartTimer(id)
  }

  return {
    warn: (words) => show('warning', words),
    success: (words) => show('success', words),
    current: () => shown$.value,
    subscribe(changed) {
      const subscription = shown$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    dismiss,
    pause: (held) => paused$.next(held),
  }
}
