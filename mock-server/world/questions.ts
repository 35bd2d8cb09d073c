import { type QuestionContent, questionContents } from '../../src/domain/content/contentKind.ts'
import { givenQuestions, type GivenQuestion } from '../content/questionContent.ts'
import type { DemoSchema, QuestionPostRow } from '../models.ts'
import { nicknameOf, teacherFacts, userIdOf } from '../personas.ts'
import { blockOfId } from './blocks.ts'
import { classOfId } from './classEntries.ts'
import { lessonsOf } from './curriculum.ts'
import { materialOfId } from './materials.ts'
import { isEnrolled, teachesClass } from './ownClasses.ts'
import { personaPicture } from './personaPicture.ts'
import { pictureUrl } from './pictureUrl.ts'
import { problemOfId } from './problems.ts'
import { canStudy } from './progress.ts'
import type { Subject } from './subject.ts'
import { classSubject, courseSubject } from './subjects.ts'
import type { World } from './world.ts'
import { rolesOf } from './roles.ts'
import { msPerDay } from '../../src/domain/calendar/date.ts'
import { type QuestionAnswer, isPostShown, type Post, type AskedQuestion, type QuestionSubject } from '../../src/domain/question.ts'

/** The subject of questions, as the viewer sees it. */
export interface AskedAbout extends QuestionSubject {
  readonly contentId: string
  readonly lessonId: string | null
  readonly key: string
  readonly title: string
  /** Whether the viewer may open it, and so read, ask and answer. */
  readonly isOpen: boolean
  readonly isModerator: boolean
}

/** Returns null when it does not exist. */
export function askedAbout(world: World, schema: DemoSchema, contentType: unknown, id: unknown, lesson: unknown): AskedAbout | null {
  const type = questionContents.find((one) => one === contentType)
  if (type === undefined) return null
  const [contentId, lessonId] = [String(id), isId(lesson) ? String(lesson) : null]
  const found =
    type === 'COURSE' || type === 'COURSE_CLASS'
      ? lessonOf(world, schema, { type, contentId, lessonId })
      : contentOf(world, schema, type, contentId)
  return found && { contentType: type, contentId, lessonId, key: `${type}-${contentId}-${lessonId ?? 0}`, ...found }
}

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

type Found = Pick<AskedAbout, 'title' | 'isOpen' | 'isModerator'>

type AskedContent = Exclude<QuestionContent, 'COURSE' | 'COURSE_CLASS'>

function contentOf(world: World, schema: DemoSchema, type: AskedContent, id: string): Found | null {
  const found = titledContent(world, schema, type, id)
  if (found === null) return null
  const author = type === 'PROBLEM' ? schema.findBy('studioProblem', { workId: Number(id) })?.ownerId : undefined
  return { title: found.title, isOpen: true, isModerator: isRunBy(world, schema, author) }
}

function titledContent(world: World, schema: DemoSchema, type: AskedContent, id: string): { readonly title: string } | null {
  if (type === 'PROBLEM') return problemOfId(world, schema, id)
  return type === 'BLOCK' ? blockOfId(world, id) : materialOfId(world, type, id)
}

function lessonOf(
  world: World,
  schema: DemoSchema,
  { type, contentId, lessonId }: { readonly type: 'COURSE' | 'COURSE_CLASS'; readonly contentId: string; readonly lessonId: string | null },
): Found | null {
  const subject = (type === 'COURSE' ? courseSubject : classSubject)(world, schema, contentId)
  const lesson = subject && lessonsOf(world, subject).find((one) => String(one.lessonId) === lessonId)
  if (!subject || !lesson) return null
  const isModerator = type === 'COURSE' ? isRunBy(world, schema, makerOf(schema, subject)) : moderatesClass(world, schema, contentId)
  return { title: lesson.title, isOpen: lesson.isPreview || mayOpen(world, schema, subject), isModerator }
}

