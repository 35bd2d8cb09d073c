import { describe, expect, it } from 'vitest'
import { emptySignup, needsGuardian, parseBirthYear, signupProblems } from '../../src/domain/signup.ts'

const thisYear = 2026
const good = { email: 'sea@example.kr', birthYear: '1986', agreesToTerms: true, hasGuardianConsent: false }
const problemsOf = (changes: Partial<typeof good>) => [...signupProblems({ ...good, ...changes }, thisYear)]

describe('a sign-up', () => {
  it('is complete with an address, a year of birth and the agreement', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('tells everything that is missing, in the order of the form', () => {
    expect([...signupProblems(emptySignup, thisYear)]).toEqual([
      ['email', 'emailMissing'],
      ['birthYear', 'birthYearMissing'],
      ['agreesToTerms', 'termsNotAgreed'],
    ])
  })

  it.each(['sea', 'sea@', '@example.kr', 'sea@example', 'sea @example.kr', 'a@b@c.kr', 'sea@example.k', 'sea@example..'])(
    '%j is no address',
    (email) => {
      expect(problemsOf({ email })).toEqual([['email', 'emailUnusable']])
    },
  )

  it('blanks around an address do not matter', () => {
    expect(problemsOf({ email: ' sea@example.kr ' })).toEqual([])
  })

  it.each(['26', '20265', 'abcd', '1905', '2027', '-986'])('%j is no year of birth', (birthYear) => {
    expect(problemsOf({ birthYear })).toEqual([['birthYear', 'birthYearUnusable']])
  })

  it('a year is read with blanks around it', () => {
    expect(parseBirthYear(' 2014 ', thisYear)).toBe(2014)
    expect(parseBirthYear('1906', thisYear)).toBe(1906)
  })

  it('who may be under 14 needs a guardian, also in the year of the fourteenth birthday', () => {
    expect(needsGuardian('2012', thisYear)).toBe(true)
    expect(needsGuardian('2011', thisYear)).toBe(false)
    expect(needsGuardian('', thisYear)).toBe(false)
    expect(problemsOf({ birthYear: '2014' })).toEqual([['hasGuardianConsent', 'guardianMissing']])
    expect(problemsOf({ birthYear: '2014', hasGuardianConsent: true })).toEqual([])
  })
})
