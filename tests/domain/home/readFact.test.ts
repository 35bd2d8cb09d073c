import { expect, it } from 'vitest'
import { planHome } from '../../../src/domain/home/planHome.ts'
import { readFact } from '../../../src/domain/home/readFact.ts'
import { aHome } from './aHome.ts'

it('a reason comes apart into what was asked, about what, and what was found [S-334]', () => {
  expect(readFact('signedIn: no')).toEqual({ name: 'signedIn', about: null, answer: 'no' })
  expect(readFact('hasItems(courses): waiting')).toEqual({ name: 'hasItems', about: 'courses', answer: 'waiting' })
  expect(readFact('because I say so')).toBeNull()
})

it('every reason of every section can be read [S-334]', () => {
  for (const { id, because } of planHome(aHome())) for (const fact of because) expect(readFact(fact), id).not.toBeNull()
})

it('what settled a section is among its reasons [S-334]', () => {
  for (const { id, because, decidedBy } of planHome(aHome())) {
    expect(decidedBy.length, id).toBeGreaterThan(0)
    expect(because, id).toEqual(expect.arrayContaining([...decidedBy]))
  }
})
