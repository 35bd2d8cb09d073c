import { focusManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, screen } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { UserQuest } from '../../../src/domain/quest.ts'
import { siteOf } from '../../../src/domain/site/site.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { joinedChannelsQuery } from '../../../src/ui/channel/channelQueries.ts'
import { useHome } from '../../../src/ui/home/useHome.ts'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { progressQueryKey } from '../../../src/ui/lesson/useLessonProgress.ts'
import { questsQuery } from '../../../src/ui/quest/questQueries.ts'
import { experienceQuery } from '../../../src/ui/viewer/ExperienceBar.tsx'
import { useViewer } from '../../../src/ui/viewer/useViewer.ts'
import { useViewerData } from '../../../src/ui/viewer/viewerQuery.ts'
import { aViewer } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { aQuest } from '../quest/aQuest.ts'
import { renderInApp } from '../renderInApp.tsx'

const site = siteOf(null, true)
const pairs: readonly (readonly [name: string, one: Viewer, other: Viewer])[] = [
  ['whose answer has an id', aViewer({ userId: 1, nickname: '하늘' }), aViewer({ userId: 2, nickname: '하늘' })],
  ['whose answer has none', aViewer({ userId: null, nickname: '하늘' }), aViewer({ userId: null, nickname: '바다' })],
]

test('the viewer’s own lists wait for hanging home data for a second, not for its end', async () => {
  vi.useFakeTimers()
  const list = vi.fn(() => Promise.resolve([]))
  const never = anApplication()
  const viewer = { ...never.viewer, current: () => Promise.resolve(aViewer()) }
  const opened = anApplication({ viewer, quests: { ...never.quests, list } })
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(ApplicationContext, { value: opened }, createElement(QueryClientProvider, { client: createQueryClient() }, children))
  renderHook(() => useHome(), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(list).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(list).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

describe.each(pairs)('two viewers %s', (_, one, other) => {
  const application = anApplication()
  test.each([
    ['quests', (viewer: Viewer) => questsQuery(application, site, viewer).queryKey],
    ['channels', (viewer: Viewer) => joinedChannelsQuery(application, site, viewer).queryKey],
    ['experience', (viewer: Viewer) => experienceQuery(application, viewer).queryKey],
    ['progress', (viewer: Viewer) => progressQueryKey(site, viewer, { kind: 'course', id: 1 })],
  ])('share no cached %s', (_list, keyOf) => {
    expect(keyOf(one)).not.toEqual(keyOf(other))
  })

  describe('one after the other in an open tab, without a sign-out', () => {
    afterEach(() => focusManager.setFocused(undefined))

    const open = (reads: Partial<Parameters<typeof anApplication>[0]>) => {
      const current = vi.fn(() => Promise.resolve(current.mock.calls.length > 1 ? other : one))
      return anApplication({ viewer: { ...application.viewer, current }, ...reads })
    }
    const comeBack = () =>
      act(async () => {
        focusManager.setFocused(false)
        focusManager.setFocused(true)
        await new Promise((resolve) => setTimeout(resolve, 20))
      })

    test('the second never stands over the first one’s quests', async () => {
      const lists = [[aQuest(1)], [aQuest(2)]]
      const list = vi.fn((): Promise<readonly UserQuest[]> => Promise.resolve(lists.shift() ?? []))
      const seen: string[] = []
      const Page = () => {
        const viewer = useViewer()
        const { data } = useQuery({ ...questsQuery(opened, site, viewer), enabled: viewer !== null })
        const text = `${viewer?.userId ?? viewer?.nickname ?? '?'}: ${data?.map(({ userQuestId }) => userQuestId).join() ?? '…'}`
        if (seen.at(-1) !== text) seen.push(text)
        return <p>{text}</p>
      }
      const opened = open({ quests: { ...application.quests, list } })
      renderInApp(<Page />, opened)
      const [first, second] = [one, other].map(({ userId, nickname }) => userId ?? nickname)
      await screen.findByText(`${first}: 1`)
      await comeBack()
      await screen.findByText(`${second}: 2`)
      expect(seen).not.toContain(`${second}: 1`)
    })

    test('nor over anything that a page reads for its viewer', async () => {
      const seen: string[] = []
      const Page = () => {
        const viewer = useViewer()
        const own = useViewerData({ name: 'ownReview', read: () => Promise.resolve(viewer) }, null)
        const isTheirs = own.status !== 'ready' || own.value === viewer
        if (!isTheirs) seen.push('another’s')
        return <p>{own.status === 'ready' && isTheirs ? (own.value?.userId ?? own.value?.nickname) : '…'}</p>
      }
      renderInApp(<Page />, open({}))
      await screen.findByText(String(one.userId ?? one.nickname))
      await comeBack()
      await screen.findByText(String(other.userId ?? other.nickname))
      expect(seen).toEqual([])
    })

    test('and each list of the home page is asked for anew', async () => {
      const asked = {
        assignments: vi.fn(() => Promise.resolve([])),
        enrolledCourses: vi.fn(() => Promise.resolve([])),
        studyLogs: vi.fn(() => Promise.resolve([])),
        quests: vi.fn(() => Promise.resolve([])),
        channels: vi.fn(() => Promise.resolve({ channels: [], totalCount: 0 })),
      }
      const opened = open({
        assignments: { list: asked.assignments },
        courses: { enrolled: asked.enrolledCourses },
        studyLogs: { list: asked.studyLogs },
        quests: { ...application.quests, list: asked.quests },
        channels: { ...application.channels, joined: asked.channels },
        home: { ...application.home, neededLists: () => ['assignments', 'enrolledCourses', 'studyLogs', 'quests', 'enrolledChannels'] },
      })
      const client: QueryClient = createQueryClient()
      const wrapper = ({ children }: { readonly children: ReactNode }) =>
        createElement(ApplicationContext, { value: opened }, createElement(QueryClientProvider, { client }, children))
      renderHook(() => useHome(), { wrapper })
      await vi.waitFor(() => expect(Object.values(asked).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1, 1]))
      await comeBack()
      await vi.waitFor(() => expect(Object.values(asked).map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2, 2, 2]))
    })
  })
})
