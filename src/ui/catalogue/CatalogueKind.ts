import type { ComponentType } from 'react'
import type { Application } from '../../application/Application.ts'
import type { ChannelProfile } from '../../domain/channel/ChannelProfile.ts'
import type { CategoryChoices } from '../../domain/course/categoryChoices.ts'
import type { KnownChannel } from '../../domain/course/channelChoices.ts'
import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import type { Page } from '../../domain/Page.ts'
import type { Creature } from '../../domain/quest/creature.ts'
import type { Site } from '../../domain/site/Site.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import type { QueryOptions } from '../app/QueryOptions.ts'
import type { KindWords } from './KindWords.ts'
import type { Chip } from './chipsOf.ts'
import type { FieldsProps } from './FieldsProps.ts'

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
export interface AskedFrom extends Pick<Application, 'channels' | 'studies'> {
  readonly site: Site
  readonly viewer: Viewer | null
}
