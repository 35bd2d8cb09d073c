import { useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { focusHeading } from './focusHeading.ts'

interface RouteFocusProps {
  /** The path whose page is there, not only asked for. */
  readonly shown: string
}

/** After a change of page inside the app: says the new title, moves the focus to the page's heading, and scrolls to its top, but not on the way back: the place is kept then. */
export const RouteFocus = ({ shown }: RouteFocusProps) => {
  const way = useNavigationType()
  const [said, setSaid] = useState('')
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const timer = setTimeout(() => {
      setSaid(document.title)
      focusHeading()
      if (way !== NavigationType.Pop) window.scrollTo(0, 0)
    })
    return () => clearTimeout(timer)
  }, [shown, way])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  )
}
