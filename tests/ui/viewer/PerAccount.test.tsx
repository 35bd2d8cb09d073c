import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccountWatch } from '../../../src/ui/app/AccountWatch.tsx'
import { ConnectionBar } from '../../../src/ui/connection/ConnectionBar.tsx'
import { queriesNamed } from '../../../src/ui/kit/query.ts'
import { PerAccount } from '../../../src/ui/viewer/PerAccount.tsx'
import { aViewer } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { allAnswers } from '../impatientClient.ts'
import { renderInApp } from '../renderInApp.tsx'

test('two accounts of one nickname after another are each told, and each has the page mounted anew', async () => {
  let userId = 1
  const application = anApplication()
  const current = async () => aViewer({ userId, nickname: '하늘' })
  const { client } = renderInApp(
    <>
      <PerAccount>
        <input aria-label="글" />
      </PerAccount>
      <AccountWatch />
      <ConnectionBar />
    </>,
    { ...application, viewer: { ...application.viewer, current } },
  )
  await act(allAnswers)
  const news = () => document.querySelector('[data-connection] [aria-live="polite"]')?.firstChild ?? null
  expect(news()).toBeNull()
  const seen = new Set<unknown>([null])
  for (const next of [2, 3, 2]) {
    const former = screen.getByLabelText('글')
    userId = next
    await act(() => client.refetchQueries(queriesNamed('viewer')))
    await act(allAnswers)
    expect(former).not.toBeInTheDocument()
    expect(news()).toHaveTextContent(/이제 이름이 같은 다른 .*하늘.* 님의 화면이에요\. 보내지 않은 글은 쓰던 사람이 다시/)
    expect(seen).not.toContain(news())
    seen.add(news())
  }
})
