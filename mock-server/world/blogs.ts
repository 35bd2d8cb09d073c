import type { Blog } from '../../src/domain/blog/Blog.ts'
import { amount } from './amount.ts'
import { blogFacts } from './catalogue/blogs.ts'
import { teacherNames } from './catalogue/people.ts'
import { idOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import { entryOf, pickNumbers, titleOfTerm, topicOf } from './pick.ts'
import type { WorldContext } from './WorldContext.ts'

export function recentBlogs(context: WorldContext): readonly Blog[] {
  return pickNumbers(context, 'blogs', blogFacts, amount(context, 6), topicOf).map((number, at) => blogAt(context, number, at))
}

function blogAt(context: WorldContext, number: number, place: number): Blog {
  const { facts, term } = entryOf(blogFacts, number)
  const author = context.dice.roll(`blog/${number}/${context.site?.label ?? ''}`, (faker) => faker.number.int(teacherNames.length - 1))
  return {
    blogId: idOf(context, 'blog', number),
    title: titleOfTerm(facts.title, term),
    summary: facts.summary,
    thumbnail: pictureUrl.blog(facts.topic, place),
    user: { userId: 500 + author, profile: pictureUrl.portrait(author), nickname: teacherNames[author] ?? null },
  }
}
