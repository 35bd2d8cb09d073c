import { matchPath, useLocation } from 'react-router-dom'
import { useApplication } from '../app/ApplicationContext.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PlatformPartPage } from './PlatformPartPage.tsx'
import { platformParts } from './platformParts.ts'

/** Whatever is not a page of this app: in the demo another part of the platform, if there is one at this address; else nothing. */
export const ElsewherePage = () => {
  const { describesPlatform } = useApplication()
  const { pathname } = useLocation()
  const part = describesPlatform && platformParts.find(({ path }) => matchPath(path, pathname))
  return part ? <PlatformPartPage part={part} /> : <NotFoundPage />
}
