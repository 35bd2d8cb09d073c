import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { safeUrl } from '../../domain/site/safeUrl.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { returnKey } from '../kit/storageKeys.ts'
import { useApplication } from '../kit/application.ts'
import { useSiteRoutes } from '../kit/links.tsx'
import { isOwnPage } from '../kit/pages.ts'
import { useViewer } from '../viewer/useViewer.ts'

const validFor = 30 * 60_000

/** The page in the stored value (time, then address), if it is a page of this app and not stored too long ago. */
export function wayBackIn(kept: string, now: Date): string | null {
  const [, time, href] = /^(\d{1,15}) (\/\S*)$/.exec(kept) ?? []
  const age = now.getTime() - Number(time)
  const isFresh = age >= 0 && age < validFor
  return href !== undefined && isFresh && safeUrl(href) !== null && isOwnPage(href) ? href : null
}

/** Brings people who left a page to sign in back to it, once they arrive at the home page signed in. The page is remembered here, not in the address: a link could be forged. */
export const WayBack = () => {
  const { session, clock, settings } = useApplication()
  const routes = useSiteRoutes()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isIn = viewer !== null && isSignedIn(viewer)

  const keep = useEffectEvent(({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if ((href === settings.loginUrl || href === settings.signupUrl) && isOwnPage(pathname))
      session.set(returnKey, `${clock.now().getTime()} ${routes.hrefOf(pathname + search)}`)
  })
  useEffect(() => {
    // Before the router hears of the click.
    document.addEventListener('click', keep, true)
    return () => document.removeEventListener('click', keep, true)
  }, [])

  const goBack = useEffectEvent((kept: string) => {
    session.remove(returnKey)
    const href = pathname === '/' ? wayBackIn(kept, clock.now()) : null
    if (href !== null) void navigate(routes.addressOf(href), { replace: true })
  })
  useEffect(() => {
    const kept = isIn && session.get(returnKey)
    if (kept) goBack(kept)
  }, [isIn, session])
  return null
}
