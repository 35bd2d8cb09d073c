import { afterEach, expect, test, vi } from 'vitest'

/** The app as it is built for a folder of its host. */
const builtFor = async (folder: string) => {
  vi.stubEnv('BASE_URL', folder)
  vi.resetModules()
  const { withBasePath: inFolder } = await import('../../../src/ui/kit/basePath.ts')
  const { withBasePathPictures: inFolderPictures } = await import('../../../src/demoFetch.ts')
  return { inFolder, inFolderPictures }
}

// Other files must not see the app of that folder.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('an address of the app lies in the folder that it was built for; another site’s stays what it is', async () => {
  const { inFolder } = await builtFor('/demo/')
  expect(inFolder('/')).toBe('/demo/')
  expect(inFolder('/quest?at=1#main')).toBe('/demo/quest?at=1#main')
  expect(inFolder('http://haeon.localhost:5173/')).toBe('http://haeon.localhost:5173/')
})

test('at the root of a host addresses are what they are', async () => {
  const { inFolder } = await builtFor('/')
  expect(inFolder('/quest')).toBe('/quest')
})

test('the pictures of the demo world lie there too, and nothing else of an answer changes', async () => {
  const { inFolderPictures } = await builtFor('/demo/')
  const answer = new Response('{"thumbnail":"/demo-pictures/thumb/a-1.svg","href":"/course"}', { status: 201, headers: { 'x-a': 'b' } })
  const moved = await inFolderPictures(answer)
  expect(await moved.json()).toEqual({ thumbnail: '/demo/demo-pictures/thumb/a-1.svg', href: '/course' })
  expect([moved.status, moved.headers.get('x-a')]).toEqual([201, 'b'])
  const empty = new Response(null, { status: 204 })
  expect(await inFolderPictures(empty)).toBe(empty)
})
