/** The six sea creatures of quests and problems (S-154). */
export const creatures = ['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK'] as const
export type Creature = (typeof creatures)[number]
