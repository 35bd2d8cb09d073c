import type { DemoSchema } from '../models.ts'
import type { World } from './world.ts'
import type { OwnedWorkKind } from '../../src/domain/studio/ownership.ts'
import type { PublicationState } from '../../src/domain/studio/work.ts'

/** A work that others see, with its maker. */
export interface OwnedRow {
  readonly kind: OwnedWorkKind
  readonly workId: number
  readonly ownerId: number
  readonly title: string
  readonly state: PublicationState
  readonly isPublished: boolean
  handOver(ownerId: number): void
}

interface StoredWork {
  readonly attrs: Pick<OwnedRow, 'workId' | 'ownerId' | 'state'> & {
    readonly content: { readonly title: string }
    readonly published: object | null
  }
  update(changes: { readonly ownerId: number }): void
}

function ownedRows(kind: OwnedWorkKind, rows: readonly StoredWork[]): readonly OwnedRow[] {
  return rows.map((row) => {
    const { workId, ownerId, state, content, published } = row.attrs
    const facts = { kind, workId, ownerId, state, title: content.title, isPublished: published !== null }
    return { ...facts, handOver: (heirId) => row.update({ ownerId: heirId }) }
  })
}

/** Lists the channel's published works of all kinds. */
export function publishedWorks(world: Pick<World, 'address'>, schema: DemoSchema): readonly OwnedRow[] {
  return allWorks(world, schema).filter(({ isPublished }) => isPublished)
}

/** Returns all works, including those that are not published yet. */
export function allWorks({ address }: Pick<World, 'address'>, schema: DemoSchema): readonly OwnedRow[] {
  const { channel } = address
  return [
    ...ownedRows('HOMEWORK', schema.where('setAssignment', { channel }).models),
    ...ownedRows('ROOM', schema.where('setRoom', { channel }).models),
    ...ownedRows('COURSE', schema.where('studioCourse', { channel }).models),
    ...ownedRows('PROBLEM', schema.where('studioProblem', { channel }).models),
  ]
}

export function publishedWorksOf(world: Pick<World, 'address'>, schema: DemoSchema, userId: number): readonly OwnedRow[] {
  return publishedWorks(world, schema).filter(({ ownerId }) => ownerId === userId)
}
