import { BehaviorSubject, NEVER, type SchedulerLike, type Subscription, switchMap, timer } from 'rxjs'
import type { Notification, Notifications } from '../../application/platform.ts'

const shownFor = 5_000

/** What is said stays for five seconds, and as long as somebody points at it. The same words are not said twice at a time: they just stay longer. */
export function createNotifications(scheduler?: SchedulerLike): Notifications {
  const shown$ = new BehaviorSubject<readonly Notification[]>([])
  const held$ = new BehaviorSubject(false)
  const leaving = new Map<number, Subscription>()
  let last = 0

  const dismiss = (id: number) => {
    leaving.get(id)?.unsubscribe()
    leaving.delete(id)
    shown$.next(shown$.value.filter((notification) => notification.id !== id))
  }
  const stay = (id: number) => {
    leaving.get(id)?.unsubscribe()
    const over$ = held$.pipe(switchMap((held) => (held ? NEVER : timer(shownFor, scheduler))))
    leaving.set(
      id,
      over$.subscribe(() => dismiss(id)),
    )
  }
  const say = (tone: Notification['tone'], words: string) => {
    const same = shown$.value.find((notification) => notification.tone === tone && notification.words === words)
    const id = same?.id ?? ++last
    if (!same) shown$.next([...shown$.value, { id, tone, words }])
    stay(id)
  }

  return {
    warn: (words) => say('warning', words),
    success: (words) => say('success', words),
    current: () => shown$.value,
    subscribe(changed) {
      const subscription = shown$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    dismiss,
    hold: (held) => held$.next(held),
  }
}
