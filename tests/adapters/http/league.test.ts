import { expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpLeagueRepository } from '../../../src/adapters/http/league.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

function answering(answer: () => Response) {
  const requests: string[] = []
  const fetch = async ({ method, url }: Request) => {
    requests.push(`${method} ${new URL(url).pathname}`)
    return answer()
  }
  const client = createHttpClient({ fetch, apiOrigin: 'https://api.example', product: 'product' })
  return { requests, leagues: httpLeagueRepository(client, recordingLog()) }
}

const member = {
  userId: 7,
  nickname: '윤하',
  channelNickname: null,
  equippedUserItemList: [],
  gained: 120,
  isClassmate: true,
  isClapped: 'Y',
}
const league = { step: 2, memberList: [member], lastWeek: null }
const read = (answer: object, status = 200) => answering(() => Response.json(answer, { status })).leagues.current()

it('a member that cannot be used is dropped, and the rest stays', async () => {
  const found = await read({ league: { ...league, memberList: [member, { ...member, userId: null }], lastWeek: { step: 1 } } })
  expect(found).toEqual({ step: 2, members: [{ ...member, isClapped: true }], lastWeek: null })
})

it('nobody’s league is none, and neither is that of a teacher, or of a backend without leagues', async () => {
  expect(await read({ league: null })).toBeNull()
  for (const status of [403, 404, 501]) expect(await read({}, status)).toBeNull()
})

it('an answer without a league, and one without members, are no answers', async () => {
  await expect(read({})).rejects.toThrow('league')
  await expect(read({ league: { ...league, memberList: null } })).rejects.toThrow('league')
  await expect(read({}, 500)).rejects.toThrow('500')
})

it('a clap names the member', async () => {
  const { requests, leagues } = answering(() => new Response(null, { status: 204 }))
  await leagues.clap(7)
  expect(requests).toEqual(['PUT /product/v1/users/me/league/members/7/clap'])
})
