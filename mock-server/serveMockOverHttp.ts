import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { hostOverHttp } from './hostOverHttp.ts'
import { mockBackend } from './mockBackend.ts'

interface Place {
  readonly port: number
  readonly host: string
}

/** `npm run mock`: serves the demo's backend until it is stopped. Rejects when the words or the port cannot be used. */
export async function serveMockOverHttp(words: readonly string[], { port, host }: Place, print: (line: string) => void): Promise<Server> {
  const { view, product } = parseArgs({ args: [...words], options }).values
  const server = hostOverHttp(mockBackend(view, product).fetch).listen(port, host)
  await once(server, 'listening')
  const address = `http://localhost:${portOf(server.address()) ?? port}`
  print(`코딩바다 mock → ${address}/${product}/v1/ (${view || 'persona=learner'})`)
  print(`starts anew with another view: ${address}/?persona=teacher&channel=haeon`)
  return server
}

/** Port 0 is any free one. */
function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined
}

const options = { view: { type: 'string', default: '' }, product: { type: 'string', default: 'product' } } as const
