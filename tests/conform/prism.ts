import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'

export interface Prism {
  /** Its origin. */
  readonly base: string
  close(): Promise<void>
}

/** Starts an independent backend: Prism answers with the contract's examples and validates requests. */
export async function startPrism(contract: string, port = 0): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(JSON.parse(contract))
  const server = createServer(operations, {
    components: { logger: createLogger('prism', { enabled: false }) },
    cors: true,
    config: {
      mock: { dynamic: false },
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
    },
  })
  return { base: await server.listen(port, '127.0.0.1'), close: () => server.close() }
}
