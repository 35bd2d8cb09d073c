import { pythonName } from '../../domain/blocks/printPython.ts'
import { changesSea, PythonPlay, type SeaCall } from '../../domain/blocks/pythonPlay.ts'
import type { Stage, Value } from '../../domain/blocks/stage.ts'

/** What `sea.py` asks of one sea, and what it is told of it beforehand. */
export function seaHost(stage: Stage) {
  const play = new PythonPlay(stage)
  const calls: SeaCall[] = []
  return {
    /** What was done, to be done again by whoever wants to see it. */
    calls,
    host(line: number, name: string, ...values: readonly Value[]) {
      if (play.outcome === null && changesSea(name)) calls.push([line, name, ...values])
      return play.call(line, name, ...values)
    },
    next: () => play.next(),
    script: () => play.script(),
    setting: JSON.stringify({
      variables: stage.variables.map(({ name, value }) => [pythonName(name), name, value]),
      lists: stage.lists.map(({ name, values }) => [pythonName(name), name, values]),
      functions: Object.fromEntries(stage.goals.flatMap((goal) => (goal.kind === 'CALLED' ? [[pythonName(goal.name), goal.name]] : []))),
    }),
  }
}
