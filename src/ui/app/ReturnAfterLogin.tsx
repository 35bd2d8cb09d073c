import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSignedIn } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { useSiteRoutes } from '../kit/links.tsx'
import { parseReturnPath } from '../kit/returnPath.ts'
import { returnPathKey } from '../kit/storageKeys.ts'
import { useViewer } from '../viewer/useViewer.ts'

/**
 * After a sign-in, goes from the home page back to the page where the viewer left. The path is stored, not put into the address, where it
 * could be forged.
 */
export const ReturnAfterLogin = () => {
  const { sessionStore, clock, settings } = useApplication()
  const routes = useSiteRoutes()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isLoggedIn = viewer !== null && isSignedIn(viewer)

  const rememberPage = useEffectEvent(({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    const entrances = new Set([settings.loginUrl, settings.signupUrl])
    // On the way from one entrance to the other, the page before both remains the one to return to.
    if (href && entrances.has(href) && !entrances.has(pathname) && routes.isAppPage(pathname))
      sessionStore.set(returnPathKey, `${clock.now().getTime()} ${routes.fromLocation(pathname + search + hash)}`)
  })
  useEffect(() => {
    // The capture phase runs before the router handles the click.
    document.addEventListener('click', rememberPage, true)
    return () => document.removeEventListener('click', rememberPage, true)
  }, [])

  const returnToPage = useEffectEvent((stored: string) => {
    sessionStore.remove(returnPathKey)
    const href = pathname === '/' ? parseReturnPath(stored, clock.now(), routes.isAppPage) : null
    if (href !== null) void navigate(routes.toLocation(href), { replace: true })
  })
  useEffect(() => {
    const stored = isLoggedIn && sessionStore.get(returnPathKey)
    if (stored) returnToPage(stored)
  }, [isLoggedIn, sessionStore])
  return null
}
