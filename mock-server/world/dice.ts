import { base, Faker, ko } from '@faker-js/faker'

/** Chance that comes out the same for the same seed and topic, in whatever order the topics are asked for. */
export interface Dice {
  roll<T>(topic: string, draw: (faker: Faker) => T): T
}

export function createDice(seed: number, now: Date): Dice {
  const faker = new Faker({ locale: [ko, base] })
  faker.setDefaultRefDate(now)
  let rolling = false
  return {
    roll(topic, draw) {
      if (rolling) throw new Error(`a roll inside a roll: ${topic}`)
      rolling = true
      faker.seed(hash(`${seed}/${topic}`))
      try {
        return draw(faker)
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
