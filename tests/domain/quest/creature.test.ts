import { expect, it } from 'vitest'
import { creatures } from '../../../src/domain/quest/creature.ts'

it('knows exactly six sea creatures [S-002 S-154]', () => {
  expect(creatures).toEqual(['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK'])
})
