import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'

/** After a change of page inside the app, once the page is there (so it stands in the page's Suspense boundary): says the new title, and moves the focus to the page's heading (not on the way back: the place is kept). */
export const RouteFocus = () => {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const [said, setSaid] = useState('')
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const timer = setTimeout(() => {
      setSaid(document.title)
      const heading = document.querySelector<HTMLElement>('#page-frame h1')
      heading?.focus({ preventScroll: true })
      if (way !== NavigationType.Pop) window.scrollTo(0, 0)
    })
    return () => clearTimeout(timer)
  }, [pathname, way])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  )
}
