import { expect, it } from 'vitest'
import { planDifferences } from '../../../src/domain/preview/planDifferences.ts'

const login = { id: 'login', title: null } as const
const user = { id: 'user', title: null } as const

it('two views differ in what only one of them shows and in titles, and in nothing else [S-334]', () => {
  const left = [{ id: 'courses', title: '인기 강의예요' }, { id: 'news', title: '최근 소식이에요' }, user] as const
  const right = [{ id: 'courses', title: '물소리 3' }, { id: 'news', title: '최근 소식이에요' }, login] as const
  expect(planDifferences(left, right)).toEqual([
    { id: 'courses', kind: 'title', left: '인기 강의예요', right: '물소리 3' },
    { id: 'user', kind: 'onlyLeft', left: null, right: null },
    { id: 'login', kind: 'onlyRight', left: null, right: null },
  ])
})

it('the same view twice has no differences [S-334]', () => {
  expect(planDifferences([user, login], [user, login])).toEqual([])
})
