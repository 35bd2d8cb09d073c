import type { ComponentType } from 'react'
import type { Application } from '../../application/Application.ts'
import type { ChannelProfile } from '../../domain/channel/channel.ts'
import type { CategoryChoices, KnownChannel, ListQuery } from '../../domain/course/catalogue.ts'
import type { Page } from '../../domain/paging.ts'
import type { Creature } from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Chip, FieldsProps } from './Filters.tsx'
import type { QueryOptions } from '../kit/query.ts'

/** What a catalogue says of what is in it. */
export interface KindWords {
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
export interface CatalogueKind<Query extends ListQuery, Item extends Listed> {
  readonly name: 'courses' | 'classes' | 'liveClasses'
  readonly words: KindWords
  readonly creature: Creature
  /** The query that asks for everything. */
  readonly whole: Query
  hrefOf(query: Query): string
  isFiltered(query: Query): boolean
  ownChips(query: Query): readonly Chip<Query>[]
  find(from: AskedFrom, query: Query): QueryOptions<Page<Item>>
  categories(from: AskedFrom): QueryOptions<readonly CategoryChoices[]>
  /** Channels to choose from, beyond those of what was found. */
  channels(from: AskedFrom): QueryOptions<{ readonly channels: readonly KnownChannel[] }>
  readonly Fields: ComponentType<FieldsProps<Query>>
  readonly Cards: ComponentType<{ readonly items: readonly Item[] }>
  readonly CardSkeleton: ComponentType
  /** Below the words that nothing was found. */
  readonly Instead: ComponentType
}

export interface Listed {
  readonly channelProfile: ChannelProfile | null
}

/** Whom to ask, and for whom. */
export interface AskedFrom extends Pick<Application, 'channels' | 'features'> {
  readonly site: Site
  readonly viewer: Viewer | null
}
