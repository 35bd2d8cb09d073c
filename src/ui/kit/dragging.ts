import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

interface Taken<Part> {
  readonly part: Part
  /** Where it was taken. */
  readonly x: number
}

/**
 * Parts of a box that are moved within it: what is taken follows the pointer, by mouse or finger, and what is moved keeps the focus.
 * `follow` is told which part is dragged, where the pointer is, and how far to the side of where it was taken.
 */
export const useDragging = <Box extends HTMLElement, Part>(
  follow: (part: Part, box: Box, pointer: { readonly y: number; readonly aside: number }) => void,
) => {
  const box = useRef<Box>(null)
  const [taken, setTaken] = useState<Taken<Part> | null>(null)
  const toFocus = useRef<string | null>(null)
  // What is moved within the page loses the focus, and what is gone takes it along.
  useEffect(() => {
    if (toFocus.current !== null) box.current?.parentElement?.querySelector<HTMLElement>(toFocus.current)?.focus()
    toFocus.current = null
  })
  const release = () => setTaken(null)
  return {
    box,
    dragged: taken?.part ?? null,
    /** False where it is not the pointer's main button. */
    take(event: PointerEvent, part: Part): boolean {
      if (event.button !== 0) return false
      // The box stays where it is; a part that moves would lose the pointer.
      box.current?.setPointerCapture(event.pointerId)
      setTaken({ part, x: event.clientX })
      return true
    },
    /** For the box. */
    pointer: {
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (taken !== null && box.current !== null) follow(taken.part, box.current, { y: clientY, aside: clientX - taken.x })
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    /** Gives the focus, once it is drawn, to what this selects in the box or beside it. */
    focusNext(selector: string) {
      toFocus.current = selector
    },
  }
}

/** The number of the list's line that is drawn at this height; null: none. */
export const lineAt = (list: HTMLElement, y: number): number | null => {
  const places = [...list.children].map((item) => item.getBoundingClientRect())
  const at = places.findIndex(({ top, bottom }) => y >= top && y < bottom)
  return at < 0 ? null : at
}

/** Which way an arrow key moves something in a list, one step at a time; 0: it is another key, or a key of the browser's. */
export const stepOfKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): -1 | 0 | 1 => {
  if (ctrlKey || metaKey || altKey) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
