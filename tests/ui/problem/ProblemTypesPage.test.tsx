import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ProblemTypesPage } from '../../../src/ui/problem/ProblemTypesPage.tsx'
import { guest } from '../../../src/domain/viewer.ts'
import { aCategory } from '../../domain/problems/aType.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { openTypes, shores } from './types/openTypes.tsx'

const address = '/problem/category?page=1'
const open = (wishes: Parameters<typeof openTypes>[2] = {}) => openTypes(address, <ProblemTypesPage />, wishes)
const linkTo = (name: RegExp) => screen.findByRole('link', { name })

describe('the map of types', () => {
  test('has a heading for each sea, and a link to the page of each type, which says what is solved', async () => {
    await open()
    expect(await linkTo(/출력하기/)).toHaveAccessibleName(/다 풀었어요/)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['얕은 바다', '산호 숲'])
    expect(await linkTo(/^입력받기/)).toHaveAttribute('href', '/problem/category/802')
    expect(await linkTo(/^입력받기/)).toHaveAccessibleName(/2문제 중 1문제를 풀었어요/)
    const shore = within(screen.getByRole('region', { name: '얕은 바다' }))
    expect(shore.getAllByRole('listitem')).toHaveLength(2)
    expect(shore.getByText('4문제 중 3문제')).toBeVisible()
  })

  test('leads on to the first type that is not finished', async () => {
    await open()
    expect(await linkTo(/^입력받기/)).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('link', { name: '‘입력받기’부터 이어 가기' })).toHaveAttribute('href', '/problem/category/802')
    expect(screen.getByText('3개 유형 중 1개를 마쳤어요')).toBeVisible()
  })

  test('turns the types of which something was solved since it was last seen, and no others', async () => {
    const sessionStore = memoryStore()
    const turned = () => [...document.querySelectorAll('[data-moved-on]')].map((link) => link.getAttribute('href'))
    await open({ sessionStore })
    await linkTo(/^입력받기/)
    expect(turned()).toEqual([])
    cleanup()
    const further = shores.map((one) => (one.name === '입력받기' ? { ...one, solvedCount: 2 } : one))
    await open({ sessionStore, problems: { categories: async () => further } })
    expect(await linkTo(/^입력받기/)).toHaveAccessibleName(/다 풀었어요/)
    expect(turned()).toEqual(['/problem/category/802'])
    cleanup()
    await open({ sessionStore, problems: { categories: async () => further } })
    await linkTo(/^입력받기/)
    expect(turned()).toEqual([])
  })

  test('knows when all is done', async () => {
    await open({ problems: { categories: async () => shores.map((one) => ({ ...one, solvedCount: one.problemCount })) } })
    expect(await screen.findByText(/모두 풀었어요. 정말 대단해요/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /이어 가기/ })).toBeNull()
    expect(screen.getAllByText('이 바다를 다 건넜어요')).toHaveLength(2)
  })

  test('shows a guest the whole sea, with nothing solved, from its beginning', async () => {
    await open({ as: guest, problems: { categories: async () => shores.map((one) => Object.assign({}, one, { solvedCount: null })) } })
    expect(await linkTo(/^입력받기/)).toHaveAccessibleName('입력받기 2문제')
    expect(screen.getByRole('link', { name: '‘출력하기’부터 시작하기' })).toBeVisible()
    expect(screen.queryByText(/마쳤어요/)).toBeNull()
  })

  test('a type without a page of its own leads to its problems', async () => {
    await open({ problems: { categories: async () => [aCategory({ categoryId: null, name: '수학' })] } })
    expect((await linkTo(/^수학/)).getAttribute('href')).toContain(`category=${encodeURIComponent('수학')}`)
  })

  test('does without the groups when they fail, and says so when the types fail', async () => {
    await open({ problems: { categoryGroups: () => Promise.reject(new Error('500')) } })
    expect(await linkTo(/^입력받기/)).toBeVisible()
  })

  test('says when there are none, and when they failed', async () => {
    await open({ problems: { categories: async () => [] } })
    expect(await screen.findByText('아직 나눠 놓은 유형이 없어요')).toBeVisible()
    await open({ problems: { categories: () => Promise.reject(new Error('500')) } })
    expect(await screen.findByText('유형을 불러오지 못했어요')).toBeVisible()
  })
})
