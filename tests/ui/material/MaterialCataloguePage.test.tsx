import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { MaterialRepository } from '../../../src/application/material.ts'
import { DocumentCataloguePage } from '../../../src/ui/material/MaterialCataloguePage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeMaterial } from '../../fakes/features.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'
import { aMaterial } from './aMaterial.ts'

async function open(at: string, find: MaterialRepository['find']) {
  const asked = vi.fn(find)
  const material = fakeMaterial({
    find: asked,
    categories: async () => [{ categoryGroupName: '주제', name: '파이썬' }],
    categoryGroups: async () => [{ name: '주제', required: false, mode: 'CHECKBOX', position: 1 }],
  })
  const viewer = { current: async () => learner, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() }
  const application = anApplication({ viewer, features: fakeFeatures({ material }) })
  let browser: ReturnType<typeof openAt> | null = null
  await act(async () => {
    browser = openAt(at, <DocumentCataloguePage />, application)
  })
  return { asked, address: () => browser?.address() }
}

const one = async () => ({ items: [aMaterial({ isDone: true })], totalCount: 1, pageSize: 12 })

it('shows each document with its subject, its length and the viewer’s mark', async () => {
  await open('/document?page=1&order=DESC', one)
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('link', { name: '등대가 고르는 길' })).toHaveAttribute('href', '/learn/document/6003')
  for (const text of ['파이썬', '12분', '읽었어요']) expect(card.getByText(text)).toBeVisible()
  expect(screen.getByText('문서 1개')).toBeVisible()
})

it('asks for what the address says; a choice changes the address', async () => {
  const { asked, address } = await open('/document?page=2&order=ASC&difficulty=HARD', one)
  await screen.findByRole('article')
  expect(asked.mock.calls[0]?.slice(0, 2)).toEqual(['DOCUMENT', { page: 2, order: 'ASC', keyword: null, level: 'HARD', categories: [] }])
  await userEvent.click(await screen.findByRole('checkbox', { name: '파이썬' }))
  expect(address()).toBe('/document?page=1&order=ASC&difficulty=HARD&category=파이썬')
  await userEvent.click(screen.getByRole('button', { name: '중급 조건 지우기' }))
  expect(address()).toBe('/document?page=1&order=ASC&category=파이썬')
})

it('finds nothing, and says what to do', async () => {
  await open('/document?page=1&order=DESC&keyword=고래', async () => ({ items: [], totalCount: 0, pageSize: 12 }))
  expect(await screen.findByText('‘고래’에 맞는 문서를 찾지 못했어요')).toBeVisible()
  expect(screen.getAllByRole('button', { name: '모두 지우기' })[0]).toBeVisible()
})

it('fails with a way to try again', async () => {
  await open('/document?page=1&order=DESC', async () => Promise.reject(refusal(500)))
  expect(await screen.findByText('문서를 불러오지 못했어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
