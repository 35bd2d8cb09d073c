import * as Blockly from 'blockly/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { blockPlays } from '../../../../mock-server/blocks/blockPlays.ts'
import { parseProgram } from '../../../../src/application/parseProgram.ts'
import { type BlockProgram, emptyProgram, maxTextLength } from '../../../../src/domain/blocks/program.ts'
import { blockShapes, shapeName, vocabularyOf, withNamesOf } from '../../../../src/ui/block/editor/blockShapes.ts'
import { readWorkspace } from '../../../../src/ui/block/editor/readWorkspace.ts'
import { registerShortText } from '../../../../src/ui/block/editor/shortText.ts'
import { watchProgram } from '../../../../src/ui/block/editor/watchProgram.ts'
import { workspaceState } from '../../../../src/ui/block/editor/workspaceState.ts'

const { worlds, names } = blockPlays['편지 배달하는 니모']!
const { stage } = worlds[0]!
const given = vocabularyOf(names, stage, emptyProgram)

function define(vocabulary = given) {
  for (const shape of blockShapes(vocabulary)) {
    Blockly.Blocks[shape.type] = {
      init(this: Blockly.Block) {
        this.jsonInit(shape)
      },
    }
  }
}

registerShortText()
beforeEach(() => define())

/** A headless workspace, in which Blockly stores, reports and undoes changes as in a rendered one. */
function openWorkspace(program: BlockProgram) {
  const workspace = new Blockly.Workspace()
  const load = (next: BlockProgram) => Blockly.serialization.workspaces.load(workspaceState(next), workspace, { recordUndo: true })
  load(program)
  workspace.clearUndo()
  const read = () => {
    const saved: { blocks?: { blocks?: Parameters<typeof readWorkspace>[0] } } = Blockly.serialization.workspaces.save(workspace)
    return readWorkspace(saved.blocks?.blocks ?? [], '니모').program
  }
  const [onChange, onRefuse] = [vi.fn(), vi.fn()]
  const programNow = watchProgram(workspace, { program, read, isHeld: () => false, onChange, onRefuse })
  return { workspace, load, read, programNow, onChange, onRefuse }
}

/** Waits until Blockly has reported a change, in the next frame, and its reversal, in the one after. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const told = async () => {
  for (let count = 0; count < 3; count += 1) await frame()
}
const stacks = (count: number): BlockProgram => ({
  ...emptyProgram,
  scripts: Array.from({ length: count }, (_, at) => ({
    trigger: { kind: 'loose' },
    body: [{ kind: 'forward' }],
    place: { x: 0, y: at * 50 },
  })),
})

test('a 101st stack is taken back and told: the other hundred are still the program', async () => {
  const { workspace, read, programNow, onChange, onRefuse } = openWorkspace(stacks(100))
  await told()
  workspace.newBlock(shapeName('forward'))
  expect(programNow().scripts).toHaveLength(100)
  await told()
  expect(onRefuse).toHaveBeenCalledOnce()
  expect(onChange).not.toHaveBeenCalled()
  expect(parseProgram(read())?.scripts).toHaveLength(100)
})

test('a block that fits is told, and what was refused can be put elsewhere', async () => {
  const { workspace, programNow, onChange, onRefuse } = openWorkspace(stacks(99))
  await told()
  workspace.newBlock(shapeName('pick'))
  await told()
  expect(onChange).toHaveBeenCalledOnce()
  workspace.newBlock(shapeName('pick'))
  await told()
  expect(onRefuse).toHaveBeenCalledOnce()
  expect(programNow().scripts).toHaveLength(100)
})

test('what no undo takes back stays where it is, is told, and never counts as empty', async () => {
  const { workspace, programNow, onChange, onRefuse } = openWorkspace(stacks(3))
  await told()
  for (let at = 0; at < 110; at += 1) workspace.newBlock(shapeName('forward'))
  Blockly.Events.disable()
  workspace.clearUndo()
  Blockly.Events.enable()
  workspace.newBlock(shapeName('forward'))
  await told()
  workspace.clearUndo()
  expect(programNow().scripts).toHaveLength(3)
  expect(onRefuse).toHaveBeenCalled()
  expect(onChange.mock.calls.every(([program]) => program.scripts.length >= 3)).toBe(true)
})

test('a refused block does not come back by ‘다시 하기’', async () => {
  const { workspace, read, programNow } = openWorkspace(stacks(100))
  await told()
  workspace.newBlock(shapeName('forward'))
  await told()
  workspace.undo(true)
  await told()
  expect(parseProgram(read())).toEqual(programNow())
  expect(programNow().scripts).toHaveLength(100)
})

test('the text of a block ends at the longest that a program may hold', () => {
  const { workspace } = openWorkspace(emptyProgram)
  const block = workspace.newBlock(shapeName('text'))
  block.setFieldValue('가'.repeat(maxTextLength + 1), 'TEXT')
  expect(block.getFieldValue('TEXT')).toBe('가'.repeat(maxTextLength))
})

test('undo after another program was loaded brings its names back as they were', async () => {
  const scored: BlockProgram = {
    ...emptyProgram,
    scripts: [
      {
        trigger: { kind: 'loose' },
        body: [
          { kind: 'set', name: '점수', value: null },
          { kind: 'call', name: '춤추기' },
        ],
        place: { x: 0, y: 0 },
      },
    ],
    functions: [{ name: '춤추기', body: [], place: { x: 0, y: 200 } }],
  }
  const known = withNamesOf(given, scored)
  define(known)
  const { workspace, load, programNow } = openWorkspace(scored)
  await told()
  define(withNamesOf(known, stacks(1)))
  load(stacks(1))
  await told()
  workspace.undo(false)
  await told()
  expect(programNow()).toEqual(scored)
})

test.each([emptyProgram, stacks(2), blockPlays['편지 배달하는 니모']!.reference])('what was loaded is no change', async (program) => {
  const { onChange, onRefuse } = openWorkspace(program)
  await told()
  expect([onChange, onRefuse].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
