import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NewVersionNote } from '../../../src/ui/app/NewVersionNote.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { renderInApp } from '../renderInApp.tsx'

const words = '새 버전이 나와서 화면을 다시 불러왔어요. 쓰던 글은 그대로 있어요.'
const running = 'http://localhost/assets/index-B.js'
let script: HTMLScriptElement

beforeEach(() => {
  script = Object.assign(document.createElement('script'), { type: 'module' })
  // jsdom runs no modules, so nothing is fetched.
  script.setAttribute('src', running)
  document.head.append(script)
})
afterEach(() => script.remove())

test('a page that was loaded again says once that there is a new version [F-113]', async () => {
  const sessionStore = memoryStore({ 'reloaded-version': 'http://localhost/assets/index-A.js' })
  renderInApp(<NewVersionNote />, anApplication({ sessionStore }))
  expect(await screen.findByText(words)).toBeVisible()
  const later = anApplication({ sessionStore })
  renderInApp(<NewVersionNote />, later)
  expect(later.notifications.current()).toEqual([])
})

test.each([
  ['was loaded again and is the same version', { 'reloaded-version': running }],
  ['was never loaded again', {}],
])('a page that %s says nothing [F-113]', (_, stored) => {
  const application = anApplication({ sessionStore: memoryStore(stored) })
  renderInApp(<NewVersionNote />, application)
  expect(application.notifications.current()).toEqual([])
})
