import { expect, it } from 'vitest'
import { businessFields } from '../../../src/domain/channel/BusinessInfo.ts'
import { businessFacts } from '../../../src/domain/channel/businessFacts.ts'
import { aBusiness } from './aBusiness.ts'

it('a business is told of in the same order everywhere [S-104]', () => {
  expect(businessFacts(aBusiness)).toEqual([
    ['businessName', '(주)해온'],
    ['representative', '문해온'],
    ['businessNumber', '000-12-30401'],
    ['telephone', '02-000-1204'],
    ['email', 'hello@haeon.example'],
    ['address', '서울특별시 마포구 물빛로 24'],
  ])
})

it('nothing that the backend tells of a business is left out [S-104]', () => {
  expect(
    businessFacts(aBusiness)
      .map(([field]) => field)
      .toSorted(),
  ).toEqual(businessFields.toSorted())
})

it('what is not known of a business is left out [A-79]', () => {
  const facts = businessFacts({ ...aBusiness, representative: null, businessNumber: null, telephone: null, email: '' })
  expect(facts.map(([field]) => field)).toEqual(['businessName', 'address'])
})
