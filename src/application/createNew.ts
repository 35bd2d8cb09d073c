import type { Id } from '../domain/id.ts'
import { statusOf } from './callError.ts'
import { type NewPost, sendNew } from './sendNew.ts'

interface Creation<T> extends Pick<NewPost, 'known' | 'textId'> {
  create(): Promise<T>
  /** Finds what was created, and was not there before. */
  find(before: readonly Id[]): Promise<{ readonly id: Id; readonly made: T } | null>
}

/** Creates something whose answer the page needs, as `sendNew` sends a post. `made` is undefined where it was not created, for all one knows. */
export async function createNew<T>({ create, find, ...post }: Creation<T>) {
  let made: T | undefined
  let status: number | null = null
  const { kind } = await sendNew({
    ...post,
    async send() {
      try {
        made = await create()
      } catch (error) {
        status = statusOf(error)
        throw error
      }
    },
    async find(before) {
      const there = await find(before)
      made = there?.made
      return there === null ? [] : [there.id]
    },
  })
  return { kind, made, status }
}
