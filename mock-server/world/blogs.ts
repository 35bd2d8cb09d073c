import { amount } from './amount.ts'
import { blogFacts } from './catalogue/blogs.ts'
import { teacherNames } from './catalogue/people.ts'
import { idOf } from './ids.ts'
import { entryOf, pickNumbers, titleOfTerm } from './pick.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { WorldContext } from './WorldContext.ts'
import type { Blog } from '../../src/domain/blog.ts'

export function recentBlogs(context: WorldContext): readonly Blog[] {
  return pickNumbers(context, 'blogs', blogFacts, amount(context, 6)).map((number) => blogAt(context, number))
}

function blogAt(context: WorldContext, number: number): Blog {
  const { facts, term, entry } = entryOf(blogFacts, number)
  const author = context.dice.roll(`blog/${entry}/${context.site?.label ?? ''}`, (faker) => faker.number.int(teacherNames.length - 1))
  return {
    blogId: idOf(context, 'blog', number),
    title: titleOfTerm(facts.title, term),
    summary: facts.summary,
    thumbnail: pictureUrl.blog(facts.topic, number),
    user: { userId: 500 + author, profile: pictureUrl.portrait(author), nickname: teacherNames[author] ?? null },
  }
}
