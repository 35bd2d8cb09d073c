import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ShopRepository } from '../../../src/application/shop.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { AvatarPage } from '../../../src/ui/shop/AvatarPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeShop } from '../../fakes/features.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'
import { aWardrobeItem } from './aProduct.ts'

const skin = aWardrobeItem({ userItemId: 1, itemCategory: 'SKIN', title: '밝은 살빛', spriteStand1: '/skin.svg' })
const suit = aWardrobeItem({ userItemId: 2, itemCategory: 'ONE_PIECE', title: '파란 잠수복', spriteStand1: '/suit.svg' })
const shirt = aWardrobeItem({ userItemId: 3, itemCategory: 'TOP', title: '샛별 티셔츠', spriteStand1: '/shirt.svg', isEquipped: false })

async function open(answers: Partial<ShopRepository> = {}, viewer: Viewer = learner) {
  let items = [skin, suit, shirt]
  const equip = vi.fn<ShopRepository['equip']>(async (ids) => {
    items = items.map((item) => ({ ...item, isEquipped: ids.includes(item.userItemId) }))
  })
  const shop = fakeShop({ wardrobe: async () => items, equip, ...answers })
  const current = vi.fn(async () => viewer)
  const viewers = { current, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() }
  const application = anApplication({ viewer: viewers, features: fakeFeatures({ shop }) })
  await act(async () => {
    openAt('/my/avatar', <AvatarPage />, application)
  })
  return { equip, current, said: () => application.notifications.current().map(({ text }) => text) }
}

const card = async (title: string) => {
  const article = (await screen.findByRole('heading', { name: title })).closest('article')
  if (!article) throw new Error('no article')
  return within(article)
}
const figure = () => screen.getByRole('img', { name: /^내 아바타/ })

it('shows the figure and everything one has, from head to foot', async () => {
  await open()
  expect((await card('파란 잠수복')).getByRole('button', { name: '벗기' })).toBeVisible()
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['샛별 티셔츠', '파란 잠수복', '밝은 살빛'])
  expect(figure()).toHaveAccessibleName('내 아바타: 밝은 살빛, 파란 잠수복')
})

it('a press dresses the figure at once, is saved by one call, and shown wherever the viewer is', async () => {
  const { equip, current } = await open()
  const before = current.mock.calls.length
  await userEvent.click((await card('샛별 티셔츠')).getByRole('button', { name: '착용' }))
  expect(figure()).toHaveAccessibleName('내 아바타: 밝은 살빛, 샛별 티셔츠')
  expect((await card('파란 잠수복')).getByRole('button', { name: '착용' })).toBeVisible()
  expect(equip.mock.calls).toEqual([[[1, 3]]])
  await waitFor(() => expect(current.mock.calls.length).toBeGreaterThan(before))
})

it('what is taken off stays off; skin is only ever changed', async () => {
  const { equip } = await open()
  await userEvent.click((await card('파란 잠수복')).getByRole('button', { name: '벗기' }))
  expect(equip.mock.calls).toEqual([[[1]]])
  expect(figure()).toHaveAccessibleName('내 아바타: 밝은 살빛')
  const fixed = (await card('밝은 살빛')).getByRole('button', { name: '착용 중' })
  await userEvent.click(fixed)
  expect(equip).toHaveBeenCalledTimes(1)
})

it('what could not be saved is taken back, and said', async () => {
  const { said } = await open({ equip: async () => Promise.reject(refusal(418)) })
  await userEvent.click((await card('샛별 티셔츠')).getByRole('button', { name: '착용' }))
  await waitFor(() => expect(said()).toEqual(['저장하지 못했어요. 다시 눌러 주세요.']))
  expect(figure()).toHaveAccessibleName('내 아바타: 밝은 살빛, 파란 잠수복')
})

it('a guest is asked in, or to look at the shop', async () => {
  await open({}, guest)
  expect(await screen.findByText('로그인하면 내 아바타를 꾸밀 수 있어요')).toBeVisible()
  expect(screen.getByRole('link', { name: '상점 가기' })).toHaveAttribute('href', '/shop?page=1&order=POPULAR')
})

it('fails with a way to try again; an empty wardrobe leads to the shop', async () => {
  await open({ wardrobe: async () => Promise.reject(refusal(500)) })
  expect(await screen.findByText('옷장을 불러오지 못했어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
