import type { Application } from '../../application/Application.ts'
import type { Experience } from '../../domain/viewer/Experience.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { QueryOptions } from '../app/QueryOptions.ts'

/** How far it is to the next level: of the home page and of the ranking's, so that neither asks twice. */
export const experienceQuery = ({ viewer: viewers }: Pick<Application, 'viewer'>, viewer: Viewer): QueryOptions<Experience> => ({
  queryKey: ['experience', viewer.userId],
  queryFn: ({ signal }) => viewers.experience(signal),
})
