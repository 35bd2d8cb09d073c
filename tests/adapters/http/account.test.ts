import { describe, expect, it, test, vi } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { demoPage, memoryStore } from '../../mock-server/demo.ts'

function clientOf(account: string | null, answer: () => Response = () => Response.json({})) {
  const sent: (string | null)[] = []
  const onOtherAccount = vi.fn()
  const fetch = async (request: Request) => {
    sent.push(request.headers.get('X-Account'))
    return answer()
  }
  const setup = { fetch, apiOrigin: 'http://api.example', product: 'product', account: () => account, onOtherAccount }
  return { client: createHttpClient(setup), sent, onOtherAccount }
}

describe('the account that the page shows', () => {
  it('is named by every write, and by no read', async () => {
    const { client, sent } = clientOf('100')
    await client.get('quests')
    await client.post('comments', {})
    await client.put('drafts', {})
    await client.delete('comments/1')
    expect(sent).toEqual([null, '100', '100', '100'])
  })

  it('is not named while it is not known', async () => {
    const { client, sent } = clientOf(null)
    await client.post('comments', {})
    expect(sent).toEqual([null])
  })

  it.each([
    [() => Response.json({ code: 'OTHER_ACCOUNT' }, { status: 409 }), 401],
    [() => Response.json({ code: 'CONFLICT' }, { status: 409 }), 409],
    [() => new Response('', { status: 409 }), 409],
    [() => Response.json({ code: 'OTHER_ACCOUNT' }, { status: 400 }), 400],
  ])('whose place another one has taken is signed out, as an answer says', async (answer, status) => {
    const { client, onOtherAccount } = clientOf('100', answer)
    await expect(client.post('comments', {})).rejects.toMatchObject({ status })
    expect(onOtherAccount).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
  })
})

test.each([
  ['learner', '100', 204],
  ['teacher', '100', 409],
  ['guest', '100', 409],
  ['teacher', null, 204],
])('signed in as a %s, a write made for %s is answered with %d', async (persona, account, status) => {
  const page = demoPage(`persona=${persona}`, memoryStore())
  const { status: answered } = await page.call(
    'users/blogs/301/comments',
    'POST',
    { content: '잘 읽었어요' },
    account === null ? {} : { 'X-Account': account },
  )
  expect(answered).toBe(status)
})
