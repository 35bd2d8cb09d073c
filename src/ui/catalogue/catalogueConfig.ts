import type { ComponentType } from 'react'
import type { Application } from '../../application/Application.ts'
import type { ChannelProfile } from '../../domain/channel/channel.ts'
import type { KnownChannel, ListQuery } from '../../domain/course/courseCatalogue.ts'
import type { CategoryChoices } from '../../domain/catalogue/category.ts'
import type { Page } from '../../domain/paging.ts'
import type { Creature } from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { CatalogueFiltersProps, FilterChip } from './Filters.tsx'
import type { QueryOptions } from '../kit/query.ts'

/** The texts of a catalogue. */
export interface CatalogueWords {
  readonly title: string
  readonly note: string
  titleOf(keyword: string): string
  readonly search: string
  readonly hint: string
  readonly results: string
  count(count: string): string
  readonly show: string
  showCount(count: string): string
  readonly failed: string
  noneFor(keyword: string): string
  readonly noneChosen: string
  readonly none: string
  readonly nonePublished: string
  beyond(last: string): string
}

/** What the catalogues of courses, of classes and of live classes differ in; everything else is the same page. */
export interface CatalogueConfig<Query extends ListQuery, Item extends CatalogueItem> {
  readonly name: 'courses' | 'classes' | 'liveClasses'
  readonly words: CatalogueWords
  readonly creature: Creature
  /** The query that asks for everything. */
  readonly defaultQuery: Query
  hrefOf(query: Query): string
  isFiltered(query: Query): boolean
  extraChips(query: Query): readonly FilterChip<Query>[]
  find(from: CatalogueContext, query: Query): QueryOptions<Page<Item>>
  categories(from: CatalogueContext): QueryOptions<readonly CategoryChoices[]>
  /** Channels to choose from, besides those of the results. */
  channels(from: CatalogueContext): QueryOptions<{ readonly channels: readonly KnownChannel[] }>
  readonly Fields: ComponentType<CatalogueFiltersProps<Query>>
  readonly Cards: ComponentType<{ readonly items: readonly Item[] }>
  readonly CardSkeleton: ComponentType
  /** Below the words that nothing was found. */
  readonly EmptySuggestions: ComponentType
}

export interface CatalogueItem {
  readonly channelProfile: ChannelProfile | null
}

/** Whom to ask, and for whom. */
export interface CatalogueContext extends Pick<Application, 'channels' | 'features'> {
  readonly site: Site
  readonly viewer: Viewer | null
}
