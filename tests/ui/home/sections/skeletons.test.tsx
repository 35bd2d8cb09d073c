import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { HomeworkSkeleton } from '../../../../src/ui/home/sections/HomeworkSkeleton.tsx'
import { ChannelsSkeleton, ClassesSkeleton, CoursesSkeleton, LiveClassesSkeleton } from '../../../../src/ui/home/sections/Lists.tsx'
import { NewsSkeleton } from '../../../../src/ui/home/sections/News.tsx'
import { ProblemsSkeleton } from '../../../../src/ui/home/sections/Problems.tsx'
import { ViewerCardSkeleton } from '../../../../src/ui/home/ViewerCard.tsx'

const rows: readonly [string, ReactElement][] = [
  ['channels', <ChannelsSkeleton />],
  ['classes', <ClassesSkeleton />],
  ['courses', <CoursesSkeleton />],
  ['homework', <HomeworkSkeleton />],
  ['live classes', <LiveClassesSkeleton />],
  ['news', <NewsSkeleton />],
  ['problems', <ProblemsSkeleton />],
  ['viewer', <ViewerCardSkeleton />],
]

test.each(rows)('the place of the %s is kept without a word, for the list may turn out empty', (_, skeleton) => {
  const { container } = render(skeleton)
  expect(container).toHaveTextContent(/^$/)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('[data-section]')).toBeNull()
})
