import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '../../domain/id.ts'
import { useApplication } from '../kit/application.ts'
import { useViewer, viewerQuery } from './useViewer.ts'
import { draftOwner } from './draftOwner.ts'

export interface Owner {
  /** Whose work is done here; null: a guest's, undefined while it is not known. */
  readonly owner: Id | null | undefined
  /** Another one once somebody else is at the page: whoever comes next begins with a page of their own. */
  readonly ownerKey: number
}

/** Whose work is done at this place. */
export const useOwner = (): Owner => {
  const owner = draftOwner(useViewer())
  const [last, setLast] = useState({ owner, changes: 0 })
  if (owner !== undefined && owner !== last.owner) {
    setLast({ owner, changes: last.owner === undefined ? last.changes : last.changes + 1 })
  }
  return { owner, ownerKey: last.changes }
}

/** Whose text is written at this place; null: a guest's. Undefined while that is not known, also where it could not be read. */
export const useWriter = (): Id | null | undefined => useQuery(viewerQuery(useApplication())).data?.userId
