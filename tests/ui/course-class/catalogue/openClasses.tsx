import { vi } from 'vitest'
import type { ClassCatalogue } from '../../../../src/application/courseClass.ts'
import type { CatalogueClass } from '../../../../src/domain/course-class/courseClass.ts'
import type { Page } from '../../../../src/domain/paging.ts'
import { siteOf } from '../../../../src/domain/site/site.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { CataloguePage } from '../../../../src/ui/course-class/CataloguePage.tsx'
import { LiveCataloguePage } from '../../../../src/ui/course-class/LiveCataloguePage.tsx'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeCourse, fakeCourseClass, fakeFeatures } from '../../../fakes/features.ts'
import { aCourseClass } from '../../course/aCourse.ts'
import { aPage as coursesPage } from '../../course/openCatalogue.tsx'
import { openAt } from '../../openAt.tsx'

export const aListedClass = (wishes: Partial<CatalogueClass> = {}): CatalogueClass => ({
  ...aCourseClass({ schedule: { memberCount: 8 } }),
  isLive: false,
  timetable: { weekdays: [2, 4], startTime: '18:00', endTime: '19:30' },
  enrolledCount: 3,
  schedules: [],
  ...wishes,
})

export const aPage = (items: readonly CatalogueClass[], totalCount = items.length): Page<CatalogueClass> => ({
  items,
  totalCount,
  pageSize: 20,
})

interface World extends Partial<ClassCatalogue> {
  readonly channelDomain?: string
  readonly viewer?: Viewer
}

/** A page of classes at an address: the tab of `/course`, or the live ones. */
export function openClasses({ channelDomain, viewer = guest, ...answers }: World, at = '/course?tab=class&page=1&order=DESC') {
  const find = vi.fn(answers.find ?? (() => Promise.resolve(aPage([aListedClass()]))))
  const findInEduenv = vi.fn(answers.findInEduenv ?? (() => Promise.resolve(aPage([]))))
  const none = () => Promise.resolve([])
  const classes = fakeCourseClass(anApplication().clock, {
    catalogue: { categories: none, categoryGroups: none, channels: none, ...answers, find, findInEduenv },
  })
  const courses = { find: () => Promise.resolve(coursesPage(2)), categories: none, categoryGroups: none }
  const application = anApplication({
    features: fakeFeatures({ course: fakeCourse(courses), courseClass: classes }),
    expectedSite: siteOf(channelDomain ?? null, true),
    viewer: { ...anApplication().viewer, current: async () => viewer },
  })
  const page = at.startsWith('/live') ? <LiveCataloguePage /> : <CataloguePage />
  return { find, findInEduenv, ...openAt(at, page, application) }
}
