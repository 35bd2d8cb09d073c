/** 0 is Sunday (S-158). */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof weekdays)[number]
