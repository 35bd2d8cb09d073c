import { idFieldOf, type MaterialKind, nounOf } from '../../src/domain/content/contentKind.ts'
import { documentFacts } from '../content/documentContent.ts'
import { filmFacts } from '../content/filmContent.ts'
import { codeBoard, drawnFilm, type FilmFacts, pointsBoard, scene, titleBoard } from '../content/filmParts.ts'
import type { DocumentFacts } from '../content/lessonParts.ts'
import { lessonsByTopic } from '../content/lessonsByTopic.ts'
import { type Topic, topics } from '../content/topics.ts'
import type { DemoSchema } from '../models.ts'
import { earnLesson } from './earnings.ts'
import { contentsPerTopic, materialDifficulty, minutesToRead } from './curriculum.ts'
import { idOf, numberOf } from './ids.ts'
import { pictureUrl } from './pictureUrl.ts'
import { amount, type World } from './world.ts'
import { isStaff } from './roles.ts'
import type { DocumentSection } from '../../src/domain/lesson/lessonContent.ts'
import { type MaterialQuery, materialsPerPage } from '../../src/domain/material/materialQuery.ts'
import { problemLevelOf } from '../../src/domain/problems/problemQuery.ts'
import { matchesKeyword } from '../../src/domain/search.ts'

/** A document or video of the catalogue. */
export interface DemoMaterial {
  readonly kind: MaterialKind
  readonly id: number
  /** The index in the catalogue. */
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly topic: Topic
  readonly difficulty: number
  readonly minutes: number
  /** Whether lists show it; materials of a single lesson are in none. */
  readonly isListed: boolean
  /** The content as its page gets it. */
  readonly content: object
  /** The subject key of its reviews. */
  readonly key: string
  /** The average rating of its reviews. */
  readonly rating: number
}

/** The first number of the catalogue: lower ones are documents that all courses share. */
const firstOfCatalogue = 2

const categoryOf: Readonly<Record<Topic, string>> = {
  python: '파이썬',
  structure: '알고리즘',
  algorithm: '알고리즘',
  olympiad: '알고리즘',
  puzzle: '생각하기',
  entry: '블록',
  scratch: '블록',
  java: '여러 언어',
  clang: '여러 언어',
  lua: '여러 언어',
  terminal: '여러 언어',
  web: '웹과 앱',
  app: '웹과 앱',
  security: '웹과 앱',
  data: '데이터와 인공지능',
  ai: '데이터와 인공지능',
  sql: '데이터와 인공지능',
  board: '만들기',
  game: '만들기',
  art: '만들기',
  music: '만들기',
  robot: '만들기',
}

const group = '주제'

/** The backend leaves out default values: not required, boxes to tick (S-136). */
export const materialCategoryGroups: readonly object[] = [{ name: group, position: 1 }]

export const materialCategories: readonly object[] = [...new Set(Object.values(categoryOf))].map((name) => ({
  categoryGroupName: group,
  name,
}))

const catalogues = {
  DOCUMENT: documents,
  VIDEO: videos,
} as const satisfies Readonly<Record<MaterialKind, (world: World) => readonly DemoMaterial[]>>

/** Returns all that can be opened, the newest first. A view with few items lists fewer, but all can be opened. */
function allMaterials(world: World, kind: MaterialKind): readonly DemoMaterial[] {
  return catalogues[kind](world)
}

function documents(world: World): readonly DemoMaterial[] {
  const own = documentFacts.map((facts, at) => documentMaterial(world, ownNumber(at), facts, facts))
  const ofTopics = topics.flatMap((topic, place) =>
    lessonsByTopic[topic].documents.map((facts, at) => {
      const number = (place + 1) * contentsPerTopic + at
      return documentMaterial(world, number, facts, { topic, summary: firstWords(facts), difficulty: materialDifficulty(number) })
    }),
  )
  return [...own, ...ofTopics]
}

/** Returns a number below those of the first topic, or, when these are used up, above those of the last one. */
function ownNumber(at: number): number {
  const number = firstOfCatalogue + at
  return number < contentsPerTopic ? number : topics.length * contentsPerTopic + number
}

