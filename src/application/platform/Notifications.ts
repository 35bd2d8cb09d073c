import type { Notifier } from './Notifier.ts'

export interface Notification {
  readonly id: number
  readonly tone: 'warning' | 'success'
  readonly words: string
}

/** What is being said at the moment, for the place that shows it. */
export interface Notifications extends Notifier {
  current(): readonly Notification[]
  subscribe(changed: () => void): () => void
  dismiss(id: number): void
  /** While somebody reads, nothing goes away. */
  hold(held: boolean): void
}
