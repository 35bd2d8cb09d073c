import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSite } from '../../../src/ui/app/useSite.ts'
import { useChannelSettingsAgain } from '../../../src/ui/connection/useChannelSettingsAgain.ts'
import { noContent } from '../../domain/home/noContent.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { renderInApp } from '../renderInApp.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a channel whose settings did not come has them asked for twice more [F-001]', async () => {
  const site = { site: { channelDomain: 'narae', isDesktop: true }, home: noContent, channel: null, tint: null }
  const load = vi.fn(async () => site)
  const Page = () => {
    useChannelSettingsAgain()
    return <p>{useSite().status}</p>
  }
  renderInApp(<Page />, anApplication({ siteLoader: { ...anApplication().siteLoader, load } }))
  const callsAfter = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
    return load.mock.calls.length
  }
  expect([await callsAfter(1), await callsAfter(2), await callsAfter(2), await callsAfter(50)]).toEqual([1, 2, 3, 3])
})
