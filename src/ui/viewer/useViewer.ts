import { useQuery } from '@tanstack/react-query'
import { guest, type Viewer } from '../../domain/viewer/Viewer.ts'
import { useApplication } from '../app/ApplicationContext.ts'

/** Who is in front of the page; null while nobody knows. A failing call makes a guest: rights are never guessed. */
export const useViewer = (): Viewer | null => {
  const { viewer } = useApplication()
  const query = useQuery({ queryKey: ['viewer'], queryFn: ({ signal }) => viewer.current(signal) })
  if (query.data) return query.data
  return query.isError || query.failureCount > 0 ? guest : null
}
