import { expect, it } from 'vitest'
import { httpShopRepository } from '../../../src/adapters/http/shop.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import { stubbedJson } from './stubFetch.ts'
import { productQuery } from '../../../src/domain/shop/product.ts'

it.each([
  [null, 'products'],
  ['모자', 'search/products'],
])('with the keyword %s the list comes from %s', async (keyword, path) => {
  const { client, requests } = stubbedJson({ productList: [], totalCount: 0 })
  await httpShopRepository(client, recordingLog()).find({ ...productQuery.initial, keyword })
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([`/product/v1/${path}`])
})
