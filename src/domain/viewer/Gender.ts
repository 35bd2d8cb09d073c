export const genders = ['MAN', 'WOMAN', 'NOT_SELECTED'] as const
export type Gender = (typeof genders)[number]
