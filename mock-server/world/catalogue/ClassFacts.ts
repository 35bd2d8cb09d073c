import type { Price } from './Price.ts'
import type { Topic } from './topics.ts'

export interface ClassFacts extends Price {
  readonly title: string
  readonly comment: string
  readonly topic: Topic
  /** How many can join. */
  readonly capacity: number
}

export function lesson(topic: Topic, capacity: number, price: Price, title: string, comment: string): ClassFacts {
  return { topic, capacity, ...price, title, comment }
}
