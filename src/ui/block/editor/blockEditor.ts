import * as Blockly from 'blockly/core'
import * as korean from 'blockly/msg/ko'
import { blockShapes, colourOf, shapeName, vocabularyOf, withNamesOf } from './blockShapes.ts'
import { readWorkspace } from './readWorkspace.ts'
import { registerShortText } from './shortText.ts'
import { watchProgram } from './watchProgram.ts'
import { toolboxState, workspaceState, type BlockState } from './workspaceState.ts'
import type { BlockDetail } from '../../../domain/blocks/blockProblem.ts'
import type { BlockProgram } from '../../../domain/blocks/program.ts'
import { observeSize } from '../../kit/resize.ts'
import './blockly.css'
import './seaBlocks.css'

/** The editor in which a block program is built. */
export interface BlockEditor {
  program(): BlockProgram
  /** Opens a program. Undo does not go back beyond it. */
  open(program: BlockProgram): void
  /** Replaces the program; the user can undo it. */
  load(program: BlockProgram): void
  /** Marks the blocks of these statements, and unmarks all others. */
  highlight(statements: readonly number[]): void
  undo(): void
  redo(): void
  zoom(by: number): void
  /** Deletes the selected block. Returns false if none is selected. */
  removeChosen(): boolean
  focus(): void
  dispose(): void
}

interface EditorOptions {
  readonly block: Pick<BlockDetail, 'names' | 'stages' | 'toolbox'>
  readonly program: BlockProgram
  /** True if the categories stand above the blocks instead of beside them. */
  readonly isNarrow: boolean
  readonly hasMotion: boolean
  onChange(program: BlockProgram): void
  /** Called when a change exceeded the limits of a program and was undone. */
  onRefuse(): void
}

/** Adds Blockly's styles as an adopted style sheet, which a strict content security policy allows. */
class SeaConstants extends Blockly.zelos.ConstantProvider {
  protected override injectCSS_(root: Document | ShadowRoot, selector: string): void {
    const sheet = new CSSStyleSheet()
    // oxlint-disable-next-line no-underscore-dangle -- Blockly's own name
    sheet.replaceSync(this.getCSS_(selector).join('\n'))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((one) => one !== adopted.get(root)), sheet]
    adopted.set(root, sheet)
  }
}

const adopted = new WeakMap<Document | ShadowRoot, CSSStyleSheet>()

class SeaRenderer extends Blockly.zelos.Renderer {
  protected override makeConstants_(): Blockly.zelos.ConstantProvider {
    return new SeaConstants()
  }
}

const rendererName = 'sea'

/** Blockly's Korean says 중복 for a copy and 서술문 for a block, and does not say that only the page that copied can paste. */
const ownTexts = {
  DUPLICATE_BLOCK: '복제하기',
  BLOCK_LABEL_STATEMENT: '블록',
  INPUT_LABEL_STATEMENT: '블록을 끼울 자리',
  KEYBOARD_NAV_COPIED_HINT: '복사했어요. 이 화면에서 %1를 누르면 붙어요. 다른 창으로는 ‘블록 내보내기’로 옮겨요.',
  KEYBOARD_NAV_CUT_HINT: '잘라냈어요. 이 화면에서 %1를 누르면 붙어요.',
  KEYBOARD_NAV_UNCONSTRAINED_MOVE_HINT: '%1 키를 누른 채 화살표 키로 자유롭게 옮기고, %2 키로 놓아요.',
  KEYBOARD_NAV_CONSTRAINED_MOVE_HINT: '화살표 키로 옮기고, %1 키로 놓아요.',
  KEYBOARD_NAV_WORKSPACE_NAVIGATION_HINT: '화살표 키로 옮겨 다녀요.',
  KEYBOARD_NAV_BLOCK_NAVIGATION_HINT: '%1 키로 블록 안을 살펴봐요.',
  KEYBOARD_NAV_FLYOUT_LABEL_HINT: '화살표 키로 블록을 고르고, %1 키로 다음 묶음에 가요.',
}
let isRegistered = false

function register(): void {
  if (isRegistered) return
  isRegistered = true
  const texts = Object.entries(korean).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []))
  Blockly.setLocale({ ...Object.fromEntries(texts), ...ownTexts })
  Blockly.blockRendering.register(rendererName, SeaRenderer)
  registerShortText()
  Blockly.Scrollbar.scrollbarThickness = 10
}

