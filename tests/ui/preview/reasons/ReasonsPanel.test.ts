import { describe, expect, it } from 'vitest'
import { planHome } from '../../../../src/domain/home/plan.ts'
import { allFacts, decidingFacts } from '../../../../src/domain/home/reasons.ts'
import { homeSectionIds } from '../../../../src/domain/home/sections.ts'
import { sectionNames } from '../../../../src/ui/preview/previewWords.ts'
import { reasonText } from '../../../../src/ui/preview/reasons/ReasonsPanel.tsx'
import { aHome } from '../../../domain/home/aHome.ts'
import { guest } from '../../../domain/viewer/viewers.ts'

const decided = (id: string, context: Parameters<typeof aHome>[0]) => {
  const plan = planHome(aHome(context)).find((section) => section.id === id)
  return plan ? reasonText(decidingFacts(plan)) : ''
}

describe('reasons in words', () => {
  it('say in Korean what settled a section [S-334]', () => {
    expect(decided('homework', { viewer: guest })).toBe('로그인하지 않았어요. 채널이 아니라 메인 사이트예요.')
    expect(decided('enrolled-channels', {})).toBe('로그인했어요. 메인 사이트예요. 내 채널이 있어요.')
    expect(decided('courses', { lists: { courses: 'waiting' } })).toBe('추천 강의가 있는지 불러오고 있어요.')
    expect(decided('empty', { lists: { courses: 0, problems: 0, blocks: 0 } })).toBe(
      '추천 강의가 비어 있어요. 추천 텍스트 문제가 비어 있어요. 추천 블록 문제가 비어 있어요.',
    )
  })

  it('no fact of any section stays without words, whatever it says [S-334]', () => {
    for (const state of [0, 3, 'waiting', 'failed'] as const) {
      for (const viewer of [guest, 'waiting'] as const) {
        const lists = Object.fromEntries(Object.keys(aHome().lists).map((name) => [name, state]))
        for (const section of planHome(aHome({ viewer, lists }))) {
          for (const fact of allFacts(section)) expect(reasonText([fact]), `${section.id} ${fact.name}`).toMatch(/[가-힣].*\.$/)
        }
      }
    }
  })

  it('every section has a name [S-334]', () => {
    expect(Object.keys(sectionNames).toSorted()).toEqual([...homeSectionIds].toSorted())
  })
})
