import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ShopRepository } from '../../../src/application/shop.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { ShopPage } from '../../../src/ui/shop/ShopPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeShop } from '../../fakes/features.ts'
import { lostConnection, refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'
import { aProduct, aWardrobeItem } from './aProduct.ts'

const hat = aProduct()
const suit = aProduct({
  productId: 20_306,
  itemId: 306,
  title: '우주 탐험복',
  itemCategory: 'ONE_PIECE',
  spriteStand1: '/s.svg',
  cost: 2_900,
  paymentType: 'CASH',
})
const shirt = aProduct({ productId: 20_201, itemId: 201, title: '파도 줄무늬 티', itemCategory: 'TOP', spriteStand1: '/t.svg', cost: 120 })
const rich: Viewer = { ...learner, point: 600 }

async function open(answers: Partial<ShopRepository> = {}, viewer: Viewer = rich, at = '/shop?page=1&order=POPULAR&', isDemo = true) {
  let items = [aWardrobeItem()]
  const find = vi.fn<ShopRepository['find']>(async () => ({ items: [hat, suit, shirt], totalCount: 3, pageSize: 24 }))
  const purchase = vi.fn<ShopRepository['purchase']>(answers.purchase ?? (async () => ({ userItemId: 41_208, point: 120 })))
  const equip = vi.fn<ShopRepository['equip']>(async () => {})
  const shop = fakeShop({
    wardrobe: async () => items,
    find,
    ...answers,
    equip,
    async purchase(id) {
      const bought = await purchase(id)
      items = [aWardrobeItem({ userItemId: bought.userItemId, itemId: hat.itemId, title: hat.title, isEquipped: false }), ...items]
      return bought
    },
  })
  const viewers = { current: async () => viewer, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() }
  const application = anApplication({ viewer: viewers, features: fakeFeatures({ shop }) })
  let browser: ReturnType<typeof openAt> | null = null
  await act(async () => {
    browser = openAt(
      at,
      <ShopPage />,
      application,
      isDemo ? { Pages: () => null, enterAs() {}, hrefForOthers: (href) => href, brandLink: async () => '' } : null,
    )
  })
  const said = () => application.notifications.current().map(({ text }) => text)
  return { find, purchase, equip, said, address: () => browser?.address() }
}

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  const article = heading.closest('article')
  if (!article) throw new Error('no article')
  return within(article)
}
const room = () => within(screen.getByRole('region', { name: '입어 보기' }))

it('each item is an article with its kind, its price and two buttons', async () => {
  await open()
  const hats = await card('상어 모자')
  for (const text of ['모자', '480']) expect(hats.getByText(text)).toBeVisible()
  expect(hats.getByRole('button', { name: '입어 보기' })).toHaveAccessibleDescription('상어 모자')
  expect(hats.getByRole('button', { name: '구매' })).toBeVisible()
  expect((await card('우주 탐험복')).getByText('2,900원')).toBeVisible()
  expect(screen.getByText('아이템 3개')).toBeVisible()
})

it('asks for what the address says; a choice changes the address', async () => {
  const { find, address } = await open({}, rich, '/shop?page=2&order=LOW_COST&itemCategory=HAT')
  await card('상어 모자')
  expect(find.mock.calls[0]?.[0]).toEqual({ page: 2, order: 'LOW_COST', keyword: null, category: 'HAT', gender: null })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '최신순')
  expect(address()).toBe('/shop?page=1&order=DESC&itemCategory=HAT')
  await userEvent.click(screen.getByRole('radio', { name: '남자' }))
  expect(address()).toBe('/shop?page=1&order=DESC&itemCategory=HAT&gender=MAN')
  await userEvent.click(screen.getByRole('button', { name: '모자 조건 지우기' }))
  expect(address()).toBe('/shop?page=1&order=DESC&gender=MAN')
})

it('what is tried on is seen on the figure, takes off what does not go with it, and comes off again', async () => {
  await open()
  await userEvent.click((await card('파도 줄무늬 티')).getByRole('button', { name: '입어 보기' }))
  expect(room().getByRole('img')).toHaveAccessibleName('내 아바타: 남색 물안경, 파도 줄무늬 티')
  await userEvent.click((await card('상어 모자')).getByRole('button', { name: '입어 보기' }))
  expect(room().getByText('상어 모자 외 1개 입어 보는 중')).toBeVisible()
  const suits = await card('우주 탐험복')
  await userEvent.click(suits.getByRole('button', { name: '입어 보기' }))
  expect(suits.getByRole('button', { name: '입어 보기' })).toHaveAttribute('aria-pressed', 'true')
  expect(room().getByRole('img')).toHaveAccessibleName('내 아바타: 상어 모자, 우주 탐험복')
  await userEvent.click(suits.getByRole('button', { name: '입어 보기' }))
  await userEvent.click(room().getByRole('button', { name: '처음 모습으로' }))
  expect(room().getByRole('img')).toHaveAccessibleName('내 아바타: 남색 물안경')
})

it('one press buys, the mark is there at once, and what was bought is worn by another', async () => {
  const { purchase, equip, said } = await open()
  const hats = await card('상어 모자')
  const buy = hats.getByRole('button', { name: '구매' })
  await userEvent.dblClick(buy)
  expect(purchase.mock.calls).toEqual([[hat.productId]])
  expect(await hats.findByRole('button', { name: '보유 중' })).toHaveFocus()
  expect(said()).toEqual(['상어 모자를 샀어요! 바로 입어 볼까요?'])
  await userEvent.click(hats.getByRole('button', { name: '바로 입기' }))
  // The new hat takes the place of the mask.
  expect(equip.mock.calls).toEqual([[[41_208]]])
  expect(hats.queryByRole('button', { name: '바로 입기' })).not.toBeInTheDocument()
})