/** Returns whether the viewer may open it. Members whom a teacher has let into a class open its lessons as those who enrolled do. */
function mayOpen(world: World, schema: DemoSchema, subject: Subject): boolean {
  if (schema.first('user') === null) return false
  if (canStudy(world, subject, schema)) return true
  const found = subject.kind === 'course-class' ? classOfId(world, subject.id) : null
  return found !== null && isEnrolled(found, schema)
}

const makerOf = (schema: DemoSchema, { id }: Subject) => schema.findBy('studioCourse', { workId: id })?.ownerId

/** Returns whether the viewer runs it: a teacher's work is run by its maker and the operators, the channel's own by all who teach there. */
function isRunBy(world: World, schema: DemoSchema, ownerId: number | undefined): boolean {
  const viewerId = userIdOf(world.address)
  const roles = rolesOf(world, schema, viewerId)
  return roles.includes('ROLE_CHANNEL_OPERATOR') || (roles.length > 0 && (ownerId === undefined || ownerId === viewerId))
}

function moderatesClass(world: World, schema: DemoSchema, classId: string): boolean {
  const isOperator = rolesOf(world, schema, userIdOf(world.address)).includes('ROLE_CHANNEL_OPERATOR')
  const found = classOfId(world, classId)
  return isOperator || (found !== null && teachesClass(found, world))
}

const hour = 3_600_000

/** A question or an answer, independent of the viewer. */
export interface DemoPost {
  readonly postId: string
  /** Null for a question. */
  readonly questionId: string | null
  /** Null for a person who only lives in this world. */
  readonly ownerId: number | null
  readonly content: string
  readonly createdDate: string
  readonly author: Post['author']
  readonly isMarkedFromTheStart: boolean
}

/** Returns all questions and answers about it, including hidden ones. */
export function postsAbout(world: World, schema: DemoSchema, about: AskedAbout): readonly DemoPost[] {
  const rows = schema.where('questionPost', { channel: world.address.channel, subject: about.key }).models.map(({ attrs }) => attrs)
  const given = givenAbout(world, about).flatMap((question, at) => givenPosts(world, about, question, at))
  return [...given, ...rows.map((row) => writtenPost(row))]
}

function givenAbout({ address }: World, { title }: AskedAbout): readonly GivenQuestion[] {
  const all = address.content === 'empty' ? [] : (givenQuestions[title] ?? [])
  return address.content === 'one' ? all.slice(0, 1) : all
}

const dated = (time: number) => new Date(time).toISOString()

function givenPosts(world: World, about: AskedAbout, { content, daysAgo, answers }: GivenQuestion, at: number): readonly DemoPost[] {
  const postId = `${about.key}-${at + 1}`
  const asked = world.now.getTime() - daysAgo * msPerDay - at * hour
  const given = { ownerId: null, isMarkedFromTheStart: false }
  return [
    { ...given, postId, questionId: null, content, createdDate: dated(asked), author: learnerAt(world, about, at) },
    ...answers.map(({ content: answer, hoursLater, isTeachers, isMarked }, place) => ({
      ...given,
      postId: `${postId}-${place + 1}`,
      questionId: postId,
      content: answer,
      createdDate: dated(asked + hoursLater * hour),
      author: isTeachers ? teacherOf(world, about) : learnerAt(world, about, at + place + 1),
      isMarkedFromTheStart: isMarked,
    })),
  ]
}

function writtenPost({ postId, questionId, ownerId, content, createdDate }: QuestionPostRow): DemoPost {
  const author = { nickname: nicknameOf(ownerId), profile: personaPicture(ownerId), isTeacher: teacherFacts(ownerId) !== null }
  return { postId: String(postId), questionId, ownerId, content, createdDate, author, isMarkedFromTheStart: false }
}

function learnerAt({ people: { learners } }: World, { contentId }: AskedAbout, turn: number): Post['author'] {
  const at = (Number(contentId) + turn * 5) % learners.length
  return { nickname: learners[at] ?? null, profile: pictureUrl.portrait(at), isTeacher: false }
}

