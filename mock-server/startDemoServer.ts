import type { DemoAddress } from './DemoAddress.ts'
import { pageCalls } from './pageCalls.ts'
import { type MockServer, type MockServerOptions, startMockServer } from './startMockServer.ts'

/** The backend of a demo page. Visits that the preview makes on the side are not recorded. */
export const startDemoServer = (address: DemoAddress, options: MockServerOptions, isPage: boolean): MockServer =>
  startMockServer(address, isPage ? { ...options, calls: pageCalls } : options)
