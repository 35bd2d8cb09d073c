import type { Creature } from '../../src/domain/quest/creature.ts'

export const creatures = ['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK'] as const satisfies readonly Creature[]
