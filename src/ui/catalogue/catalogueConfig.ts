import type { ReactNode } from 'react'
import type { Application } from '../../application/Application.ts'
import type { ChannelProfile } from '../../domain/channel/channel.ts'
import type { SearchParameters } from '../../domain/catalogue/listQuery.ts'
import type { ChannelChoice, KnownChannel } from '../../domain/course/courseCatalogue.ts'
import type { CategoryChoices } from '../../domain/catalogue/category.ts'
import type { Page } from '../../domain/paging.ts'
import type { Creature } from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Viewer } from '../../domain/viewer.ts'
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
  /** The text of the button that applies the filters. `showCount` adds the number of results, where they are counted first. */
  readonly show?: string
  showCount?(count: string): string
  readonly failed: string
  noneFor(keyword: string): string
  readonly noneChosen: string
  readonly none: string
  readonly nonePublished: string
  beyond(last: string): string
}

/** The query that every catalogue shares; its filters are added to it. */
export interface BaseQuery {
  readonly page: number
  readonly order: string
  readonly keyword: string | null
  /** Set in catalogues that can filter by channel. */
  readonly channel?: string | null
}

/** The choices that are loaded for the filters, besides their own values. Null while loading. */
export interface FilterChoices {
  readonly groups: readonly CategoryChoices[] | null
  readonly channels: readonly ChannelChoice[] | null
}

interface FieldProps<Query> extends FilterChoices {
  readonly query: Query
  onRefine(changes: Partial<Query>): void
}

/** An active filter value. */
interface Asked<Query> {
  readonly id: string
  readonly name: string
  /** The change that removes this value; null if it cannot be removed. */
  readonly without: Partial<Query> | null
}

/** A filter of a catalogue: its field, and the texts of its active values above the results. */
export interface CatalogueFilter<Query> {
  readonly name: string
  Field(props: FieldProps<Query>): ReactNode
  asked(query: Query, choices: FilterChoices): readonly Asked<Query>[]
  /** Tells where the filter is offered; undefined if it is offered everywhere. */
  isOffered?(to: CatalogueContext): boolean
}

/** The configuration of a catalogue; everything else of the page is shared. */
export interface CatalogueConfig<Query extends BaseQuery, Item> {
  readonly words: CatalogueWords
  readonly creature: Creature
  /** Reads the query from the address. */
  readonly list: {
    /** The query without any filter. */
    readonly initial: Query
    parse(parameters: SearchParameters): Query
    isFiltered(query: Query): boolean
  }
  hrefOf(query: Query): string
  /** The sort orders with their names, where they differ from the usual ones. */
  readonly orders?: Readonly<Record<string, string>>
  find(from: CatalogueContext, query: Query): QueryOptions<Page<Item>>
  /** The filters in the order of their fields; undefined if there are none. */
  readonly filters?: readonly CatalogueFilter<Query>[]
  /** Returns the query of the category groups to choose from. */
  categories?(from: CatalogueContext): QueryOptions<readonly CategoryChoices[]>
  /** Returns the query of the channels to choose from, besides those of the results. */
  channels?(from: CatalogueContext): QueryOptions<readonly KnownChannel[]>
  renderItems(items: readonly Item[]): ReactNode
  /** Rendered until the first results arrive. */
  readonly skeleton: ReactNode
  /** Rendered beside the count while it is unknown. */
  readonly counting?: ReactNode
  /** Rendered above the title. */
  readonly place?: ReactNode
  /** Renders tabs between the head and the results. */
  renderTabs?(query: Query): ReactNode
  /** Rendered after the count. */
  readonly actions?: ReactNode
  /** Renders suggestions below the message of an empty result. */
  renderSuggestions?(query: Query): ReactNode
  /** Stays in sight beside the results, or below them on narrow screens. */
  readonly aside?: ReactNode
}

/** An item that may name a channel to filter by. */
export interface OfChannel {
  readonly channelProfile?: ChannelProfile | null
}

/** The features to query, and the site to query for. */
export interface CatalogueContext extends Pick<Application, 'channels' | 'features'> {
  readonly site: Site
  readonly viewer: Viewer | null
}

export const offerNames = ['courses', 'classes', 'liveClasses'] as const
/** The names of the catalogues that share a row of tabs. */
export type OfferName = (typeof offerNames)[number]
