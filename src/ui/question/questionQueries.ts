import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PostChange } from '../../application/question.ts'
import type { AskedQuestion, QuestionPage, QuestionSubject } from '../../domain/question.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, type LoadablePage, useLoadable, useLoadablePage } from '../kit/loaded.ts'
import { queriesNamed } from '../kit/query.ts'
import { formerPage } from '../viewer/listQuery.ts'
import { useViewerOptions, useViewerQuery } from '../viewer/viewerQuery.ts'
import { questionsWords as words } from './questionsWords.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly question: true
    readonly questions: true
  }
}

/** Reads a page of questions. They contain which are the viewer's own. Null if the backend has none. */
export const useQuestions = (subject: QuestionSubject, page: number): LoadablePage<QuestionPage | null> => {
  const { features } = useApplication()
  const { contentType, contentId, lessonId } = subject
  const options = useViewerOptions<QuestionPage | null>({
    name: 'questions',
    of: [contentType, contentId, lessonId, page],
    read: async (signal) => (await features.question()).questions.find(subject, page, signal),
  })
  return useLoadablePage(
    useQuery<QuestionPage | null>({
      ...options,
      // A viewer who follows a notification expects newer data.
      refetchOnMount: 'always',
      placeholderData: formerPage(options.queryKey),
    }),
  )
}

/** Reads a question that the address names and that is not on the list's page. */
export const useQuestion = (questionId: string, isWanted: boolean): Loadable<AskedQuestion> => {
  const { features } = useApplication()
  return useLoadable(
    useViewerQuery<AskedQuestion>({
      name: 'question',
      of: [questionId],
      read: async (signal) => (await features.question()).questions.question(questionId, signal),
      enabled: isWanted,
    }),
  )
}

/** Keeps the questions up to date while they are open. */
export const useWatchedQuestions = (isWatched: boolean): void => {
  const { features } = useApplication()
  const client = useQueryClient()
  useEffect(() => {
    if (!isWatched) return undefined
    const ended = new AbortController()
    const start = async () => {
      const { watch } = await features.question()
      if (!ended.signal.aborted) watch(() => client.refetchQueries({ ...queriesNamed('questions'), type: 'active' }), ended.signal)
    }
    // Without this chunk there are no questions.
    start().catch(() => {})
    return () => ended.abort()
  }, [features, client, isWatched])
}

/** Changes a post by a single press, and notifies of the outcome. */
export const useChangePost = (onDone?: () => void) => {
  const { features, notifications } = useApplication()
  const { isPending, run } = useAction({
    name: 'changePost',
    run: async (wanted: PostChange) => (await features.question()).change(wanted),
    invalidates: ({ kind }) =>
      kind === 'alreadyRunning' ? [] : ['questions', 'question', ...(kind === 'signInFirst' ? (['viewer'] as const) : [])],
  })
  const press = async (wanted: PostChange) => {
    const { kind } = await run(wanted)
    if (kind === 'done') notifications.success(words.done[wanted.kind === 'mark' && wanted.answerId === null ? 'unmark' : wanted.kind])
    else notifications.warn(words.changeFailed[kind])
    if (kind !== 'alreadyRunning') onDone?.()
  }
  return { isPending, press }
}
