import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../domain/id.ts'
import { useApplication } from '../kit/application.ts'
import { viewerQuery } from './useViewer.ts'

/** Whose text is written at this place; null: a guest's. Undefined while that is not known, also where it could not be read. */
export const useWriter = (): Id | null | undefined => useQuery(viewerQuery(useApplication())).data?.userId
