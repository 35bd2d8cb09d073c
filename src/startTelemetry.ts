import { consoleLog, localStore } from './adapters/browser/device.ts'
import { startTelemetry } from './adapters/browser/telemetry.ts'
import { withoutBasePath } from './ui/kit/basePath.ts'

/** Loaded only by installations that set an address for reports. */
export function startPageTelemetry(url: string): void {
  startTelemetry(window, {
    url,
    version: import.meta.env.VITE_VERSION,
    store: localStore(consoleLog, () => window.localStorage),
    pathname: () => withoutBasePath(location.pathname),
  })
}
