import { firstArticles, laterArticles } from '../content/blogArticles.ts'
import { commentWords } from '../content/commentWords.ts'
import { blogFacts } from '../content/homeContent.ts'
import type { DemoSchema } from '../models.ts'
import { entryOf } from './catalogue.ts'
import { blogAt } from './homeData.ts'
import { idOf, numberOf } from './ids.ts'
import { personaPicture } from './personaPicture.ts'
import { pictureUrl } from './pictureUrl.ts'
import { amount, daysAfter, type World } from './world.ts'
import type { BlogQuery } from '../../src/domain/blogArticle.ts'
import { matchesKeyword } from '../../src/domain/search.ts'

export const blogsPerPage = 12
export const commentsPerPage = 10

const articles = { ...firstArticles, ...laterArticles }

/** Returns the number of the article that has this id; null for an unknown id. */
export function blogNumberOf(world: World, id: string): number | null {
  const number = numberOf(world, 'blog', id)
  return number !== null && number < Math.max(blogFacts.length, blogCount(world)) ? number : null
}

const blogCount = (world: World): number => amount(world, blogFacts.length)

export function findBlogs(
  world: World,
  schema: DemoSchema,
  { page, order, keyword }: BlogQuery,
): { readonly totalCount: number; readonly cards: readonly object[] } {
  const all = Array.from({ length: blogCount(world) }, (_, number) => number)
  const found = all.filter((number) => {
    const { title, summary } = blogAt(world, number)
    return matchesKeyword([title, summary], keyword)
  })
  const ordered = {
    DESC: found,
    ASC: found.toReversed(),
    POPULAR: found.toSorted((one, other) => likes(world, schema, other) - likes(world, schema, one)),
  }
  const from = (page - 1) * blogsPerPage
  return { totalCount: found.length, cards: ordered[order].slice(from, from + blogsPerPage).map((number) => blogAt(world, number)) }
}

const daysApart = 4

/** Returns the article's page: its card, its text, and the articles before and after it. */
export function blogArticle(world: World, schema: DemoSchema, number: number): object {
  const { facts } = entryOf(blogFacts, number)
  const last = Math.max(blogFacts.length, blogCount(world)) - 1
  const neighbours = [number + 1, number - 1, number + 2].map((one) => (one + last + 1) % (last + 1))
  return {
    ...blogAt(world, number),
    contentList: articles[facts.title] ?? [],
    createdDate: daysAfter(world.now, -(number * daysApart + 1)),
    likeCount: likes(world, schema, number),
    isLiked: isLiked(world, schema, number),
    relatedList: [...new Set(neighbours)].filter((one) => one !== number).map((one) => blogAt(world, one)),
  }
}

export function isLiked(world: World, schema: DemoSchema, number: number): boolean {
  return schema.findBy('blogLike', { blogId: idOf(world, 'blog', number) }) !== null
}

function likes(world: World, schema: DemoSchema, number: number): number {
  const given = world.seeded.draw(`blog/${number}/likes`, (faker) => faker.number.int({ min: 3, max: 180 }))
  return given + (isLiked(world, schema, number) ? 1 : 0)
}

/** Lists the viewer's comments before those of others, the newest first. */
export function commentList(world: World, schema: DemoSchema, number: number): readonly object[] {
  const blogId = idOf(world, 'blog', number)
  const user = schema.first('user')
  const own = schema.where('blogComment', { blogId }).models.map(({ commentId, content, createdDate }) => ({
    commentId,
    content,
    user: { nickname: user?.nickname ?? null, profile: user && personaPicture(user.userId, schema) },
    isMine: true,
    createdDate,
  }))
  return [...own.toReversed(), ...givenComments(world, number)]
}

const maxComments = 14

function givenComments(world: World, number: number): readonly object[] {
  if (world.address.content === 'empty') return []
  const { learners } = world.people
  const count = world.seeded.draw(`blog/${number}/comments`, (faker) => faker.number.int({ min: 2, max: maxComments }))
  return Array.from({ length: count }, (_, at) => {
    const who = (number * 5 + at * 7) % learners.length
    return {
      commentId: `${idOf(world, 'blog', number)}-${at + 1}`,
      content: commentWords[(number * 3 + at) % commentWords.length],
      user: { nickname: learners[who] ?? null, profile: pictureUrl.portrait(who) },
      isMine: false,
      createdDate: daysAfter(world.now, -(at * 0.7 + 0.2)),
    }
  })
}