function documentMaterial(
  world: World,
  number: number,
  { title, sections }: DocumentFacts,
  about: Pick<DemoMaterial, 'topic' | 'summary' | 'difficulty'>,
): DemoMaterial {
  const id = idOf(world, 'document', number)
  const { topic, summary, difficulty } = about
  const content = { sections }
  const minutes = minutesToRead({ title, sections })
  return {
    kind: 'DOCUMENT',
    id,
    number,
    title,
    summary,
    topic,
    difficulty,
    minutes,
    content,
    isListed: true,
    ...reviewed(world, 'document', id),
  }
}

function videos(world: World): readonly DemoMaterial[] {
  const own = filmFacts.map(({ scenes, ...about }, number) => videoMaterial(world, number, about, drawnFilm(scenes)))
  const ofTopics = topics.flatMap((topic, place) =>
    lessonsByTopic[topic].videos.map(({ title, summary }, at) => {
      const number = (place + 1) * contentsPerTopic + at
      const same = filmFacts.find((one) => one.title === title)
      const film = drawnFilm(same?.scenes ?? filmOf(title, summary, lessonsByTopic[topic].documents[at]))
      const about = { topic, title, summary, difficulty: materialDifficulty(number) }
      return videoMaterial(world, number, about, film, same === undefined)
    }),
  )
  return [...own, ...ofTopics]
}

function videoMaterial(
  world: World,
  number: number,
  about: Pick<DemoMaterial, 'topic' | 'title' | 'summary' | 'difficulty'>,
  film: { readonly durationSeconds: number },
  isListed = true,
): DemoMaterial {
  const id = idOf(world, 'video', number)
  const content = { descriptionList: [about.summary], poster: null, ...film }
  const minutes = Math.max(1, Math.round(film.durationSeconds / 60))
  return { kind: 'VIDEO', id, number, ...about, minutes, content, isListed, ...reviewed(world, 'video', id) }
}

/** Returns a topic's film: its subject, and the text of the same lesson's document. */
function filmOf(title: string, summary: string, document: DocumentFacts | undefined): FilmFacts {
  return [scene(title, titleBoard(title), summary), ...(document?.sections ?? []).flatMap((section) => scenesOf(section))]
}

const maxLines = 8

function scenesOf({ heading, parts }: DocumentSection): FilmFacts {
  return parts.flatMap((part, at) => {
    const chapter = at === 0 ? heading : null
    switch (part.kind) {
      case 'paragraph':
      case 'note':
        return [scene(chapter, titleBoard(heading), ...sentencesOf(part.text))]
      case 'list':
        return [scene(chapter, pointsBoard(heading, ...part.items), ...part.items.map((item) => withoutMarks(item)))]
      case 'code': {
        const lines = part.code.split('\n')
        return [scene(chapter, codeBoard(null, ...lines.slice(0, maxLines)), `${heading}: 코드를 한 줄씩 읽어 봐요.`)]
      }
      default:
        return []
    }
  })
}

const withoutMarks = (text: string) => text.replaceAll('`', '')
const sentencesOf = (text: string) => withoutMarks(text).split(/(?<=[.?!])\s+/)

function reviewed({ seeded }: World, kind: string, id: number): Pick<DemoMaterial, 'key' | 'rating'> {
  const key = `${kind}/${id}`
  return { key, rating: seeded.draw(`${key}/rating`, (faker) => faker.number.int({ min: 38, max: 50 }) / 10) }
}

/** Returns the first sentence of a document. */
function firstWords({ sections }: DocumentFacts): string {
  for (const { parts } of sections) {
    for (const part of parts) {
      if (part.kind === 'paragraph' || part.kind === 'note') return part.text
      if (part.kind === 'list') return part.items.slice(0, 2).join(' ')
    }
  }
  return ''
}

export function materialOfId(world: World, kind: MaterialKind, id: string): DemoMaterial | null {
  const number = numberOf(world, nounOf(kind), id)
  return allMaterials(world, kind).find((one) => one.number === number) ?? null
}

/** Returns null for a guest. */
export type IsDone = (material: DemoMaterial) => boolean | null

