import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { browserConnection } from '../adapters/browser/device.ts'
import { createApplication } from '../container.ts'
import { defaultConfig, shellView } from './shellView.ts'
import { Root } from '../ui/app/Root.tsx'
import { createQueryClient } from '../ui/kit/query.ts'

/** The home page as it is before anybody knows who looks at it: header, banner, categories, the places of everything else. */
export function renderShell(): string {
  const shell = shellView()
  const application = createApplication({
    config: defaultConfig(),
    fetch: pending,
    clock: { now: throwUnavailable, timeZone: throwUnavailable },
    inlineHomeData: null,
    expectedSite: shell.expectedSite,
    chat: { open: pending },
    connection: browserConnection(true),
    storageScope: '',
    storage: 'browser',
  })
  const html = renderToString(
    <Root
      application={application}
      routes={{ isAppPage: () => false, toLocation: (href) => href, fromLocation: (address) => address, demo: null }}
      extras={null}
      client={createQueryClient()}
      shell={shell}
      Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>}
    />,
  )
  // The page has a title, and the pictures stand close enough to be found.
  return html.replace(/<title>.*?<\/title>|<link rel="preload"[^>]*>/g, '')
}

const pending = () => new Promise<never>(() => {})

const throwUnavailable = (): never => {
  throw new Error('what is prerendered is the same at every hour')
}