it('a purchase with points is undone by another press: item and mark are gone, and the points are told', async () => {
  const giveBack = vi.fn<ShopRepository['giveBack']>(async () => {}).mockRejectedValueOnce(refusal(409))
  const { said } = await open({ giveBack })
  const hats = await card('상어 모자')
  await userEvent.click(hats.getByRole('button', { name: '구매' }))
  await userEvent.click(await hats.findByRole('button', { name: '구매 취소' }))
  expect(said().at(-1)).toBe('지금은 취소할 수 없어요. 산 지 10분이 지났거나 입고 있는 아이템이에요.')
  await userEvent.click(hats.getByRole('button', { name: '구매 취소' }))
  expect(giveBack.mock.calls).toEqual([[41_208], [41_208]])
  expect(said().at(-1)).toBe('구매를 취소했어요. 480포인트를 돌려받았어요.')
  expect(hats.getByRole('button', { name: '구매' })).toHaveFocus()
  expect(hats.queryByRole('button', { name: '바로 입기' })).not.toBeInTheDocument()
  expect(hats.getByRole('button', { name: '입어 보기' })).toHaveAttribute('aria-pressed', 'false')
})

it('what was paid in money is not given back here', async () => {
  await open()
  const suits = await card('우주 탐험복')
  await userEvent.click(suits.getByRole('button', { name: '구매' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '결제하기' }))
  expect(suits.queryByRole('button', { name: '구매 취소' })).not.toBeInTheDocument()
})

it('too few points: the card says how many are missing, and a press says how to get some', async () => {
  const { purchase, said } = await open({}, { ...learner, point: 400 })
  const hats = await card('상어 모자')
  expect(hats.getByText('80포인트 모자라요')).toBeVisible()
  await userEvent.click(hats.getByRole('button', { name: '구매' }))
  expect(said()).toEqual(['80포인트가 모자라요. 퀘스트와 문제로 포인트를 모아 보세요.'])
  expect(purchase).not.toHaveBeenCalled()
})

it('what costs money asks first, and takes none in the demo', async () => {
  const { purchase } = await open()
  await userEvent.click((await card('우주 탐험복')).getByRole('button', { name: '구매' }))
  const dialog = within(await screen.findByRole('dialog', { name: '결제하고 받을까요?' }))
  expect(dialog.getByText('체험판이라 실제로 결제되지 않아요.')).toBeVisible()
  expect(purchase).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: '결제하기' }))
  expect(purchase.mock.calls).toEqual([[suit.productId]])
})

it('elsewhere it is paid on the platform’s page', async () => {
  await open({}, rich, '/shop?page=1&order=POPULAR', false)
  await userEvent.click((await card('우주 탐험복')).getByRole('button', { name: '구매' }))
  expect(await screen.findByRole('link', { name: '결제하기' })).toHaveAttribute('href', '/purchase/item/20306')
})

it('a guest tries on, and is told kindly to sign in', async () => {
  const { purchase, said } = await open({}, guest)
  const hats = await card('상어 모자')
  await userEvent.click(hats.getByRole('button', { name: '입어 보기' }))
  expect(room().getByText('로그인하면 내 아바타에 입혀 보고 살 수 있어요.')).toBeVisible()
  expect(room().getByRole('link', { name: '로그인' })).toBeVisible()
  await userEvent.click(hats.getByRole('button', { name: '구매' }))
  expect(said()).toEqual(['로그인하면 포인트로 살 수 있어요.'])
  expect(purchase).not.toHaveBeenCalled()
})

it('what is owned already is marked, and says so when it is bought elsewhere meanwhile', async () => {
  const { said } = await open({ purchase: async () => Promise.reject(refusal(409)) })
  const hats = await card('상어 모자')
  await userEvent.click(hats.getByRole('button', { name: '구매' }))
  expect(said()).toEqual(['이미 가지고 있는 아이템이에요. 옷장에서 입을 수 있어요.'])
  expect(await hats.findByRole('button', { name: '보유 중' })).toHaveAttribute('aria-disabled', 'true')
})

it('a purchase whose answer is lost is looked up, not made again, and costs nothing where it did not arrive [F-084]', async () => {
  const wardrobe = vi.fn(async () => [aWardrobeItem()])
  const lost = vi.fn<ShopRepository['purchase']>(async () => Promise.reject(lostConnection()))
  const { said } = await open({ purchase: lost, wardrobe })
  const hats = await card('상어 모자')
  const reads = wardrobe.mock.calls.length
  await userEvent.click(hats.getByRole('button', { name: '구매' }))
  expect(said()).toEqual(['사지 못했어요. 포인트는 그대로예요. 다시 눌러 주세요.'])
  expect(lost).toHaveBeenCalledTimes(1)
  expect(wardrobe.mock.calls.length).toBeGreaterThan(reads)
  expect(hats.getByRole('button', { name: '구매' })).toBeVisible()
})

it('fails with a way to try again', async () => {
  await open({ find: async () => Promise.reject(refusal(500)) })
  expect(await screen.findByText('아이템을 불러오지 못했어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