/** Opens Blockly as an editor only; the domain decides on the meaning of blocks. */
export function openBlockEditor(host: HTMLElement, options: EditorOptions): BlockEditor {
  const { block, isNarrow, hasMotion, onChange, onRefuse } = options
  const [stage] = block.stages
  if (stage === undefined) throw new RangeError('a block problem without a stage')
  const soleActor = stage.actors[0]?.actorId ?? ''
  register()
  let vocabulary = vocabularyOf(block.names, stage, options.program)
  const define = (program: BlockProgram) => {
    vocabulary = withNamesOf(vocabulary, program)
    for (const shape of blockShapes(vocabulary)) Blockly.Blocks[shape.type] = { init: initOf(shape) }
  }
  define(options.program)
  const types = block.toolbox.flatMap(({ blocks }) => blocks)
  const isTextual = types.some(({ type }) => type === 'text')
  const workspace = Blockly.inject(host, {
    css: false,
    renderer: rendererName,
    theme: theme(),
    media: `${import.meta.env.BASE_URL}none/`,
    sounds: false,
    trashcan: false,
    comments: false,
    collapse: false,
    disable: false,
    horizontalLayout: isNarrow,
    toolboxPosition: 'start',
    zoom: { controls: false, wheel: false, pinch: true, startScale: isNarrow ? 0.85 : 0.95, maxScale: 2, minScale: 0.4, scaleSpeed: 1.2 },
    move: { scrollbars: true, drag: true, wheel: true },
    maxInstances: Object.fromEntries(types.flatMap(({ type, limit }) => (limit === null ? [] : [[shapeName(type), limit]]))),
    toolbox: {
      kind: 'categoryToolbox',
      contents: block.toolbox.map(({ name, blocks: own }) => ({
        kind: 'category',
        name,
        colour: colourOf(own[0]?.type ?? 'forward'),
        contents: own.map(({ type }) => ({ kind: 'block', ...toolboxState(type, isTextual, vocabulary) })),
      })),
    },
  })
  openTray(workspace, block.toolbox)
  if (!hasMotion) workspace.getInjectionDiv().classList.add('blocklyStill')

  const read = () => {
    const saved: { blocks?: { blocks?: readonly BlockState[] } } = Blockly.serialization.workspaces.save(workspace)
    return readWorkspace(saved.blocks?.blocks ?? [], soleActor)
  }
  const load = (program: BlockProgram) => {
    define(program)
    Blockly.serialization.workspaces.load(withKnownFields(workspaceState(program), stage.actors.length), workspace, { recordUndo: true })
  }
  const open = (program: BlockProgram) => {
    load(program)
    workspace.clearUndo()
  }
  open(options.program)
  const programOf = watchProgram(workspace, {
    program: options.program,
    read: () => read().program,
    isHeld: () => workspace.isDragging(),
    onChange,
    onRefuse,
  })
  const stopObserving = observeSize([host], () => Blockly.svgResize(workspace))
  let marked: readonly string[] = []

  return {
    program: programOf,
    open,
    load,
    highlight(statements) {
      const { blockIds } = read()
      const next = statements.flatMap((number) => blockIds[number] ?? [])
      for (const id of marked) workspace.getBlockById(id)?.removeClass('blocklyRunning')
      for (const id of next) workspace.getBlockById(id)?.addClass('blocklyRunning')
      marked = next
    },
    undo: () => workspace.undo(false),
    redo: () => workspace.undo(true),
    zoom: (by) => workspace.zoomCenter(by),
    removeChosen() {
      const chosen = Blockly.common.getSelected()
      if (!(chosen instanceof Blockly.BlockSvg) || chosen.isInFlyout || !chosen.isDeletable()) return false
      chosen.checkAndDelete()
      return true
    },
    focus: () => Blockly.getFocusManager().focusTree(workspace),
    dispose() {
      stopObserving()
      workspace.dispose()
    },
  }
}

/** Opens the tray of blocks and keeps it open after each block, until the user closes it. */
function openTray(workspace: Blockly.WorkspaceSvg, categories: BlockDetail['toolbox']): void {
  const tray = workspace.getFlyout()
  if (tray !== null) tray.autoClose = false
  // Moves the blocks aside for the tray.
  workspace.addChangeListener((event) => {
    if (event instanceof Blockly.Events.ToolboxItemSelect) workspace.resize()
  })
  const toolbox = workspace.getToolbox()
  if (!(toolbox instanceof Blockly.Toolbox)) return
  const first = categories.findIndex(({ blocks }) => blocks.some(({ type }) => type !== 'when_started'))
  toolbox.selectItemByPosition(Math.max(0, first))
}

function initOf(shape: ReturnType<typeof blockShapes>[number]) {
  return function init(this: Blockly.Block) {
    this.jsonInit(shape)
  }
}

type WorkspaceState = ReturnType<typeof workspaceState>

/** Removes the actor field where there is a single actor, because such blocks have no menu for it. */
function withKnownFields(state: WorkspaceState, actorCount: number): WorkspaceState {
  if (actorCount > 1) return state
  const blocks = state.blocks.blocks.map((one) => {
    const { ACTOR: _, ...fields } = one.fields ?? {}
    return Object.assign({}, one, { fields })
  })
  return { blocks: { ...state.blocks, blocks } }
}

function theme(): Blockly.Theme {
  return Blockly.Theme.defineTheme('sea', {
    name: 'sea',
    base: Blockly.Themes.Zelos,
    fontStyle: { family: 'inherit', weight: '600', size: 12 },
    startHats: false,
  })
}
