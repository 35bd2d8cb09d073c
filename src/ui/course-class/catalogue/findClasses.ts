import type { ClassQuery } from '../../../domain/course-class/classQuery.ts'
import type { ListedClass } from '../../../domain/course-class/ListedClass.ts'
import type { Page } from '../../../domain/Page.ts'
import type { QueryOptions } from '../../app/QueryOptions.ts'
import type { AskedFrom } from '../../catalogue/CatalogueKind.ts'

/** The education environment lists the classes for the channel's own students, and is asked for those alone. */
export const findClasses = ({ studies, site }: AskedFrom, query: ClassQuery): QueryOptions<Page<ListedClass>> => ({
  queryKey: ['classCatalogue', site.channelDomain, query],
  queryFn: async ({ signal }) => {
    const { catalogue } = await (await studies()).classes()
    return query.isForStudents ? catalogue.findInEduenv(query, signal) : catalogue.find(query, signal)
  },
})
