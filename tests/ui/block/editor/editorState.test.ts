import { describe, expect, test } from 'vitest'
import { blockPlays } from '../../../../mock-server/blocks/blockPlays.ts'
import { parseProgram } from '../../../../src/application/parseProgram.ts'
import { type BlockProgram, blockTypes, runningStatements } from '../../../../src/domain/blocks/program.ts'
import { contrast, parseHex } from '../../../../src/domain/colour.ts'
import { blockShapes, categoryColours, colourOf, shapeName, vocabularyOf } from '../../../../src/ui/block/editor/blockShapes.ts'
import { readWorkspace } from '../../../../src/ui/block/editor/readWorkspace.ts'
import { type BlockState, toolboxState, workspaceState } from '../../../../src/ui/block/editor/workspaceState.ts'
import { wrongBlocks } from '../../../golden/wrongBlocks.ts'

const golden = Object.entries(blockPlays).map(([title, play]) => {
  return [title, [play.reference, play.starterProgram, ...wrongBlocks[title]!.map(({ program }) => program)]] as const
})

/** Adds ids as Blockly does when it saves; here an id is the type and a number. */
function withIds(state: BlockState, count = { next: 0 }): BlockState {
  const inputs = Object.entries(state.inputs ?? {}).map(([name, input]) => [
    name,
    'block' in input ? { block: withIds(input.block, count) } : { shadow: withIds(input.shadow, count) },
  ])
  count.next += 1
  const next = state.next && { next: { block: withIds(state.next.block, count) } }
  return { ...state, id: `${state.type}#${count.next}`, inputs: Object.fromEntries(inputs), ...next }
}

const withoutPlaces = ({ scripts, functions, version }: BlockProgram): BlockProgram => ({
  version,
  scripts: scripts.map((script) => ({ ...script, place: null })),
  functions: functions.map((one) => ({ ...one, place: null })),
})

describe('what the editor of blocks holds', () => {
  test.each(golden)('‘%s’: every program comes back as it was put in, with the block of each statement', (_title, programs) => {
    for (const program of programs) {
      const blocks = workspaceState(program).blocks.blocks.map((state) => withIds(state))
      const read = readWorkspace(blocks, '꽃게')
      expect(withoutPlaces(parseProgram(read.program)!)).toEqual(withoutPlaces(program))
      expect(read.blockIds.map((id) => id.split('#')[0])).toEqual(runningStatements(program).map(({ kind }) => shapeName(kind)))
    }
  })

  test('keeps loose blocks and places, and begins with the one actor where blocks do not say who', () => {
    const state: BlockState[] = [
      { type: 'sea_when_started', x: 3.4, y: 5, next: { block: { type: 'sea_forward' } } },
      { type: 'sea_pick', x: 90, y: 9 },
      { type: 'sea_number', fields: { NUMBER: 3 } },
      { type: 'other' },
    ]
    expect(readWorkspace(state, '꽃게').program).toEqual({
      version: 1,
      scripts: [
        { trigger: { kind: 'when_started', actorId: '꽃게' }, body: [{ kind: 'forward' }], place: { x: 3, y: 5 } },
        { trigger: { kind: 'loose' }, body: [{ kind: 'pick' }], place: { x: 90, y: 9 } },
      ],
      functions: [],
    })
    const loose = { version: 1, scripts: [{ trigger: { kind: 'loose' }, body: [], place: null }], functions: [] } as const
    expect(workspaceState(loose).blocks.blocks).toEqual([])
  })
})

describe('the shapes of blocks', () => {
  const [play] = Object.values(blockPlays)
  const vocabularies = Object.values(blockPlays).map(({ names, worlds, reference }) => vocabularyOf(names, worlds[0]!.stage, reference))

  test('have a place in their text for everything that they hold', () => {
    for (const vocabulary of vocabularies)
      for (const shape of blockShapes(vocabulary))
        for (const line of [0, 1, 2, 3]) {
          const message = shape[`message${line}`]
          const places = (typeof message === 'string' ? message : '').match(/%\d/g) ?? []
          const held = shape[`args${line}`]
          expect(new Set(places).size, `${shape.type} ${line}`).toBe(Array.isArray(held) ? held.length : 0)
        }
  })

  test('say who begins only where several could', () => {
    const startOf = (at: number) => String(blockShapes(vocabularies[at]!).find(({ type }) => type === 'sea_when_started')?.['message0'])
    expect(startOf(0)).toBe('시작하기 버튼을 클릭했을 때')
    expect(startOf(vocabularies.findIndex(({ actors }) => actors.length > 1))).toBe('%1 시작하기 버튼을 클릭했을 때')
  })

  test('know names that only the program has', () => {
    const { stage } = play!.worlds[0]!
    const brought = vocabularyOf(play!.names, stage, {
      version: 1,
      scripts: [
        {
          trigger: { kind: 'when_signal', actorId: '거북이', signal: '가자' },
          body: [
            { kind: 'set', name: '점수', value: { kind: 'list_length', name: '낱말' } },
            { kind: 'call', name: '돌기' },
          ],
          place: null,
        },
      ],
      functions: [{ name: '가기', body: [], place: null }],
    })
    expect([brought.names.signals, brought.variables, brought.lists, brought.names.functions]).toEqual([
      ['가자'],
      ['점수'],
      ['낱말'],
      ['돌기', '가기'],
    ])
  })

  test('have white text that can be read on all their colours', () => {
    const white = parseHex('#ffffff')!
    for (const [group, colour] of Object.entries(categoryColours))
      expect(contrast(white, parseHex(colour)!), group).toBeGreaterThanOrEqual(4.5)
    expect(new Set(blockTypes.map(colourOf)).size).toBe(8)
  })

  test('come from the toolbox with something in their slots', () => {
    const [vocabulary] = vocabularies
    for (const type of blockTypes) expect(toolboxState(type, false, vocabulary!).type).toBe(shapeName(type))
    expect(toolboxState('repeat', false, vocabulary!).inputs?.['TIMES']).toEqual({
      shadow: { type: 'sea_number', fields: { NUMBER: 4 }, inputs: {} },
    })
    expect(toolboxState('say', true, vocabulary!).inputs?.['VALUE']).toEqual({
      shadow: { type: 'sea_text', fields: { TEXT: '' }, inputs: {} },
    })
  })
})
