import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailed } from '../../../../application/platform/CallFailed.ts'
import { useApplication } from '../../../app/ApplicationContext.ts'
import { useClasses } from '../../../app/useClasses.ts'
import { memberWords } from './memberWords.ts'

const words = memberWords.outcome

interface LettingIn {
  readonly isRunning: boolean
  /** Whether it came to pass. */
  letIn(userId: string): Promise<boolean>
}

/** One call at a time, which is never made again by itself. Who is in the class is read anew, also when the answer was lost (F-084). */
export const useLetIn = (courseClassId: string): LettingIn => {
  const { members } = useClasses()
  const { notifications } = useApplication()
  const client = useQueryClient()
  const running = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const letIn = async (userId: string) => {
    if (running.current) return false
    running.current = true
    setRunning(true)
    try {
      await members.enrol(courseClassId, { contentType: 'COURSE_CLASS', userIds: [Number(userId)] })
      notifications.success(words.added(userId))
      return true
    } catch (error) {
      notifications.warn(words[refusalOf(error)])
      return false
    } finally {
      running.current = false
      setRunning(false)
      for (const name of ['classMembers', 'courseClass']) void client.invalidateQueries({ queryKey: [name] })
    }
  }
  return { isRunning, letIn }
}

const refusals = { 401: 'signInFirst', 403: 'refused', 404: 'notFound', 409: 'alreadyMember' } as const

const refusalOf = (error: unknown) => {
  const status = error instanceof CallFailed ? error.status : null
  return Object.entries(refusals).find(([code]) => Number(code) === status)?.[1] ?? 'failed'
}