export function isDoneFor(schema: DemoSchema): IsDone {
  if (schema.first('user') === null) return () => null
  return ({ kind, id }) =>
    schema.findBy('materialProgress', { kind, contentId: id, isDone: true }) !== null ||
    schema.findBy('earning', { type: kind, contentId: id }) !== null ||
    (kind === 'VIDEO' && schema.findBy('studyLog', { contentKey: 'videoId', contentId: id }) !== null)
}

export function materialCard(material: DemoMaterial, isDone: IsDone): object {
  const { kind, id, number, title, summary, topic, difficulty, minutes } = material
  return {
    [idFieldOf(kind)]: id,
    title,
    summary,
    thumbnail: pictureUrl.thumbnail(topic, number),
    difficulty,
    categoryList: [{ categoryGroupName: group, name: categoryOf[topic] }],
    minutes,
    isDone: isDone(material),
  }
}

export function findMaterials(
  world: World,
  kind: MaterialKind,
  query: MaterialQuery,
  isDone: IsDone,
): { readonly totalCount: number; readonly cards: readonly object[] } {
  const all = allMaterials(world, kind).filter(({ isListed }) => isListed)
  const listed = all.slice(0, Math.min(all.length, amount(world, all.length)))
  const found = inOrder(
    world,
    listed.filter((one) => matches(one, query)),
    query.order,
  )
  const from = (query.page - 1) * materialsPerPage
  return { totalCount: found.length, cards: found.slice(from, from + materialsPerPage).map((one) => materialCard(one, isDone)) }
}

function matches({ title, summary, topic, difficulty }: DemoMaterial, { keyword, level, categories }: MaterialQuery): boolean {
  return (
    matchesKeyword([title, summary, categoryOf[topic]], keyword) &&
    (level === null || problemLevelOf(difficulty) === level) &&
    (categories.length === 0 || categories.includes(categoryOf[topic]))
  )
}

function inOrder({ seeded }: World, materials: readonly DemoMaterial[], order: MaterialQuery['order']): readonly DemoMaterial[] {
  if (order === 'DESC') return materials
  if (order === 'ASC') return materials.toReversed()
  const readers = ({ key }: DemoMaterial) => seeded.draw(`${key}/readers`, (faker) => faker.number.int({ min: 20, max: 900 }))
  return materials.toSorted((one, other) => readers(other) - readers(one))
}

const relatedCount = 3

/** Returns those of the same topic first, then those of the same category. */
export function relatedMaterials(world: World, { kind, id, topic }: DemoMaterial, isDone: IsDone): readonly object[] {
  const others = allMaterials(world, kind).filter((one) => one.id !== id && one.isListed)
  const near = [
    ...others.filter((one) => one.topic === topic),
    ...others.filter((one) => one.topic !== topic && categoryOf[one.topic] === categoryOf[topic]),
    ...others.filter((one) => categoryOf[one.topic] !== categoryOf[topic]),
  ]
  return near.slice(0, relatedCount).map((one) => materialCard(one, isDone))
}

export function videoStanding(schema: DemoSchema, material: DemoMaterial): object {
  const row = schema.findBy('materialProgress', { kind: material.kind, contentId: material.id })
  return { positionSeconds: row?.positionSeconds ?? 0, isDone: isDoneFor(schema)(material) === true }
}

/** Stores the place in a material. A mark "done" stays, and earns a reward when it is first made. */
export function recordMaterial(
  world: World,
  schema: DemoSchema,
  material: DemoMaterial,
  { isDone, positionSeconds }: { readonly isDone: boolean; readonly positionSeconds: number },
): void {
  const { kind, id: contentId, title, minutes } = material
  const wasDone = isDoneFor(schema)(material) === true
  const progress = { isDone: isDone || wasDone, positionSeconds, studiedDate: world.present().toISOString() }
  const row = schema.findBy('materialProgress', { kind, contentId })
  if (row === null) schema.create('materialProgress', { kind, contentId, ...progress })
  else row.update(progress)
  // The materials that a teacher looks into are not counted.
  if (!isDone || wasDone || isStaff(world, schema)) return
  const document = { type: 'DOCUMENT', title, contentKey: idFieldOf('DOCUMENT'), contentId }
  earnLesson(world, schema, { kind, contentId, title, minutes }, document)
}
