import { useQuery } from '@tanstack/react-query'
import type { Application } from '../../application/Application.ts'
import { guest, type Viewer } from '../../domain/viewer.ts'
import { useApplication } from '../kit/application.ts'
import { hasFailed, type QueryOptions } from '../kit/query.ts'

export const viewerQuery = ({ viewer }: Pick<Application, 'viewer'>): QueryOptions<Viewer, 'viewer'> => ({
  queryKey: ['viewer'],
  queryFn: ({ signal }) => viewer.current(signal),
})

/** Who is looking at the page; null while that is unknown. A failed call makes a guest, also while it is retried: rights are never guessed. */
export const useViewer = (): Viewer | null => {
  const query = useQuery(viewerQuery(useApplication()))
  if (query.data) return query.data
  return hasFailed(query) ? guest : null
}
