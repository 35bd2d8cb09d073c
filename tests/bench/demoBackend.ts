import { readDemoAddress } from '../../mock-server/demoAddress.ts'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import type { Backend } from './servePages.ts'

/**
 * Makes a realistic backend for the production build: the demo's world, over HTTP. No quest opens a dialog by itself unless the view asks
 * for quests.
 */
export function demoBackend(view: string): Backend {
  const parameters = { latency: '0', quests: 'uncleared', device: 'mobile', ...Object.fromEntries(new URLSearchParams(view)) }
  const reading = readDemoAddress(new URL(`http://localhost/?${new URLSearchParams(parameters)}`), false)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const { fetch } = startMockServer(reading.address, { product: 'product', paths: apiPaths })
  return (request) => fetch(request)
}
