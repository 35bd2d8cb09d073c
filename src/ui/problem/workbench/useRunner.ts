import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CodeRunner } from '../../../application/codeRunner.ts'
import type { Id } from '../../../domain/id.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { useApplication } from '../../kit/application.ts'
import { pageRest$ } from '../../kit/pageRest.ts'
import { useFeature } from '../../kit/useFeature.ts'

/** Fetches the runner once the page rests, because a visitor of problems will soon run something. */
export const useRunnerAhead = (): void => {
  const { features } = useApplication()
  const client = useQueryClient()
  useEffect(() => {
    const fetchAhead = () =>
      features
        .codeRunner()
        .then((runner) => runner.fetchAhead())
        .catch(() => {}) // nobody has asked for it
    const waiting = pageRest$(client).subscribe(() => void fetchAhead())
    return () => waiting.unsubscribe()
  }, [features, client])
}

/** Loads the runner of a language: the one in the page if it knows the language, else the backend's. Nothing loads before it is needed. */
export const useRunner = (problemId: Id, language: ProgrammingLanguage) => {
  const { features } = useApplication()
  const { remoteRunner } = useFeature('problem')
  const hasWarmedUp = useRef(false)
  useRunnerAhead()
  const load = async (): Promise<CodeRunner> => {
    const own = await features.codeRunner()
    return own.languages.includes(language) ? own : remoteRunner(problemId, [language])
  }
  return {
    load,
    /** Prepares the runner. Call it at the first sign that the user will run something; it fails silently, since nobody asked for it. */
    warmUp() {
      if (hasWarmedUp.current) return
      hasWarmedUp.current = true
      load()
        .then((runner) => runner.warmUp())
        .catch(() => {
          hasWarmedUp.current = false
        })
    },
  }
}
