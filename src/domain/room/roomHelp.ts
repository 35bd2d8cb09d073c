import type { Participation, RoomDetail } from './room.ts'

/** The kinds of help with a problem that also exist outside of rooms. */
export const helps = ['HINT', 'TUTOR', 'COUNTEREXAMPLE', 'QUESTION', 'TRIAL', 'EARLIER_ANSWER'] as const
export type Help = (typeof helps)[number]

const minuteMs = 60_000

/**
 * Tells whether a person's time in a room still closes help with its tasks, on every page. Late answers count as if they were sent in time,
 * so help stays closed as long as they may arrive.
 * @param now in ms, by the server's clock
 */
export function closesHelp(
  { lateMinutes }: Pick<RoomDetail, 'lateMinutes'>,
  { endDate }: Pick<Participation, 'endDate'>,
  now: number,
): boolean {
  return now < Date.parse(endDate) + lateMinutes * minuteMs
}

type HelpRules = Pick<RoomDetail, 'allowsHints' | 'allowsTutor' | 'verdicts'>

/** Tells whether a room forbids a help. It may allow hints and the tutor, but never help from other people or earlier attempts. */
export function forbidsHelp({ allowsHints, allowsTutor, verdicts }: HelpRules, help: Help): boolean {
  const keepsVerdicts = verdicts === 'AT_END'
  switch (help) {
    case 'HINT':
      return !allowsHints
    case 'TUTOR':
      return !allowsTutor
    case 'COUNTEREXAMPLE':
      // A search that finds nothing also reveals the verdict.
      return !allowsTutor || keepsVerdicts
    case 'TRIAL':
      return keepsVerdicts
    case 'QUESTION':
    case 'EARLIER_ANSWER':
      return true
  }
}
