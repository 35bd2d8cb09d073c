import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guest } from '../../../src/domain/viewer.ts'
import { StartPage } from '../../../src/ui/start/StartPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeBlock, fakeFeatures, fakeProblem } from '../../fakes/features.ts'
import { aBlock, aProblem } from '../problem/aProblem.ts'
import { renderInApp } from '../renderInApp.tsx'

const unrated = { point: null, acceptedRate: null, submissionCount: null, state: null, taskKind: 'WRITE' } as const

const links = async () => (await screen.findAllByRole('link')).map((link) => [link.textContent?.slice(0, 2), link.getAttribute('href')])

const open = async (find: 'lists' | 'nothing') => {
  const page =
    <Item,>(items: readonly Item[]) =>
    async () => ({ items, totalCount: items.length, pageSize: 20 })
  const never = () => new Promise<never>(() => {})
  const features = fakeFeatures({
    problem: fakeProblem({ problems: { find: find === 'lists' ? page([9, 2].map((difficulty) => aCard(difficulty))) : never } }),
    block: fakeBlock({ blocks: { find: find === 'lists' ? page([{ ...aBlock({ blockId: 2001, difficulty: 1 }), ...unrated }]) : never } }),
  })
  const application = anApplication({ features, viewer: { ...anApplication().viewer, current: async () => guest } })
  await act(async () => void renderInApp(<StartPage />, application))
}

const aCard = (difficulty: number) => ({
  ...aProblem({ problemId: difficulty, difficulty }),
  ...unrated,
  languageList: [],
})

it('asks one question, and leads to the easiest task that suits', async () => {
  await open('lists')
  await expect.poll(links).toEqual([
    ['초등', '/learn/block/2001'],
    ['중등', '/learn/problem/2'],
    ['고등', '/learn/problem/2'],
    ['어른', '/learn/problem/2'],
  ])
})

it('leads to the lists until more is known', async () => {
  await open('nothing')
  expect((await links()).map(([, href]) => href?.split('?')[0])).toEqual(['/block', '/problem', '/problem', '/problem'])
})
