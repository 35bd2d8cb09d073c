import { useEffect, useState } from 'react'
import type { Id } from '../../../domain/id.ts'
import type { Category } from '../../../domain/catalogue/category.ts'
import type { LessonPlan } from '../../../domain/problems/lessonPlan.ts'
import { type ProblemType, type SeaType, type SeaZone, seaZones, typesOf } from '../../../domain/problems/problemTypes.ts'
import type { Creature } from '../../../domain/quest.ts'
import { viewerKey } from '../../../domain/viewer.ts'
import { useApplication } from '../../kit/application.ts'
import { type Loadable, loadedValue, useLoadable } from '../../kit/loaded.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { useViewerQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly problemCategories: true
    readonly problemType: true
    readonly lessonPlan: true
  }
}

/** Reads the seas with their types and the viewer's solved counts. If the groups cannot be loaded, the types still name their seas. */
export const useSeaZones = (): Loadable<readonly SeaZone[]> => {
  const { problems } = useFeature('problem')
  return useLoadable(
    useViewerQuery<readonly SeaZone[]>({
      name: 'problemCategories',
      read: async (signal) => {
        const [groups, categories] = await Promise.all([problems.categoryGroups(signal).catch(() => []), problems.categories(signal)])
        return seaZones(groups, categories)
      },
    }),
  )
}

/** Returns the creature of the problem's first type, or null until the types are loaded. */
export const useTypeCreature = (categoryList: readonly Category[]): Creature | null =>
  typesOf(loadedValue(useSeaZones()) ?? [], categoryList)[0]?.character ?? null

const seenKey = (viewer: string | null) => `seaMap/${viewer ?? ''}`
const lineOf = ({ name, categoryGroupName, solvedCount }: SeaType) => `${categoryGroupName}/${name}: ${solvedCount ?? 0}`

/** Returns a function that tells whether a problem of a type was solved since the viewer last saw the map. */
export const useHasMovedOn = (zones: readonly SeaZone[]): ((type: SeaType) => boolean) => {
  const { sessionStore } = useApplication()
  const key = seenKey(viewerKey(useViewer()))
  const [seen] = useState(() => sessionStore.get(key)?.split('\n') ?? null)
  const lines = zones.flatMap(({ types }) => types.map((type) => lineOf(type))).join('\n')
  useEffect(() => void sessionStore.set(key, lines), [sessionStore, key, lines])
  return (type) => seen !== null && !seen.includes(lineOf(type))
}

export const useProblemType = (categoryId: Id): Loadable<ProblemType> => {
  const { problems } = useFeature('problem')
  return useLoadable(
    useViewerQuery<ProblemType>({ name: 'problemType', of: [categoryId], read: (signal) => problems.type(categoryId, signal) }),
  )
}

/** Reads the lesson plan of a type; meant for teachers. */
export const useLessonPlan = (categoryId: Id): Loadable<LessonPlan> => {
  const { problems } = useFeature('problem')
  return useLoadable(
    useViewerQuery<LessonPlan>({ name: 'lessonPlan', of: [categoryId], read: (signal) => problems.plan(categoryId, signal) }),
  )
}
