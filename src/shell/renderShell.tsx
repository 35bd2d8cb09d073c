import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { browserConnection } from '../adapters/browser/device.ts'
import { createApplication } from '../container.ts'
import { defaultConfig, shellView } from './shellView.ts'
import { Root } from '../ui/app/Root.tsx'
import { createQueryClient } from '../ui/kit/query.ts'

/** Renders a page before its viewer is known: its frame, its headings, and placeholders for everything else. */
export async function renderShell(address: string): Promise<string> {
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
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <Root
      application={application}
      routes={{ isAppPage: () => false, toLocation: (href) => href, fromLocation: (href) => href, demo: null }}
      extras={null}
      client={createQueryClient()}
      shell={shell}
      Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
    />,
    // All content is rendered in its place, instead of being moved there by a script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new AggregateError(errors, `${address} cannot be drawn`)
  // The page has a title already, and pictures that are found without preloading.
  return html.replace(/<title>.*?<\/title>|<link rel="preload"[^>]*>/g, '')
}

const pending = () => new Promise<never>(() => {})

const throwUnavailable = (): never => {
  throw new Error('what is prerendered is the same at every hour')
}
