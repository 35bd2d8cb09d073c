import type { Workspace } from 'blockly/core'
import { parseProgram } from '../../../application/parseProgram.ts'
import { type BlockProgram, programText } from '../../../domain/blocks/program.ts'

interface WatchOptions {
  /** What the workspace holds now. */
  readonly program: BlockProgram
  /** What it holds, as JSON that is still to be checked. */
  read(): unknown
  /** Whether a hand is at it: what it holds is told once it lets go. */
  isHeld(): boolean
  onChange(program: BlockProgram): void
  /** A step went beyond what a program may hold, and was taken back. */
  onRefuse(): void
}

/** The program in a workspace: the last one that could be read, never an empty one in the place of one that cannot. */
export function watchProgram(workspace: Workspace, { program, read, isHeld, onChange, onRefuse }: WatchOptions): () => BlockProgram {
  let last = program
  let isRefusing = false
  /** Once all events of the step have been told: its parts are undone together. What no undo takes back stays where it is. */
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
  // Events of the loading come a moment later, and tell nothing new: what was loaded may be written in another way than it is read.
  let told = programText(programNow())
  workspace.addChangeListener((event) => {
    if (event.isUiEvent || isHeld()) return
    const found = parseProgram(read())
    if (found === null) return refuse()
    last = found
    const text = programText(found)
    if (text !== told) onChange(found)
    told = text
  })
  return programNow
}
