import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { siteOf } from '../../../src/domain/site/site.ts'
import { PageError } from '../../../src/ui/app/App.tsx'
import { NotFoundPage } from '../../../src/ui/platform/CatchAllPage.tsx'
import { aChannel } from '../../domain/channel/aChannel.ts'
import { noContent } from '../../domain/home/noContent.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { openAt } from '../openAt.tsx'

const places = [
  [null, '코딩바다'],
  ['haeon', '해온코딩학원'],
] as const
const pages = [
  ['nowhere', <NotFoundPage key="nowhere" />, '페이지를 찾을 수 없어요'],
  ['broken', <PageError key="broken" />, '화면을 불러오지 못했어요'],
] as const

describe.each(places)('on %s, named %s', (channelDomain, brand) => {
  test.each(pages)('the window is called after it, also where a page is %s [F-113]', async (_, page, title) => {
    const site = siteOf(channelDomain, true)
    const application = anApplication({ expectedSite: site })
    const channel = channelDomain === null ? null : aChannel()
    openAt('/', page, {
      ...application,
      siteLoader: { ...application.siteLoader, loadHome: async () => ({ site, channel, tint: null, home: noContent }) },
    })
    await waitFor(() => expect(document.title).toBe(`${title} · ${brand}`))
  })
})
