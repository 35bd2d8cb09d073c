import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HomeData } from '../../../../src/domain/home/context.ts'
import { Problems } from '../../../../src/ui/home/sections/Problems.tsx'
import { aHomeView } from '../../../fakes/aHomeView.ts'
import { many, section } from './section.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'
import { aBlock, aProblem } from '../../problem/aProblem.ts'

const problems = many(10, (at) => aProblem({ problemId: at + 1, title: `문제 ${at + 1}` }))
const blocks = many(10, (at) => aBlock({ blockId: at + 1, title: `블록 ${at + 1}` }))
const contentOf = (data: Partial<HomeData>) => aHomeView({ data }).content.problems()
const titles = () => [...(section('problems')?.querySelectorAll('article') ?? [])].map((row) => row.querySelector('h4')?.textContent)

test('three text problems stand beside three block problems, each column under its name [S-076, S-077, S-310]', () => {
  renderOnSite(<Problems title="추천 문제" {...contentOf({ problems, blocks })} />)
  expect(screen.getByRole('heading', { level: 2, name: '추천 문제' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: '텍스트 코딩' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: '블록 코딩' })).toBeVisible()
  expect(titles()).toEqual(['문제 1', '문제 2', '문제 3', '블록 1', '블록 2', '블록 3'])
})

test('without block problems the second column shows the text problems 6 to 8 [S-078, A-20]', () => {
  renderOnSite(<Problems title="추천 문제" {...contentOf({ problems })} />)
  expect(titles()).toEqual(['문제 1', '문제 2', '문제 3', '문제 6', '문제 7', '문제 8'])
  expect(screen.queryByRole('heading', { name: '블록 코딩' })).not.toBeInTheDocument()
})

test('with five text problems and no block problem there is no second column [S-078, A-20]', () => {
  renderOnSite(<Problems title="추천 문제" {...contentOf({ problems: problems.slice(0, 5) })} />)
  expect(titles()).toEqual(['문제 1', '문제 2', '문제 3'])
})

test('with block problems alone there is one column [S-076]', () => {
  renderOnSite(<Problems title="추천 문제" {...contentOf({ blocks })} />)
  expect(titles()).toEqual(['블록 1', '블록 2', '블록 3'])
  expect(screen.queryByRole('heading', { name: '텍스트 코딩' })).not.toBeInTheDocument()
})
