import { useQuery } from '@tanstack/react-query'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useSite } from '../../app/useSite.ts'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import { CourseGrid } from './CourseGrid.tsx'
import styles from './RecommendedCourses.module.css'

const title = '이런 강의는 어때요?'
const shown = 4

/** Suggestions where nothing was found; draws nothing if there are none. */
export const RecommendedCourses = () => {
  const { studies } = useApplication()
  const { site } = useSite()
  const { data = [] } = useQuery({
    queryKey: ['recommendedCourses', site.channelDomain, null],
    queryFn: async ({ signal }) => (await studies()).catalogue.recommended(null, signal),
  })
  return data.length === 0 ? null : (
    <section className={styles['section']}>
      <SectionHeading title={title} />
      <CourseGrid items={data.slice(0, shown)} />
    </section>
  )
}
