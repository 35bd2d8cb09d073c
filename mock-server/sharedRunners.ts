import type { LoadRunner } from './judging.ts'
import type { CodeRun } from '../src/application/codeRunner.ts'

type Runner = Awaited<ReturnType<LoadRunner>>

/** Combines runners: each run goes to the runner with the fewest unfinished runs, so that a long program does not delay all others. */
export function shareAmong(first: Runner, ...others: readonly Runner[]): Runner {
  const runners = [first, ...others]
  const left = new Map(runners.map((runner) => [runner, 0]))
  const countOf = (runner: Runner) => left.get(runner) ?? 0
  const take = <Result>(start: (runner: Runner) => CodeRun<Result>): CodeRun<Result> => {
    const freest = runners.reduce((best, one) => (countOf(one) < countOf(best) ? one : best))
    left.set(freest, countOf(freest) + 1)
    const run = start(freest)
    const leave = () => void left.set(freest, countOf(freest) - 1)
    run.result.then(leave, leave)
    return run
  }
  const each = async (task: (runner: Runner) => Promise<void>) => {
    // They start one after the other, so that the first is ready early.
    for (const runner of runners) await task(runner) // oxlint-disable-line no-await-in-loop -- see above
  }
  return {
    languages: first.languages,
    fetchAhead: () => each((runner) => runner.fetchAhead()),
    warmUp: () => each((runner) => runner.warmUp()),
    run: (request, events) => take((runner) => runner.run(request, events)),
    runCases: (request, onCase) => take((runner) => runner.runCases(request, onCase)),
    trace: (request) => take((runner) => runner.trace(request)),
    judgeInSeas: (request) => take((runner) => runner.judgeInSeas(request)),
  }
}
