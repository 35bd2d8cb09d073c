import { createServer, Response } from 'miragejs'
import { describe, expect, test } from 'vitest'
import { createInterceptor } from '../../mock-server/interceptor.ts'

function serve() {
  const interceptor = createInterceptor()
  const server = createServer({ interceptor, namespace: '/product/v1/' })
  server.logging = false
  server.get('echo/:name', (_, { params, queryParams, requestHeaders }) => ({
    name: params['name'],
    queryParams,
    from: requestHeaders['x-from'],
  }))
  server.post('echo', (_, { requestBody }) => ({ body: JSON.parse(requestBody) }))
  server.delete('echo', () => new Response(204))
  return (path: string, init?: RequestInit) => interceptor.handle(new Request(`http://localhost/product/v1/${path}`, init))
}

describe('Mirage behind our own interceptor', () => {
  test('replaces no global of the page', () => {
    const before = [globalThis.fetch, globalThis.Request, globalThis.Headers]
    serve()
    expect([globalThis.fetch, globalThis.Request, globalThis.Headers]).toEqual(before)
  })

  test('hands over path, query and headers as they were sent', async () => {
    const answer = await serve()('echo/%ED%95%98%EB%8A%98?a=1&a=2&b=%EB%B0%94%EB%8B%A4', { headers: { 'X-From': 'test' } })
    expect(await answer?.json()).toEqual({ name: '하늘', queryParams: { a: ['1', '2'], b: '바다' }, from: 'test' })
  })

  test('hands over a body, and leaves the request readable', async () => {
    const answer = await serve()('echo', { method: 'POST', body: '{"gender":"WOMAN"}' })
    expect([answer?.status, await answer?.json()]).toEqual([201, { body: { gender: 'WOMAN' } }])
  })

  test('answers JSON as JSON, and nothing as nothing', async () => {
    const call = serve()
    expect((await call('echo/x'))?.headers.get('content-type')).toContain('application/json')
    const nothing = await call('echo', { method: 'DELETE' })
    expect([nothing?.status, nothing?.body]).toEqual([204, null])
  })

  test('has no answer for a route that nobody made', async () => {
    const call = serve()
    expect(await call('nothing')).toBeUndefined()
    expect(await call('echo/x', { method: 'PUT' })).toBeUndefined()
  })
})
