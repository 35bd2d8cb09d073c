import { type AppConfig, readAppConfig } from '../adapters/browser/config.ts'
import { makeHomePresenter } from '../application/homeView.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import { siteOf } from '../domain/site/site.ts'
import type { ShellView } from '../ui/app/Root.tsx'

/** The configuration of an installation that sets nothing. */
export const defaultConfig = (): AppConfig => {
  const reading = readAppConfig({ querySelector: () => null })
  if (!reading.ok) throw new Error('the defaults are no configuration')
  return reading.config
}

/** Returns the view of the prerendered page: the main site, on a desktop. */
export const shellView = (): ShellView => {
  const { settings } = defaultConfig()
  return { settings, expectedSite: siteOf(null, true), home: makeHomePresenter({ settings, rolePolicy: defaultRolePolicy }) }
}
