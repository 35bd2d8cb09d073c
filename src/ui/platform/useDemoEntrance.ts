import { useState } from 'react'
import { paths } from '../../domain/paths.ts'
import { safeUrl } from '../../domain/site/safeUrl.ts'
import { useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { type DemoVisitor, useSiteRoutes } from '../kit/links.tsx'
import { parseReturnPath } from '../kit/returnPath.ts'
import { returnPathKey } from '../kit/storageKeys.ts'

interface DemoEntrance {
  /** The page to return to; null: the home page. */
  readonly returnTo: string | null
  enter(visitor: DemoVisitor): void
}

const entrances: ReadonlySet<string> = new Set([paths.login, paths.signup])

/** Returns the page to return to after signing in: the address's `next`, else the page left for the sign-in. */
export const useDemoEntrance = (): DemoEntrance => {
  const { sessionStore, clock } = useApplication()
  const { demo, isAppPage } = useSiteRoutes()
  const { parameters } = useUrlState()
  // Read once: the press that follows uses it up.
  const [returnTo] = useState(() => {
    const next = safeUrl(parameters.get('next'))
    const asked = next?.startsWith('/') && isAppPage(next) ? next : null
    const found = asked ?? parseReturnPath(sessionStore.get(returnPathKey) ?? '', clock.now(), isAppPage)
    return found === null || entrances.has(found.split(/[?#]/)[0] ?? '') ? null : found
  })
  return {
    returnTo,
    enter(visitor) {
      sessionStore.remove(returnPathKey)
      demo?.enterAs(visitor, returnTo ?? paths.home)
    },
  }
}
