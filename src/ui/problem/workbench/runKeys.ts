import type { KeyboardEvent } from 'react'

interface RunKeys {
  run(): void
  submit(): void
}

/** Handles Ctrl or ⌘ with Enter, which runs; with Shift as well it hands in. */
export function pressRunKeys(event: KeyboardEvent, { run, submit }: RunKeys): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  if (event.shiftKey) submit()
  else run()
}
