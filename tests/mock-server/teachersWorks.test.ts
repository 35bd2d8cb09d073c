import { expect, it } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const lists = { 'channels/homeworks': 'homeworkList', 'channels/rooms': 'roomList' } as const
const page = (query: string, store: ProgressStore) => demoPage(query, store, recordingLog())

it.each(Object.entries(lists))('a teacher has begun a work on the main site, which stays once another is made: %s', async (path, key) => {
  const store = memoryStore()
  const { call, json } = page('persona=teacher', store)
  const [first] = (await json(path))[key]
  expect(first).toMatchObject({ state: 'DRAFT', title: expect.any(String) })
  const { content } = await json(`${path}/${first.homeworkId ?? first.roomId}`)
  expect((await call(path, 'POST', { content: { ...content, title: '새것' } })).status).toBe(201)
  const again = (await page('persona=teacher', store).json(path))[key]
  expect(again.map(({ title }: { title: string }) => title)).toEqual(['새것', first.title])
})

it.each(['persona=teacher&channel=haeon', 'persona=teacher&content=empty', 'persona=operator'])('nobody else has: %s', async (query) => {
  expect((await page(query, memoryStore()).json('channels/homeworks')).homeworkList).toEqual([])
})
