import { describe, expect, test } from 'vitest'
import { blockPlays, rulesOfPlay } from '../../../mock-server/blocks/blockPlays.ts'
import { blockFacts } from '../../../mock-server/content/problemContent.ts'
import { parseProgram } from '../../../src/application/parseProgram.ts'
import { judgeProgram } from '../../../src/domain/blocks/judgeProgram.ts'
import { outcomeNames } from '../../../src/domain/blocks/outcome.ts'
import { wrongBlocks } from '../../golden/wrongBlocks.ts'

const plays = Object.entries(blockPlays)
const verdictOn = (title: string, program: Parameters<typeof judgeProgram>[0]) => {
  const play = blockPlays[title]!
  return judgeProgram(program, rulesOfPlay(play), play.worlds)
}

describe('what block problems are judged by', () => {
  test('every block problem can be played', () => {
    expect(blockFacts.map(({ title }) => title).toSorted()).toEqual(plays.map(([title]) => title).toSorted())
    expect(plays.length).toBe(30)
  })

  test('every subject has four problems or more', () => {
    for (const subject of ['순서', '반복', '조건', '변수', '함수', '리스트', '신호'])
      expect(
        blockFacts.filter(({ categoryList }) => categoryList.some(({ name }) => name === subject)).length,
        subject,
      ).toBeGreaterThanOrEqual(4)
  })

  test.each(plays)('the own solution of ‘%s’ earns three stars', (title, { reference }) => {
    expect(verdictOn(title, reference)).toMatchObject({ outcome: 'ARRIVED', star: 3 })
  })

  test.each(plays)('two usual mistakes in ‘%s’ are told by name', (title) => {
    const mistakes = wrongBlocks[title] ?? []
    expect(mistakes.length).toBe(2)
    for (const { program, outcome } of mistakes) expect(verdictOn(title, program).outcome).toBe(outcome)
  })

  test('the mistakes come to at least twelve outcomes', () => {
    const named = new Set(Object.values(wrongBlocks).flatMap((mistakes) => mistakes.map(({ outcome }) => outcome)))
    expect(named.size).toBeGreaterThanOrEqual(12)
    expect(outcomeNames).toEqual(expect.arrayContaining([...named]))
  })

  test.each(plays)('the programs of ‘%s’ stay as they are when they are sent and read', (title, { reference, starterProgram }) => {
    for (const program of [reference, starterProgram, ...(wrongBlocks[title] ?? []).map((wrong) => wrong.program)])
      expect(parseProgram(JSON.parse(JSON.stringify(program)))).toEqual(program)
  })
})
