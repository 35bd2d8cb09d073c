import { type ProgrammingLanguage, programmingLanguages } from './programmingLanguage.ts'

/** What a guest has solved a problem with. */
export interface GuestSuccess {
  readonly language: ProgrammingLanguage
  readonly code: string
}

/** As it is kept: its language on a line of its own, then the code. */
export function guestSuccessText({ language, code }: GuestSuccess): string {
  return `${language}\n${code}`
}

/** Its language is null where only the code was kept. */
export function parseGuestSuccess(text: string): Pick<GuestSuccess, 'code'> & { readonly language: ProgrammingLanguage | null } {
  const language = programmingLanguages.find((one) => text.startsWith(`${one}\n`)) ?? null
  return { language, code: language === null ? text : text.slice(language.length + 1) }
}
