import type { ListQuery } from '../../domain/course/catalogueQuery.ts'
import type { CategoryChoices } from '../../domain/course/categoryChoices.ts'
import type { ChannelChoice } from '../../domain/course/channelChoices.ts'

/** What the filters are drawn from. */
export interface FieldsProps<Query extends ListQuery> {
  readonly query: Query
  readonly groups: readonly CategoryChoices[] | null
  readonly channels: readonly ChannelChoice[] | null
  onRefine(query: Query): void
}
