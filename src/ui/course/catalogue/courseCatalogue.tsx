import { contentLooks } from '../../content/contentLooks.ts'
import { courseCard } from '../../../application/cards.ts'
import { type Course, courseLevelLabel, courseLevels } from '../../../domain/course/course.ts'
import { catalogueHref, type CatalogueQuery, courseQuery } from '../../../domain/course/courseCatalogue.ts'
import { categoryOptions } from '../../viewer/listQuery.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { CardGrid } from '../../catalogue/Catalogue.tsx'
import type { CatalogueContext, CatalogueWords } from '../../catalogue/catalogueConfig.ts'
import { catalogueWords } from '../../catalogue/catalogueWords.ts'
import { choiceFilterField } from '../../catalogue/Filters.tsx'
import { offerCatalogue, sharedOfferFilters } from '../../catalogue/offerCatalogue.tsx'
import { allChannelsQuery } from '../../channel/channelQueries.ts'
import { CourseCard, CourseCardSkeleton } from '../CourseCard.tsx'
import { useApplication } from '../../kit/application.ts'
import { SectionHeading } from '../../kit/Section.tsx'
import styles from './courseCatalogue.module.css'
import { siteOptions, useSiteQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly catalogue: true
    readonly categories: true
    readonly recommendedCourses: true
  }
}

export const courseCategories = (from: CatalogueContext) =>
  categoryOptions({ name: 'categories' }, from, async () => (await from.features.course()).catalogue)

const CourseGrid = ({ items }: { readonly items: readonly Course[] }) => (
  <CardGrid items={items} keyOf={({ courseId }) => courseId} renderItem={(course) => <CourseCard card={courseCard(course)} />} />
)

const courseCatalogueWords: CatalogueWords = {
  title: '강의',
  note: '언제든 혼자 보는 영상 강의예요.',
  titleOf: (keyword) => `‘${keyword}’ 강의 찾기`,
  search: '찾고 싶은 강의',
  hint: '강의 이름이나 내용으로 검색',
  results: '강의 목록',
  count: (count) => `강의 ${count}개`,
  show: '강의 보기',
  showCount: (count) => `강의 ${count}개 보기`,
  failed: '강의를 불러오지 못했어요',
  noneFor: (keyword) => `‘${keyword}’에 맞는 강의를 찾지 못했어요`,
  noneChosen: '고른 조건에 맞는 강의를 찾지 못했어요',
  none: '아직 등록된 강의가 없어요',
  nonePublished: '새로운 강의가 올라오면 여기에서 볼 수 있어요.',
  beyond: (last) => `강의는 ${last}쪽까지 있어요`,
}

const recommendedTitle = '이런 강의는 어때요?'
const maxSuggestions = 4

/** Suggests courses where nothing was found; renders nothing if there are none. */
const RecommendedCourses = () => {
  const { features } = useApplication()
  const { data = [] } = useSiteQuery({
    name: 'recommendedCourses',
    of: [null],
    read: async (signal) => (await features.course()).catalogue.recommended(null, signal),
  })
  return data.length === 0 ? null : (
    <section className={styles['section']}>
      <SectionHeading title={recommendedTitle} />
      <CourseGrid items={data.slice(0, maxSuggestions)} />
    </section>
  )
}

export const courseCatalogue = offerCatalogue<CatalogueQuery, Course>({
  name: 'courses',
  words: courseCatalogueWords,
  creature: contentLooks.COURSE.creature,
  list: courseQuery,
  hrefOf: catalogueHref,
  find: (from, query) =>
    siteOptions(
      { name: 'catalogue', of: [query], read: async (signal) => (await from.features.course()).catalogue.find(query, signal) },
      from,
    ),
  filters: [
    choiceFilterField('level', { title: catalogueWords.level, values: courseLevels, nameOf: courseLevelLabel }),
    ...sharedOfferFilters,
  ],
  categories: courseCategories,
  // The backend has no list of all channels, so these are the viewer's.
  channels: ({ features, site, viewer }) => ({
    ...allChannelsQuery({ features }, site, viewer),
    enabled: viewer !== null && isSignedIn(viewer),
  }),
  renderItems: (courses) => <CourseGrid items={courses} />,
  CardSkeleton: CourseCardSkeleton,
  emptySuggestions: <RecommendedCourses />,
})
