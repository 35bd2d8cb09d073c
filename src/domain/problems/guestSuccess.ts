import { type ProgrammingLanguage, programmingLanguages } from './programmingLanguage.ts'

/** A guest's successful solution of a problem. */
export interface GuestSuccess {
  readonly language: ProgrammingLanguage
  readonly code: string
}

/** Serializes a solution for storage: its language on a line of its own, then the code. */
export function guestSuccessText({ language, code }: GuestSuccess): string {
  return `${language}\n${code}`
}

/** Parses a stored solution; the language is null where only the code was stored. */
export function parseGuestSuccess(text: string): Pick<GuestSuccess, 'code'> & { readonly language: ProgrammingLanguage | null } {
  const language = programmingLanguages.find((one) => text.startsWith(`${one}\n`)) ?? null
  return { language, code: language === null ? text : text.slice(language.length + 1) }
}
