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
