import { base, Faker, ko } from '@faker-js/faker'

/** A faker whose values depend on the seed and the topic alone, not on the order or number of draws. */
export interface SeededFaker {
  draw<T>(topic: string, make: (faker: Faker) => T): T
}

export function createSeededFaker(seed: number, now: Date): SeededFaker {
  const faker = new Faker({ locale: [ko, base] })
  faker.setDefaultRefDate(now)
  const drawn = new Map<string, unknown>()
  let isDrawing = false
  return {
    draw<T>(topic: string, make: (faker: Faker) => T): T {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a topic is always drawn by the same function
      if (drawn.has(topic)) return drawn.get(topic) as T
      if (isDrawing) throw new Error(`a draw inside a draw: ${topic}`)
      isDrawing = true
      faker.seed(hash(`${seed}/${topic}`))
      try {
        const result = make(faker)
        drawn.set(topic, result)
        return result
      } finally {
        isDrawing = false
      }
    },
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}
