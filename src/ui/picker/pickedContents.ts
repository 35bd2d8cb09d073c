import { isMaterial, type MaterialKind, type TaskType } from '../../domain/content/contentKind.ts'
import type { FeatureLoaders } from '../../application/Features.ts'
import type { BlockCard } from '../../domain/blocks/blockProblem.ts'
import type { Id } from '../../domain/id.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import type { Page } from '../../domain/paging.ts'
import type { ProblemCard } from '../../domain/problems/problem.ts'
import type { Category } from '../../domain/catalogue/category.ts'
import { type WorksheetCard, worksheetQuery } from '../../domain/worksheet/worksheet.ts'
import type { QueryName } from '../kit/query.ts'
import { materialQuery } from '../../domain/material/materialQuery.ts'
import { problemQuery } from '../../domain/problems/problemQuery.ts'

export interface PickedContent {
  readonly type: TaskType
  readonly contentId: Id
  readonly title: string
}

/** A row of the picker. */
export interface PickableContent extends PickedContent {
  /** The names of its categories, joined. */
  readonly note: string
}

/** Materials have one catalogue for all their kinds. */
type CatalogueKind = Exclude<TaskType, MaterialKind>

/** The query name of each kind's catalogue, so that the picker's cache is invalidated together with it. */
const catalogueQueryNames: Readonly<Record<CatalogueKind, QueryName>> = {
  PROBLEM: 'problems',
  BLOCK: 'blocks',
  WORKSHEET: 'worksheets',
}

export const pickerQueryName = (type: TaskType): QueryName => (isMaterial(type) ? 'materials' : catalogueQueryNames[type])

type Find = (features: FeatureLoaders, keyword: string | null, page: number, signal: AbortSignal) => Promise<Page<PickableContent>>

const noteOf = (categories: readonly Category[]) => categories.map(({ name }) => name).join(' · ')

const pageOf = <Card>(
  { items, ...page }: Page<Card>,
  type: TaskType,
  tell: (card: Card) => Omit<PickableContent, 'type'>,
): Page<PickableContent> => ({ ...page, items: items.map((card) => ({ type, ...tell(card) })) })

const findMaterials =
  (type: MaterialKind): Find =>
  async (features, keyword, page, signal) => {
    const { materials } = await features.material()
    return pageOf(await materials.find(type, { ...materialQuery.initial, keyword, page }, signal), type, (card: MaterialCard) => ({
      contentId: card.id,
      title: card.title,
      note: noteOf(card.categoryList),
    }))
  }

const findByKind: Readonly<Record<CatalogueKind, Find>> = {
  async PROBLEM(features, keyword, page, signal) {
    const { problems } = await features.problem()
    return pageOf(await problems.find({ ...problemQuery.initial, keyword, page }, signal), 'PROBLEM', (card: ProblemCard) => ({
      contentId: card.problemId,
      title: card.title,
      note: noteOf(card.categoryList),
    }))
  },
  async BLOCK(features, keyword, page, signal) {
    const { blocks } = await features.block()
    return pageOf(await blocks.find({ ...problemQuery.initial, keyword, page }, signal), 'BLOCK', (card: BlockCard) => ({
      contentId: card.blockId,
      title: card.title,
      note: noteOf(card.categoryList),
    }))
  },
  async WORKSHEET(features, keyword, page, signal) {
    const { worksheets } = await features.worksheet()
    return pageOf(await worksheets.find({ ...worksheetQuery.initial, keyword, page }, signal), 'WORKSHEET', (card: WorksheetCard) => ({
      contentId: card.worksheetId,
      title: card.title,
      note: noteOf(card.categoryList),
    }))
  },
}

/** Reads a page of a kind's catalogue, the newest first. */
export const findPickable = (type: TaskType): Find => (isMaterial(type) ? findMaterials(type) : findByKind[type])
