import { useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { focusHeading } from './focusHeading.ts'

interface RouteFocusProps {
  /** The path of the page that is drawn already, not of one that is still loading. */
  readonly shown: string
}

/** After a change of page inside the app: announces the new title, moves the focus to its heading and scrolls to the top, except on the way back, where the scroll position is restored. */
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
