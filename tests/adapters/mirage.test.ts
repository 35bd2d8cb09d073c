import { describe } from 'vitest'
import { readDemoAddress } from '../../mock-server/demoAddress.ts'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import type { OpenBackend } from './ports/Backend.ts'
import { blockPort } from './ports/blockPort.ts'
import { blogPort } from './ports/blogPort.ts'
import { cataloguePort } from './ports/cataloguePort.ts'
import { channelPort } from './ports/channelPort.ts'
import { classViewPort } from './ports/classViewPort.ts'
import { classPort } from './ports/classPort.ts'
import { homeDataPort } from './ports/homeDataPort.ts'
import { homeworkPort } from './ports/homeworkPort.ts'
import { lessonPort } from './ports/lessonPort.ts'
import { listPorts } from './ports/listPorts.ts'
import { materialPort } from './ports/materialPort.ts'
import { overSocket } from './ports/overSocket.ts'
import { problemPort } from './ports/problemPort.ts'
import { purchasePort } from './ports/purchasePort.ts'
import { questPort } from './ports/questPort.ts'
import { registrationPort } from './ports/registrationPort.ts'
import { reviewPort } from './ports/reviewPort.ts'
import { roomPort } from './ports/roomPort.ts'
import { shopPort } from './ports/shopPort.ts'
import { studioPort } from './ports/studioPort.ts'
import { tutorPort } from './ports/tutorPort.ts'
import { viewerPort } from './ports/viewerPort.ts'
import { worksheetPort } from './ports/worksheetPort.ts'
import { fakeRunner, threeWaves } from '../fakes/fakeRunner.ts'

const inPage: OpenBackend = async (view) => {
  const parameters = new URLSearchParams({
    latency: '0',
    at: '2026-11-20T10:00:00+09:00',
    ...Object.fromEntries(new URLSearchParams(view)),
  })
  const reading = readDemoAddress(new URL(`http://localhost/?${parameters}`), true)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const server = startMockServer(reading.address, { product: 'product', paths: apiPaths, loadRunner: async () => fakeRunner(threeWaves) })
  return { fetch: (request) => server.fetch(request), apiOrigin: 'http://localhost', close: async () => server.shutdown() }
}

describe('the mock server in the page answers every port as a real one must [S-332]', () => {
  const open = inPage
  viewerPort(open)
  channelPort(open)
  listPorts(open)
  questPort(open)
  homeDataPort(open)
  cataloguePort(open)
  lessonPort(open)
  reviewPort(open)
  classPort(open)
  registrationPort(open)
  problemPort(open)
  materialPort(open)
  blogPort(open)
  purchasePort(open)
  shopPort(open)
  worksheetPort(open)
  tutorPort(open)
  blockPort(open)
  homeworkPort(open)
  roomPort(open)
  studioPort(open)
  classViewPort(open)
})

// A socket does not change the answers, so these are only the ports that cover all that a socket can break.
describe('the mock server over a real socket, with streams, bodies, empty answers, headers and every kind of status [S-332]', () => {
  const open = overSocket(inPage)
  viewerPort(open)
  homeDataPort(open)
  questPort(open)
  problemPort(open)
  tutorPort(open)
  studioPort(open)
})
