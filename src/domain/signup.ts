/** The fields of the form for a new account. */
export interface SignupForm {
  readonly email: string
  /** The text as it was typed. */
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
/** The age in years below which a guardian must consent. */
const ageOfConsent = 14

/** Parses a four-digit year in which a living person can be born; null for anything else. */
export function parseBirthYear(typed: string, thisYear: number): number | null {
  const year = /^\s*\d{4}\s*$/.test(typed) ? Number(typed) : Number.NaN
  return year >= thisYear - oldestAge && year <= thisYear ? year : null
}

/** Tells whether a guardian must consent. The year does not tell if this year's birthday is over, so the younger age is assumed. */
export function needsGuardian(typed: string, thisYear: number): boolean {
  const year = parseBirthYear(typed, thisYear)
  return year !== null && thisYear - year <= ageOfConsent
}

/** Lists the problems of the form in its order; empty when it can be sent. */
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
