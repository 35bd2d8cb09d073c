/** What a new account asks for. */
export interface SignupForm {
  readonly email: string
  /** As typed. */
  readonly birthYear: string
  readonly agreesToTerms: boolean
  readonly hasGuardianConsent: boolean
}

export const emptySignup: SignupForm = { email: '', birthYear: '', agreesToTerms: false, hasGuardianConsent: false }

export type SignupField = keyof SignupForm

export type SignupProblem =
  | 'emailMissing'
  | 'emailUnusable'
  | 'birthYearMissing'
  | 'birthYearUnusable'
  | 'termsNotAgreed'
  | 'guardianMissing'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const oldestAge = 120
/** Younger ones sign up with their guardian's consent. */
const ageOfConsent = 14

/** A four-digit year in which somebody who lives was born; null for anything else. */
export function parseBirthYear(typed: string, thisYear: number): number | null {
  const year = /^\s*\d{4}\s*$/.test(typed) ? Number(typed) : Number.NaN
  return year >= thisYear - oldestAge && year <= thisYear ? year : null
}

/** The year alone does not tell whether the birthday has been: whoever may be younger is asked. */
export function needsGuardian(typed: string, thisYear: number): boolean {
  const year = parseBirthYear(typed, thisYear)
  return year !== null && thisYear - year <= ageOfConsent
}

/** What stands in the way, in the order of the form; empty when nothing does. */
export function signupProblems(form: SignupForm, thisYear: number): ReadonlyMap<SignupField, SignupProblem> {
  const problems = new Map<SignupField, SignupProblem>()
  const email = form.email.trim()
  if (email === '') problems.set('email', 'emailMissing')
  else if (!emailPattern.test(email)) problems.set('email', 'emailUnusable')
  if (form.birthYear.trim() === '') problems.set('birthYear', 'birthYearMissing')
  else if (parseBirthYear(form.birthYear, thisYear) === null) problems.set('birthYear', 'birthYearUnusable')
  if (needsGuardian(form.birthYear, thisYear) && !form.hasGuardianConsent) problems.set('hasGuardianConsent', 'guardianMissing')
  if (!form.agreesToTerms) problems.set('agreesToTerms', 'termsNotAgreed')
  return problems
}
