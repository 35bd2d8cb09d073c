/** Joins the class names that apply into one class attribute. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Replaces spaces by non-breaking ones, for a text such as a date or a time that must stay on one line. */
export const withNonBreakingSpaces = (text: string): string => text.replaceAll(' ', '\u00A0')
