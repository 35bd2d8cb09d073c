import { describe, expect, it } from 'vitest'
import { channelExtraLink, enrolledCoursesLayout, recommendedProblems } from '../../../src/domain/home/sections.ts'
import type { BlockProblem, Problem } from '../../../src/domain/problems/problemKinds.ts'
import { aChannel } from '../channel/aChannel.ts'
import { links } from '../site/places.ts'

describe('where the extra channel block leads', () => {
  it("leads a premium channel's members to its parent [S-097] [S-211] [A-08]", () => {
    const channel = aChannel({ parent: 'narae' })
    expect(channelExtraLink('ROLE_CHANNEL_PREMIUM', channel, links)).toEqual({
      leadsTo: 'parent',
      href: `https://narae.${links.rootDomain}`,
    })
  })

  it("leads an enterprise's members to its courses, not to the page that they are on [S-207] [A-08]", () => {
    const channel = aChannel({ parent: 'narae' })
    expect(channelExtraLink('ROLE_CHANNEL_ENTERPRISE', channel, links)).toEqual({
      leadsTo: 'own',
      href: `https://haeon.${links.rootDomain}/course?page=1&order=DESC`,
    })
  })
})

it('draws the current courses as a block for premium and as a carousel for everyone else [S-069 S-071 S-210 A-09]', () => {
  expect(enrolledCoursesLayout('ROLE_CHANNEL_PREMIUM')).toBe('block')
  expect(enrolledCoursesLayout('ROLE_CHANNEL_ENTERPRISE')).toBe('carousel')
  expect(enrolledCoursesLayout(null)).toBe('carousel')
})

const fields = { problemStorageId: null, title: '문제', difficulty: null, character: null, categoryList: [] }
const problems = (count: number): Problem[] => Array.from({ length: count }, (_, at) => ({ ...fields, problemId: at + 1 }))
const blocks = (count: number): BlockProblem[] => Array.from({ length: count }, (_, at) => ({ ...fields, blockId: at + 1 }))

const shown = (problemCount: number, blockCount: number) => {
  const { text, second } = recommendedProblems(problems(problemCount), blocks(blockCount))
  return [
    text.map(({ problemId }) => problemId),
    second.map((item) => (item.kind === 'block' ? `block ${item.problem.blockId}` : `text ${item.problem.problemId}`)),
  ]
}

it('shows three text problems and three blocks side by side [S-077 S-310]', () => {
  expect(shown(10, 10)).toEqual([
    [1, 2, 3],
    ['block 1', 'block 2', 'block 3'],
  ])
})

it('shows what there is when there is less [S-077]', () => {
  expect(shown(2, 1)).toEqual([[1, 2], ['block 1']])
  expect(shown(0, 1)).toEqual([[], ['block 1']])
  expect(shown(0, 0)).toEqual([[], []])
})

it('fills the second column with problems 6 to 8 when there are no blocks [S-078 A-20]', () => {
  expect(shown(10, 0)).toEqual([
    [1, 2, 3],
    ['text 6', 'text 7', 'text 8'],
  ])
  expect(shown(7, 0)).toEqual([
    [1, 2, 3],
    ['text 6', 'text 7'],
  ])
})

it('has no second column with five problems and no blocks [S-078 A-20]', () => {
  expect(shown(5, 0)).toEqual([[1, 2, 3], []])
})
