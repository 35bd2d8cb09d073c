import { type Category, type CategoryGroup, sortPosition } from '../catalogue/category.ts'
import type { Id } from '../id.ts'
import { hrefTo } from '../paths.ts'
import { type Creature, creatures } from '../quest.ts'

/** The five seas, from the shore to the deep: the theme of a group of types. */
export const seaThemes = ['SHALLOWS', 'CORAL', 'CURRENT', 'WRECK', 'ABYSS'] as const
export type SeaTheme = (typeof seaThemes)[number]

interface SolvedCounts {
  readonly problemCount: number
  /** Null for a guest. */
  readonly solvedCount: number | null
}

/** A type of problems, as the backend lists it. */
export interface ProblemCategory extends Category, SolvedCounts {
  /** Null: the type has no page of its own. */
  readonly categoryId: Id | null
  readonly character: Creature | null
}

export interface ProblemCategoryGroup extends CategoryGroup {
  readonly theme: SeaTheme | null
  readonly description: string | null
  /** The number of its problems, each counted once; null where the backend does not count them. */
  readonly problemCount: number | null
  readonly solvedCount: number | null
}

/** A short program that explains a type. */
export interface WorkedExample {
  readonly title: string
  readonly code: string
  readonly input: string
  readonly output: string
  readonly explanation: string | null
}

/** A concept that the problems of a type need beside its example, with a program to run and a question about it. */
export interface LessonStep {
  readonly title: string
  readonly text: string
  readonly code: string
  readonly input: string
  readonly output: string
  /** Question and answer are both present, or both null. */
  readonly question: string | null
  readonly answer: string | null
}

export interface TypeLesson {
  /** An explanation of the type. */
  readonly what: string
  /** The situations in which it is needed. */
  readonly when: string | null
  readonly example: WorkedExample | null
  readonly stepList: readonly LessonStep[]
}

/** A type with its lesson. */
export interface ProblemType extends ProblemCategory {
  readonly lesson: TypeLesson | null
}

/** A type on the map. */
export interface SeaType extends ProblemCategory {
  readonly character: Creature
  readonly isFinished: boolean
  /** Whether this is the type to go on with. */
  readonly isNext: boolean
}

/** A sea of the map with its types, in order. */
export interface SeaZone extends SolvedCounts {
  readonly name: string
  readonly theme: SeaTheme
  readonly description: string | null
  readonly types: readonly SeaType[]
  /** Whether every type that has problems is finished, and there is one. */
  readonly isFinished: boolean
}

/** Lists the types on the map that a problem belongs to. */
export function typesOf(zones: readonly SeaZone[], categoryList: readonly Category[]): readonly SeaType[] {
  return zones
    .flatMap(({ types }) => types)
    .filter(({ name, categoryGroupName }) => categoryList.some((own) => own.name === name && own.categoryGroupName === categoryGroupName))
}

/** Tells whether all problems are solved, and there are some. */
export function isTypeFinished({ problemCount, solvedCount }: SolvedCounts): boolean {
  return problemCount > 0 && solvedCount !== null && solvedCount >= problemCount
}

/** Lists the type to go on with and those after it, at most `count`; none once everything is finished. */
export function typesAhead(zones: readonly SeaZone[], count: number): readonly SeaType[] {
  const types = zones.flatMap((zone) => zone.types)
  const at = types.findIndex(({ isNext }) => isNext)
  return at < 0 ? [] : types.slice(at, at + count)
}

/** Lists the seas in their order; categories of a group that is not listed come last. */
export function seaZones(groups: readonly ProblemCategoryGroup[], categories: readonly ProblemCategory[]): readonly SeaZone[] {
  const listed = groups.toSorted((one, other) => sortPosition(one) - sortPosition(other))
  const known = new Set(listed.map(({ name }) => name))
  const strays = [...new Set(categories.map(({ categoryGroupName }) => categoryGroupName))].filter((name) => !known.has(name))
  const drafts = [...listed, ...strays.map((name) => unlisted(name))]
    .map((group) => ({ group, own: categories.filter(({ categoryGroupName }) => categoryGroupName === group.name) }))
    .filter(({ own }) => own.length > 0)
  const next = drafts.flatMap(({ own }) => own).find((type) => type.problemCount > 0 && !isTypeFinished(type))
  return drafts.map(({ group, own }, at) => zoneOf(group, own, themeAt(at), next))
}

function unlisted(name: string): ProblemCategoryGroup {
  return {
    name,
    required: false,
    mode: 'CHECKBOX',
    position: null,
    theme: null,
    description: null,
    problemCount: null,
    solvedCount: null,
  }
}

/** Returns the theme of a sea by its index. Later seas are deeper, and so is a sixth one. */
function themeAt(at: number): SeaTheme {
  return seaThemes[at] ?? 'ABYSS'
}

function zoneOf(
  { name, theme, description, problemCount, solvedCount }: ProblemCategoryGroup,
  own: readonly ProblemCategory[],
  usualTheme: SeaTheme,
  next: ProblemCategory | undefined,
): SeaZone {
  const types = own.map((type, at) => ({
    ...type,
    character: type.character ?? creatureAt(at),
    isFinished: isTypeFinished(type),
    isNext: type === next,
  }))
  const withProblems = types.filter((type) => type.problemCount > 0)
  return {
    name,
    theme: theme ?? usualTheme,
    description,
    types,
    ...(problemCount === null ? sumOf(own) : { problemCount, solvedCount }),
    isFinished: withProblems.length > 0 && withProblems.every((type) => type.isFinished),
  }
}

function creatureAt(at: number): Creature {
  return creatures[at] ?? 'DOLPHIN'
}

/** Sums up the counts, where the backend does not count: a problem of two types counts twice. */
function sumOf(own: readonly SolvedCounts[]): SolvedCounts {
  return {
    problemCount: own.reduce((sum, type) => sum + type.problemCount, 0),
    solvedCount: own.reduce<number | null>((sum, { solvedCount }) => (sum === null || solvedCount === null ? null : sum + solvedCount), 0),
  }
}

/** Returns the sea that a type lies in; null when it is on no map. */
export function zoneWith(zones: readonly SeaZone[], { categoryGroupName }: Category): SeaZone | null {
  return zones.find(({ name }) => name === categoryGroupName) ?? null
}

/** Returns the type after this one, also across seas; null after the last one, and for one that is on no map. */
export function typeAfter(zones: readonly SeaZone[], { categoryGroupName, name }: Category): SeaType | null {
  const types = zones.flatMap((zone) => zone.types)
  const at = types.findIndex((type) => type.name === name && type.categoryGroupName === categoryGroupName)
  return at < 0 ? null : (types[at + 1] ?? null)
}

/** Tells whether solving a problem has just finished the type. */
export function justFinished(before: SolvedCounts | null, now: SolvedCounts): boolean {
  return before !== null && before.solvedCount !== null && !isTypeFinished(before) && isTypeFinished(now)
}

export function problemTypeHref(categoryId: Id): string {
  return hrefTo('problemType', { categoryId })
}