/** Returns the teacher who gives the class; for anything else, one of the platform's teachers. */
function teacherOf(world: World, { contentType, contentId }: AskedAbout): Post['author'] {
  const teacher = contentType === 'COURSE_CLASS' ? classOfId(world, contentId)?.card.teacher : null
  const { teachers } = world.people
  const at = Number(contentId) % teachers.length
  return {
    nickname: teacher?.nickname ?? teachers[at] ?? null,
    profile: teacher?.profile ?? pictureUrl.portrait(at),
    isTeacher: true,
  }
}

/** Returns the changes that moderators and readers have made to a post. */
export function stateOfPost(world: World, schema: DemoSchema, postId: string) {
  return schema.findBy('postState', { channel: world.address.channel, postId })
}

/** Returns the id of the marked answer; null when none is. */
export function markedAnswerOf(world: World, schema: DemoSchema, posts: readonly DemoPost[], questionId: string): string | null {
  const state = stateOfPost(world, schema, questionId)
  const atStart = posts.find((post) => post.questionId === questionId && post.isMarkedFromTheStart)?.postId ?? null
  const marked = state?.isMarkChanged === true ? state.markedAnswerId : atStart
  return marked === null || stateOfPost(world, schema, marked)?.hiddenReason ? null : marked
}

/** Returns all questions about it that the viewer may see, the newest first. */
export function questionsAbout(world: World, schema: DemoSchema, about: AskedAbout): readonly AskedQuestion[] {
  const posts = postsAbout(world, schema, about)
  return posts
    .filter(({ questionId }) => questionId === null)
    .map((question): AskedQuestion => {
      const markedId = markedAnswerOf(world, schema, posts, question.postId)
      const answers = posts
        .filter(({ questionId }) => questionId === question.postId)
        .map((answer): QuestionAnswer => Object.assign(shownPost(world, schema, about, answer), { isMarked: answer.postId === markedId }))
      const shown = answers.filter((one) => isPostShown(one, about.isModerator))
      return Object.assign(shownPost(world, schema, about, question), { answers: shown })
    })
    .filter((question) => isPostShown(question, about.isModerator))
    .toSorted((one, other) => Date.parse(other.createdDate ?? '') - Date.parse(one.createdDate ?? ''))
}

export function shownPost(world: World, schema: DemoSchema, { isModerator }: AskedAbout, post: DemoPost): Post {
  const { postId, content, createdDate, author, ownerId } = post
  const state = stateOfPost(world, schema, postId)
  const viewerId = schema.first('user') === null ? null : userIdOf(world.address)
  const reporterIds = state?.reporterIds ?? []
  return {
    postId,
    content,
    createdDate,
    author,
    isMine: ownerId !== null && ownerId === viewerId,
    hiddenReason: state?.hiddenReason ?? null,
    isReported: viewerId !== null && reporterIds.includes(viewerId),
    reportCount: isModerator ? reporterIds.length : 0,
  }
}

/** Returns the post of this id with its subject; null when it does not exist or the viewer may not see it. */
export function postOfId(
  world: World,
  schema: DemoSchema,
  id: string | undefined,
): { readonly post: DemoPost; readonly about: AskedAbout } | null {
  const row = /^\d+$/.test(id ?? '') ? schema.findBy('questionPost', { channel: world.address.channel, postId: Number(id) }) : null
  const subject = row?.subject ?? /^([A-Z_]+-\d+-\d+)-\d+(?:-\d+)?$/.exec(id ?? '')?.[1]
  const about = subject === undefined ? null : subjectOfKey(world, schema, subject)
  if (about === null) return null
  const posts = postsAbout(world, schema, about)
  const post = posts.find(({ postId }) => postId === id)
  if (post === undefined) return null
  const question = posts.find(({ postId }) => postId === post.questionId) ?? post
  const isSeen = [post, question].every((one) => isPostShown(shownPost(world, schema, about, one), about.isModerator))
  return isSeen ? { post, about } : null
}

/** Returns the subject that a key stands for. */
export function subjectOfKey(world: World, schema: DemoSchema, key: string): AskedAbout | null {
  const [contentType, contentId, lessonId] = key.split('-')
  return askedAbout(world, schema, contentType, contentId, lessonId === '0' ? null : lessonId)
}
