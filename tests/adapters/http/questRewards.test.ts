import { expect, it } from 'vitest'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { httpQuestRepository } from '../../../src/adapters/http/quest.ts'
import { stubbed, stubbedJson } from './stubFetch.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const desk = (answer: unknown) => {
  const { client, requests } = stubbedJson(answer)
  return { quests: httpQuestRepository(client, apiPaths, recordingLog()), requests }
}

it('the reward of one quest is one POST, its id one percent-encoded segment [S-286]', async () => {
  const { quests, requests } = desk({ rewardCount: 50 })
  expect(await quests.claim('퀘스트/7')).toEqual({ rewardCount: 50 })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: 'https://api.test/product/v1/users/quests/%ED%80%98%EC%8A%A4%ED%8A%B8%2F7/rewards',
  })
  expect(requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
  expect(await requests[0]?.text()).toBe('')
})

it('the rewards of many are one POST with the list of ids as they were given [S-287]', async () => {
  const { quests, requests } = desk({ rewardCount: 130 })
  expect(await quests.claimAll([8001, '8002', 'ㄱ'])).toEqual({ rewardCount: 130 })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'POST', url: 'https://api.test/product/v1/users/quests/rewards' })
  expect(await requests[0]?.json()).toEqual({ userQuestIds: [8001, '8002', 'ㄱ'] })
})

it('a reward below nothing is none [A-53]', async () => {
  expect(await desk({ rewardCount: -5 }).quests.claim(1)).toEqual({ rewardCount: 0 })
})

it.each([{}, { rewardCount: null }, { reward: 5 }, []])(
  'an answer that does not say how much is a success all the same: %j [F-085]',
  async (answer) => {
    expect(await desk(answer).quests.claim(1)).toEqual({ rewardCount: null })
    expect(await desk(answer).quests.claimAll([1, 2])).toEqual({ rewardCount: null })
  },
)

const answered = (body: string | null, status: number, type = 'application/json') => {
  const { client } = stubbed(() => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })))
  return httpQuestRepository(client, apiPaths, recordingLog())
}

it.each([
  ['204 without a body', null, 204, 'application/json'],
  ['200 without a body', '', 200, 'application/json'],
  ['200 with broken JSON', '{"rewardCount":', 200, 'application/json'],
  ['200 with a word', 'OK', 200, 'text/plain'],
])('%s is a success whose amount is unknown [F-085]', async (_, body, status, type) => {
  expect(await answered(body, status, type).claim(1)).toEqual({ rewardCount: null })
})

it('a body that breaks off after the status leaves the amount unknown [F-085]', async () => {
  const { client } = stubbed(() => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('connection lost')) })
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  })
  expect(await httpQuestRepository(client, apiPaths, recordingLog()).claim(1)).toEqual({ rewardCount: null })
})

it('a page of HTML is a login page, not a success [F-014]', async () => {
  await expect(answered('<!doctype html>', 200, 'text/html').claim(1)).rejects.toMatchObject({ kind: 'notJson' })
})
