import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { CourseCatalogue } from '../../../src/application/course.ts'
import type { Course } from '../../../src/domain/course/course.ts'
import type { Page } from '../../../src/domain/paging.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { CataloguePage } from '../../../src/ui/course-class/CataloguePage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeCourse, fakeFeatures } from '../../fakes/features.ts'
import { aCourse } from './aCourse.ts'
import { openAt } from '../openAt.tsx'

export const aPage = (count: number, totalCount = count): Page<Course> => ({
  items: Array.from({ length: count }, (_, at) => aCourse({ courseId: at + 1, title: `강의 ${at + 1}` })),
  totalCount,
  pageSize: 20,
})

/** The catalogue's page at an address. */
export function openCatalogue(answers: Partial<CourseCatalogue>, at = '/course?page=1&order=DESC') {
  const find = vi.fn(answers.find ?? (() => Promise.resolve(aPage(3))))
  const course = fakeCourse({ categories: () => Promise.resolve([]), categoryGroups: () => Promise.resolve([]), ...answers, find })
  const application = anApplication({
    features: fakeFeatures({ course }),
    viewer: { ...anApplication().viewer, current: async () => guest },
  })
  return { find, ...openAt(at, <CataloguePage />, application) }
}

export const searchField = () => screen.getByRole('searchbox', { name: '찾고 싶은 강의' })
