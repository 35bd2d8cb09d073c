import { base, Faker, ko } from '@faker-js/faker'

/** Chance that comes out the same for the same seed and topic, in whatever order and however often the topics are asked for. */
export interface Dice {
  roll<T>(topic: string, draw: (faker: Faker) => T): T
}

export function createDice(seed: number, now: Date): Dice {
  const faker = new Faker({ locale: [ko, base] })
  faker.setDefaultRefDate(now)
  const rolled = new Map<string, unknown>()
  let rolling = false
  return {
    roll<T>(topic: string, draw: (faker: Faker) => T): T {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a topic is always drawn by the same hand
      if (rolled.has(topic)) return rolled.get(topic) as T
      if (rolling) throw new Error(`a roll inside a roll: ${topic}`)
      rolling = true
      faker.seed(hash(`${seed}/${topic}`))
      try {
        const result = draw(faker)
        rolled.set(topic, result)
        return result
      } finally {
        rolling = false
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
