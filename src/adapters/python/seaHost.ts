import { pythonNames } from '../../domain/blocks/pythonNames.ts'
import { changesSea, PythonPlay, type SeaCall } from '../../domain/blocks/pythonPlay.ts'
import type { Stage, Value } from '../../domain/blocks/stage.ts'

/** Creates the functions that `sea.py` calls for one sea, and the facts it gets beforehand. */
export function seaHost(stage: Stage) {
  const play = new PythonPlay(stage)
  const calls: SeaCall[] = []
  const names = pythonNames(stage)
  return {
    /** The calls that changed the sea, for replaying them. */
    calls,
    host(line: number, name: string, ...values: readonly Value[]) {
      if (play.outcome === null && changesSea(name)) calls.push([line, name, ...values])
      return play.call(line, name, ...values)
    },
    next: () => play.next(),
    script: () => play.script(),
    setting: JSON.stringify({
      variables: stage.variables.map(({ name, value }) => [names.variable(name), name, value]),
      lists: stage.lists.map(({ name, values }) => [names.list(name), name, values]),
      functions: Object.fromEntries(
        stage.goals.flatMap((goal) => (goal.kind === 'CALLED' ? [[names.function(goal.name), goal.name]] : [])),
      ),
    }),
  }
}
