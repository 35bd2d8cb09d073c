import { guest, type Viewer } from '../../../src/domain/viewer.ts'

export { guest }

export const pending = aViewer({ authState: 'PENDING' })
export const learner = aViewer()
export const teacher = aViewer({ roleList: ['ROLE_TEACHER'] })

/** A signed-in learner unless told otherwise. */
export function aViewer(fields: Partial<Viewer> = {}): Viewer {
  return { ...guest, authState: 'VALID', gender: 'WOMAN', userId: 1, nickname: '바다', ...fields }
}
