import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

interface Taken<Part> {
  readonly part: Part
  /** The pointer's x when the part was taken, in px. */
  readonly x: number
}

/**
 * Moves parts of a box by dragging: the taken part follows the mouse or finger, and a moved part keeps the focus.
 * `follow` receives the dragged part, the pointer's y, and its distance to the side of where the part was taken.
 */
export const useDragging = <Box extends HTMLElement, Part>(
  follow: (part: Part, box: Box, pointer: { readonly y: number; readonly aside: number }) => void,
) => {
  const box = useRef<Box>(null)
  const area = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState<Taken<Part> | null>(null)
  const toFocus = useRef<string | null>(null)
  // An element that is moved in the document loses the focus, and a removed one takes it along.
  useEffect(() => {
    const within = area.current ?? box.current?.parentElement
    if (toFocus.current !== null) within?.querySelector<HTMLElement>(toFocus.current)?.focus()
    toFocus.current = null
  })
  const release = () => setTaken(null)
  return {
    box,
    /** The element that holds what a moved part may go to; the parent of the box if it is not used. */
    area,
    dragged: taken?.part ?? null,
    /** Starts dragging a part. Returns false if the event is not of the pointer's main button. */
    take(event: PointerEvent, part: Part): boolean {
      if (event.button !== 0) return false
      // The box captures the pointer, because it stays in place; a part that moves would lose it.
      box.current?.setPointerCapture(event.pointerId)
      setTaken({ part, x: event.clientX })
      return true
    },
    /** The pointer handlers of the box. */
    pointer: {
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (taken !== null && box.current !== null) follow(taken.part, box.current, { y: clientY, aside: clientX - taken.x })
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    /** Focuses, after the next render, the element that the selector finds in the area. */
    focusNext(selector: string) {
      toFocus.current = selector
    },
  }
}

/** Returns the index of the list item that is drawn at this height, or null if there is none. */
export const lineAt = (list: HTMLElement, y: number): number | null => {
  const places = [...list.children].map((item) => item.getBoundingClientRect())
  const at = places.findIndex(({ top, bottom }) => y >= top && y < bottom)
  return at < 0 ? null : at
}

/** Returns the direction in which an arrow key moves an item, or 0 for any other key and for browser shortcuts. */
export const stepOfKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): -1 | 0 | 1 => {
  if (ctrlKey || metaKey || altKey) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
