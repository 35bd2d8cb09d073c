import { expect, it } from 'vitest'
import { businessFacts } from '../../../src/domain/channel/businessFacts.ts'

const business = {
  isUsed: true,
  businessName: '(주)해온',
  telephone: '02-000-1204',
  address: '서울특별시 마포구 물빛로 24',
  email: 'hello@haeon.example',
  representative: '문해온',
  businessNumber: '000-12-30401',
}

it('a business is told of in the same order everywhere [S-104]', () => {
  expect(businessFacts(business)).toEqual([
    ['businessName', '(주)해온'],
    ['representative', '문해온'],
    ['businessNumber', '000-12-30401'],
    ['telephone', '02-000-1204'],
    ['email', 'hello@haeon.example'],
    ['address', '서울특별시 마포구 물빛로 24'],
  ])
})

it('what is not known of a business is left out [A-79]', () => {
  const facts = businessFacts({ ...business, representative: null, businessNumber: null, telephone: null, email: '' })
  expect(facts.map(([field]) => field)).toEqual(['businessName', 'address'])
})
