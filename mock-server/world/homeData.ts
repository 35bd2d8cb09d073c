import { blogFacts } from '../content/homeContent.ts'
import { blockFacts, practiceFacts } from '../content/problemContent.ts'
import type { DemoSchema } from '../models.ts'
import { withBrokenItems } from './brokenItems.ts'
import { entryOf, pickNumbers, titleOfTerm } from './catalogue.ts'
import { channelBanners, popularChannels } from './channels.ts'
import { classCount } from './classCatalogue.ts'
import { classSchedules } from './classCalendar.ts'
import { classOfId, liveClasses, popularClasses } from './classEntries.ts'
import { courseCount } from './courseCatalogue.ts'
import { popularCourses } from './courses.ts'
import { idOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import { problemAt, problemCount, problemFields } from './problems.ts'
import { publishedProblems } from './studioProblems.ts'
import { amount, type World } from './world.ts'
import type { Blog } from '../../src/domain/blog.ts'
import type { CourseClass, RecommendedClass } from '../../src/domain/course-class/courseClass.ts'
import { remainingLessons } from '../../src/domain/course-class/schedule.ts'
import type { BlockProblem, Problem } from '../../src/domain/problems/problemKinds.ts'

/** Returns the home data as they come with the page (S-157). */
export function homeData(world: World, schema: DemoSchema): object {
  const { address, site } = world
  return {
    subDomain: site?.label ?? '',
    isDesktop: address.device === 'desktop',
    bannerData: { channelBannerList: withBrokenItems(world, 'banners', channelBanners(world, schema)) },
    recommendationLiveCourse: { courseList: withBrokenItems(world, 'classes', withLessons(world, liveClasses(world))) },
    recommendationCourseClass: {
      courseClassList: withBrokenItems(world, 'classes', withLessons(world, popularClasses(world))),
      totalCount: classCount(world),
    },
    recommendationCourse: { courseList: withBrokenItems(world, 'courses', popularCourses(world)), totalCount: courseCount(world, schema) },
    recommendationSubChannel: { channelList: withBrokenItems(world, 'channels', popularChannels(world)) },
    recommendationProblem: {
      problemList: withBrokenItems(world, 'problems', recommendedProblems(world)),
      totalCount: problemCount(world) + publishedProblems(world, schema).length,
    },
    recommendationBlock: { blockList: withBrokenItems(world, 'blocks', recommendedBlocks(world)) },
    recommendationBlog: { blogList: withBrokenItems(world, 'blogs', recentBlogs(world)) },
  }
}

/** Adds the remaining lessons of each class, which the home page shows beside its price. */
function withLessons(world: World, classes: readonly CourseClass[]): readonly RecommendedClass[] {
  return classes.map((card) => {
    const entry = classOfId(world, card.courseClassId)
    return { ...card, lessons: entry && remainingLessons(classSchedules(entry), world.present()) }
  })
}

function recommendedProblems(world: World): readonly Problem[] {
  const problems = pickNumbers(world, 'problems', practiceFacts, amount(world, 10)).map((number) => problemAt(world, number))
  // A newcomer meets an easy one first.
  return problems.toSorted((a, b) => (a.difficulty ?? 0) - (b.difficulty ?? 0))
}

function recommendedBlocks(world: World): readonly BlockProblem[] {
  const full = world.address.content === 'noblocks' ? 0 : 10
  return pickNumbers(world, 'blocks', blockFacts, amount(world, full)).map((number) => blockAt(world, number))
}

function blockAt(world: World, number: number): BlockProblem {
  return { blockId: idOf(world, 'block', number), ...problemFields(blockFacts, number) }
}

function recentBlogs(world: World): readonly Blog[] {
  return pickNumbers(world, 'blogs', blogFacts, amount(world, 6)).map((number) => blogAt(world, number))
}

export function blogAt(world: World, number: number): Blog {
  const { facts, term, entry } = entryOf(blogFacts, number)
  const author = world.seeded.draw(`blog/${entry}/${world.site?.label ?? ''}`, (faker) =>
    faker.number.int(world.people.teachers.length - 1),
  )
  return {
    blogId: idOf(world, 'blog', number),
    title: titleOfTerm(facts.title, term),
    summary: facts.summary,
    thumbnail: pictureUrl.blog(facts.topic, number),
    user: { userId: 500 + author, profile: pictureUrl.portrait(author), nickname: world.people.teachers[author] ?? null },
  }
}
