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

/** Where a program is put together. */
export interface BlockEditor {
  program(): BlockProgram
  /** What undo leads back to at most. */
  open(program: BlockProgram): void
  /** Puts it in the place of what is there, which can be undone. */
  load(program: BlockProgram): void
  /** Marks the blocks of these statements, and no others. */
  highlight(statements: readonly number[]): void
  undo(): void
  redo(): void
  zoom(by: number): void
  /** Takes away the block that is chosen. Whether there was one. */
  removeChosen(): boolean
  focus(): void
  dispose(): void
}

interface EditorOptions {
  readonly block: Pick<BlockDetail, 'names' | 'stages' | 'toolbox'>
  readonly program: BlockProgram
  /** Categories above the blocks instead of beside them. */
  readonly isNarrow: boolean
  readonly hasMotion: boolean
  onChange(program: BlockProgram): void
  /** More was put there than a program may hold: it was taken back. */
  onRefuse(): void
}

/** Puts its styles where a strict policy has nothing against them. */
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

/** Blockly, which edits and nothing more: what blocks mean is decided in the domain. */
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

/** It is open from the beginning, and stays so, block after block, until somebody closes it. */
function openTray(workspace: Blockly.WorkspaceSvg, categories: BlockDetail['toolbox']): void {
  const tray = workspace.getFlyout()
  if (tray !== null) tray.autoClose = false
  // Blocks make room for it.
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

/** Where one actor is alone, its blocks have no menu to choose it from. */
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
