import type { Id } from '../Id.ts'

export interface Blog {
  readonly blogId: Id
  readonly title: string
  readonly summary: string | null
  readonly thumbnail: string | null
  readonly user: { readonly userId: Id | null; readonly profile: string | null; readonly nickname: string | null } | null
}
