import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { queriesNamed, type QueryName } from './query.ts'

interface ActionOptions<Input, Outcome> {
  /** The name of the action, unique in the whole app. */
  readonly name: string
  /** The use case, and what its outcome means for the cache and the viewer. Expected failures are outcomes. */
  run(input: Input): Promise<Outcome>
  /** Returns the queries that may be outdated after this outcome. */
  invalidates?(outcome: Outcome): readonly QueryName[]
}

interface Action<Input, Outcome> {
  readonly isPending: boolean
  /** The input of the pending action; null if none is pending. */
  readonly pendingInput: Input | null
  /** Whether the action is running, even before the next render. */
  isRunning(): boolean
  run(input: Input): Promise<Outcome>
}

/**
 * A use case as a mutation. A second call while the first one runs goes to the use case itself, which refuses it: a mutation of
 * its own would end the pending state of the first one.
 */
export const useAction = <Input = void, Outcome = void>({
  name,
  run,
  invalidates,
}: ActionOptions<Input, Outcome>): Action<Input, Outcome> => {
  const client = useQueryClient()
  const mutationKey = [name]
  const mutationFn = async (input: Input) => {
    const outcome = await run(input)
    if (invalidates) invalidate(client, invalidates(outcome))
    return outcome
  }
  const { mutateAsync, isPending, variables } = useMutation({ mutationKey, mutationFn })
  const isRunning = () => client.isMutating({ mutationKey }) > 0
  return {
    isPending,
    pendingInput: isPending ? variables : null,
    isRunning,
    run: (input) => (isRunning() ? mutationFn(input) : mutateAsync(input)),
  }
}

/** Refetches queries that an action may have changed. A failure is silent: the old data stays (F-086). */
export const invalidate = (client: QueryClient, names: readonly QueryName[]): void => {
  for (const name of names) void client.invalidateQueries(queriesNamed(name))
}
