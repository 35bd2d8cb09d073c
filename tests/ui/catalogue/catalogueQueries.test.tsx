import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ListQuery } from '../../../src/domain/course/courseCatalogue.ts'
import type { Page } from '../../../src/domain/paging.ts'
import type { CatalogueConfig, OfChannel } from '../../../src/ui/catalogue/catalogueConfig.ts'
import { useFilterDraft } from '../../../src/ui/catalogue/catalogueQueries.ts'
import { allAnswers, impatientClient } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'

type Found = Page<OfChannel>
const found = (totalCount: number): Found => ({ items: [{ channelProfile: null }], totalCount, pageSize: 20 })
const whole = { page: 1 } as ListQuery
const second = { page: 2 } as ListQuery

test('the filter sheet names a number only once it is that of what is chosen', async () => {
  let answer = (_: Found) => {}
  const find = (_from: unknown, query: ListQuery) => ({
    queryKey: ['catalogue', query.page],
    queryFn: async () => (query.page === 1 ? found(12) : new Promise<Found>((resolve) => (answer = resolve))),
  })
  const words = { show: '강의 보기', showCount: (count: string) => `강의 ${count}개 보기` }
  const kind = { words, find } as unknown as CatalogueConfig<ListQuery, OfChannel>
  const Sheet = () => {
    const { showing, refine } = useFilterDraft(kind, whole)
    return <button onClick={() => refine(second)}>{showing}</button>
  }
  renderInApp(<Sheet />, undefined, impatientClient())
  await allAnswers()
  await userEvent.click(screen.getByRole('button', { name: '강의 12개 보기' }))
  expect(screen.getByRole('button', { name: '강의 보기' })).toBeInTheDocument()
  await act(async () => answer(found(3)))
  await allAnswers()
  expect(screen.getByRole('button', { name: '강의 3개 보기' })).toBeInTheDocument()
})
