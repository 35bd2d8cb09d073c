import { beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../../src/environment.ts'
import { demoSettingsOverride } from '../../../src/preview/demoPreview.tsx'

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))

/** Fakes a backend with one answer for each call. */
function answering(...answers: readonly Response[]) {
  const left = [...answers]
  let asked = 0
  const startAt = () => {
    const start = readEnvironment()
    if (!start.ok) throw new Error(start.reason)
    const fetch = async () => {
      asked++
      return left.shift() ?? Response.error()
    }
    return { ...start, environment: { ...start.environment, fetch } }
  }
  return { startAt, asked: () => asked }
}
const settings = { channelDomain: 'haeon', channelName: '해온코딩학원' }
const hostile = { channelDomain: 7, info: 'none' }

test('settings that cannot be read in one view are asked for anew in the next, and then known [S-334]', async () => {
  const { startAt, asked } = answering(Response.json(hostile), Response.json(settings))
  const trial = demoSettingsOverride('haeon', () => {}, startAt)
  expect(await trial.original()).toBeNull()
  expect(await trial.original()).toMatchObject(settings)
  expect(await trial.original()).toMatchObject(settings)
  expect(asked()).toBe(2)
})

test('an answer that says no holds no settings', async () => {
  const { startAt } = answering(Response.json({ message: '찾을 수 없어요' }, { status: 404 }))
  expect(await demoSettingsOverride('narae', () => {}, startAt).original()).toBeNull()
})
