import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CodeRunner } from '../../../application/codeRunner.ts'
import type { Id } from '../../../domain/id.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { useApplication } from '../../kit/application.ts'
import { pageRest$ } from '../../kit/pageRest.ts'
import { useFeature } from '../../kit/useFeature.ts'

/** Who looks at problems will soon run something: what runs it is fetched after all else, once the page rests. */
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

/** What runs a language: the page where it can, else the backend. Nothing of it is loaded before it is needed. */
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
    /** Called with the first sign of somebody who will run something; silent when it fails, since nobody asked for it. */
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
