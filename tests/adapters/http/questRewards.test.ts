import { expect, it } from 'vitest'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { httpQuestRepository } from '../../../src/adapters/http/quest.ts'
import { stubbedJson } from './stubFetch.ts'
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

it.each([{}, { rewardCount: null }, { reward: 5 }, []])('an answer without a reward is a failure: %j [S-286]', async (answer) => {
  await expect(desk(answer).quests.claim(1)).rejects.toMatchObject({ name: 'ShapeError' })
})
