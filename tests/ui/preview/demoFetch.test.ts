import { afterEach, expect, test } from 'vitest'
import { adoptLinkedSettings, originalHeader, settingsFragment, settingsOverrides } from '../../../src/demoFetch.ts'

const settings = JSON.stringify({ channelName: '푸른코딩 100%', brandColor: '#e11d48', info: { logoUrl: 'data:image/webp;base64,AA==' } })
const asked = (headers = {}) => new Request('http://localhost/product/v1/channels/haeon/info', { headers })

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('settings that are tried out answer for the backend, and stay after a reload; the original can still be asked for', async () => {
  expect(settingsOverrides.answer(asked())).toBeNull()
  settingsOverrides.set('haeon', settings)
  expect(Object.values(sessionStorage)).toEqual([settings])
  expect(await settingsOverrides.answer(asked())?.json()).toEqual(JSON.parse(settings))
  expect(settingsOverrides.answer(asked({ [originalHeader]: '' }))).toBeNull()
  expect(settingsOverrides.answer(new Request('http://localhost/product/v1/channels/narae/info'))).toBeNull()
  settingsOverrides.set('haeon', null)
  expect(await settingsFragment('haeon')).toBe('')
})

test('the cards of a channel have its name and logo that are tried out, and those of others their own', async () => {
  const cards = (name: string, channelLogoUrl: string) => ({
    courseList: [
      { title: '파이썬', channelProfile: { channelDomain: 'haeon', channelName: name, channelLogoUrl } },
      { title: '블록', channelProfile: { channelDomain: 'narae', channelName: '나래', channelLogoUrl: '/narae.svg' } },
    ],
  })
  const request = new Request('http://localhost/product/v1/courses')
  const shown = async (asking = request) =>
    (await settingsOverrides.renamed('haeon', asking, Response.json(cards('해온', '/haeon.svg')))).json()
  expect(await shown()).toEqual(cards('해온', '/haeon.svg'))
  settingsOverrides.set('haeon', settings)
  expect(await shown()).toEqual(cards('푸른코딩 100%', 'data:image/webp;base64,AA=='))
  expect(await shown(asked({ [originalHeader]: '' }))).toEqual(cards('해온', '/haeon.svg'))
  const nothing = new Response(null, { status: 204 })
  expect(await settingsOverrides.renamed('haeon', request, nothing)).toBe(nothing)
})

test('a link carries them to another browser, whose address is plain at once', async () => {
  settingsOverrides.set('haeon', settings)
  const fragment = await settingsFragment('haeon')
  sessionStorage.clear()
  history.replaceState(null, '', `/?channel=haeon${fragment}`)
  const adopted = adoptLinkedSettings('haeon')
  expect(location.href).toMatch(/\/\?channel=haeon$/)
  await adopted
  expect(settingsOverrides.get('haeon')).toBe(settings)
})

test.each(['#settings=%E0%A4%A', '#settings=not-packed', '#settings=y8tXyCrOzwMA', '#reviews'])('%s brings nothing', async (hash) => {
  history.replaceState(null, '', `/${hash}`)
  await adoptLinkedSettings('haeon')
  expect(settingsOverrides.get('haeon')).toBeNull()
})
