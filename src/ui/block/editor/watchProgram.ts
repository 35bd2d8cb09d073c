import type { Workspace } from 'blockly/core'
import { parseProgram } from '../../../application/parseProgram.ts'
import { type BlockProgram, programText } from '../../../domain/blocks/program.ts'

interface WatchOptions {
  /** The program that the workspace holds now. */
  readonly program: BlockProgram
  /** Returns the workspace's content as unchecked JSON. */
  read(): unknown
  /** Whether the user is dragging a block; changes are reported after the drag. */
  isHeld(): boolean
  onChange(program: BlockProgram): void
  /** Called when a step exceeded the limits of a program and was undone. */
  onRefuse(): void
}

/** Watches a workspace. Returns a function that reads its program, or the last readable one while the content is unreadable. */
export function watchProgram(workspace: Workspace, { program, read, isHeld, onChange, onRefuse }: WatchOptions): () => BlockProgram {
  let last = program
  let isRefusing = false
  /** Runs after all events of the step, so that its parts are undone together. Content that no undo removes stays. */
  const refuse = () => {
    if (isRefusing) return
    isRefusing = true
    queueMicrotask(() => {
      isRefusing = false
      while (parseProgram(read()) === null && workspace.getUndoStack().length > 0) workspace.undo(false)
      onRefuse()
    })
  }
  const programNow = () => {
    last = parseProgram(read()) ?? last
    return last
  }
  // Events of the loading arrive a moment later and change nothing, even if the loaded text differs from the text read back.
  let lastText = programText(programNow())
  workspace.addChangeListener((event) => {
    if (event.isUiEvent || isHeld()) return
    const found = parseProgram(read())
    if (found === null) return refuse()
    last = found
    const text = programText(found)
    if (text !== lastText) onChange(found)
    lastText = text
  })
  return programNow
}
