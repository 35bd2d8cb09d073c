import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { safeUrl } from '../../domain/site/safeUrl.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { useSiteRoutes } from '../kit/links.tsx'
import { isAppPage } from './routes.tsx'
import { returnPathKey } from '../kit/storageKeys.ts'
import { useViewer } from '../viewer/useViewer.ts'

const validForMs = 30 * 60_000

/** The page in the stored value (time, then address), if it is a page of this app and not stored too long ago. */
export function parseReturnPath(kept: string, now: Date): string | null {
  const [, time, href] = /^(\d{1,15}) (\/\S*)$/.exec(kept) ?? []
  const age = now.getTime() - Number(time)
  const isFresh = age >= 0 && age < validForMs
  return href !== undefined && isFresh && safeUrl(href) !== null && isAppPage(href) ? href : null
}

/**
 * After a sign-in, goes from the home page back to the page where the viewer left. The path is stored, not put into the address, where it
 * could be forged.
 */
export const ReturnAfterLogin = () => {
  const { sessionStore, clock, settings } = useApplication()
  const routes = useSiteRoutes()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isLoggedIn = viewer !== null && isSignedIn(viewer)

  const rememberPage = useEffectEvent(({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if ((href === settings.loginUrl || href === settings.signupUrl) && isAppPage(pathname))
      sessionStore.set(returnPathKey, `${clock.now().getTime()} ${routes.fromLocation(pathname + search)}`)
  })
  useEffect(() => {
    // In the capture phase, so before the router handles the click.
    document.addEventListener('click', rememberPage, true)
    return () => document.removeEventListener('click', rememberPage, true)
  }, [])

  const returnToPage = useEffectEvent((kept: string) => {
    sessionStore.remove(returnPathKey)
    const href = pathname === '/' ? parseReturnPath(kept, clock.now()) : null
    if (href !== null) void navigate(routes.toLocation(href), { replace: true })
  })
  useEffect(() => {
    const kept = isLoggedIn && sessionStore.get(returnPathKey)
    if (kept) returnToPage(kept)
  }, [isLoggedIn, sessionStore])
  return null
}
