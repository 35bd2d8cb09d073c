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
  /** On the button that applies the filters, if there are any; where these are counted first, it says how many it shows. */
  readonly show?: string
  showCount?(count: string): string
  readonly failed: string
  noneFor(keyword: string): string
  readonly noneChosen: string
  readonly none: string
  readonly nonePublished: string
  beyond(last: string): string
}

/** What every catalogue can be asked for; its filters come on top. */
export interface BaseQuery {
  readonly page: number
  readonly order: string
  readonly keyword: string | null
  /** Of those whose channels can be chosen. */
  readonly channel?: string | null
}

/** What is chosen from, besides the filters' own values. Null while loading. */
export interface FilterChoices {
  readonly groups: readonly CategoryChoices[] | null
  readonly channels: readonly ChannelChoice[] | null
}

interface FieldProps<Query> extends FilterChoices {
  readonly query: Query
  onRefine(changes: Partial<Query>): void
}

/** One value that is asked for. */
interface Asked<Query> {
  readonly id: string
  readonly name: string
  /** What asks for it no longer; null if that cannot be. */
  readonly without: Partial<Query> | null
}

/** Something that a catalogue can be asked for: how it is chosen, and in which words it stands above the results. */
export interface CatalogueFilter<Query> {
  readonly name: string
  Field(props: FieldProps<Query>): ReactNode
  asked(query: Query, choices: FilterChoices): readonly Asked<Query>[]
  /** Left out where everybody can choose by it. */
  isOffered?(to: CatalogueContext): boolean
}

/** What catalogues differ in; everything else is the same page. */
export interface CatalogueConfig<Query extends BaseQuery, Item> {
  readonly words: CatalogueWords
  readonly creature: Creature
  /** How an address is read. */
  readonly list: {
    /** The query that asks for everything. */
    readonly initial: Query
    parse(parameters: SearchParameters): Query
    isFiltered(query: Query): boolean
  }
  hrefOf(query: Query): string
  /** What it can be sorted by, with their names, where it is not as usual. */
  readonly orders?: Readonly<Record<string, string>>
  find(from: CatalogueContext, query: Query): QueryOptions<Page<Item>>
  /** In the order of their fields; left out where there is nothing to filter by. */
  readonly filters?: readonly CatalogueFilter<Query>[]
  /** Groups of categories to choose from. */
  categories?(from: CatalogueContext): QueryOptions<readonly CategoryChoices[]>
  /** Channels to choose from, besides those of the results. */
  channels?(from: CatalogueContext): QueryOptions<{ readonly channels: readonly KnownChannel[] }>
  renderItems(items: readonly Item[]): ReactNode
  /** While nothing has come yet. */
  readonly skeleton: ReactNode
  /** Beside the count while it is not known. */
  readonly counting?: ReactNode
  /** Above the title. */
  readonly place?: ReactNode
  /** Between the head and the results. */
  renderTabs?(query: Query): ReactNode
  /** After the count. */
  readonly actions?: ReactNode
  /** Below the words that the filters leave nothing. */
  renderSuggestions?(query: Query): ReactNode
  /** Stays in sight beside the results, below them on narrow screens. */
  readonly aside?: ReactNode
}

/** An item that may tell a channel to choose by. */
export interface OfChannel {
  readonly channelProfile?: ChannelProfile | null
}

/** Whom to ask, and for whom. */
export interface CatalogueContext extends Pick<Application, 'channels' | 'features'> {
  readonly site: Site
  readonly viewer: Viewer | null
}

export const offerNames = ['courses', 'classes', 'liveClasses'] as const
/** The catalogues that stand side by side. */
export type OfferName = (typeof offerNames)[number]
