import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ClassViewKey } from '../../application/classView.ts'
import { changedMembers, type ClassGrid, type MemberComment } from '../../domain/classView.ts'
import type { Id } from '../../domain/id.ts'
import type { SubmittedCode } from '../../domain/problems/submission.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { keyForViewer } from '../kit/query.ts'
import { useSite } from '../site/useSite.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly classView: true
    readonly memberAttempts: true
    readonly memberComments: true
  }
}

interface ClassView {
  readonly grid: Loadable<ClassGrid>
  /** When the grid was read last; null: not yet. */
  readonly lookedAt: Date | null
  /** The members whose state changed with the last refresh. */
  readonly changed: readonly Id[]
  readonly isRefreshing: boolean
  /** True if the last requested refresh has failed. */
  readonly isStale: boolean
  refresh(): Promise<void>
}

/** Reads the state of a class, and keeps it up to date while the class works. */
export const useClassView = (key: ClassViewKey, viewer: Viewer): ClassView => {
  const { repository, updates } = useFeature('classView')
  const { clock } = useApplication()
  const client = useQueryClient()
  const { site } = useSite()
  const queryKey = keyForViewer('classView', site, viewer, key)
  const query = useQuery<ClassGrid>({ queryKey, queryFn: ({ signal }) => repository.grid(key, signal), staleTime: 0 })
  const [changed, setChanged] = useState<readonly Id[]>([])
  const [isStale, setStale] = useState(false)
  const [isRefreshing, setRefreshing] = useState(false)
  const [lookedAt, setLookedAt] = useState<Date | null>(null)
  const { data } = query
  const hasData = data !== undefined
  const take = (grid: ClassGrid, fresh: readonly Id[]) => {
    client.setQueryData(queryKey, grid)
    setLookedAt(clock.now())
    setStale(false)
    if (fresh.length > 0) setChanged(fresh)
  }
  const takeNow = useEffectEvent(take)
  const watch = useEffectEvent((signal: AbortSignal) => {
    if (data === undefined) return
    setLookedAt((before) => before ?? clock.now())
    updates.watch(key, data, (grid, fresh) => takeNow(grid, fresh), signal)
  })
  useEffect(() => {
    if (!hasData) return
    const ended = new AbortController()
    watch(ended.signal)
    return () => ended.abort()
  }, [hasData])
  return {
    grid: useLoadable(query),
    lookedAt,
    changed,
    isRefreshing,
    isStale,
    async refresh() {
      setRefreshing(true)
      try {
        const grid = await repository.grid(key)
        take(grid, data === undefined ? [] : changedMembers(data, grid))
      } catch {
        setStale(true)
      }
      setRefreshing(false)
    },
  }
}

export const useAttempts = (userId: Id, problemId: Id): Loadable<readonly SubmittedCode[]> => {
  const { repository } = useFeature('classView')
  return useLoadable(
    useViewerQuery<readonly SubmittedCode[]>({
      name: 'memberAttempts',
      of: [userId, problemId],
      read: (signal) => repository.attempts(userId, problemId, signal),
      staleTime: 0,
    }),
  )
}

export const useMemberComments = (userId: Id, problemId: Id): Loadable<readonly MemberComment[]> => {
  const { repository } = useFeature('classView')
  return useLoadable(
    useViewerQuery<readonly MemberComment[]>({
      name: 'memberComments',
      of: [userId, problemId],
      read: (signal) => repository.comments(userId, problemId, signal),
    }),
  )
}
