/** One class attribute out of those that apply. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** A text that is read in one go, as a date or a time, and never broken between its words. */
export const withNonBreakingSpaces = (text: string): string => text.replaceAll(' ', '\u00A0')
