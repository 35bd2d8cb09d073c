import { contract } from '../../src/adapters/http/contract/contract.ts'
import { asksForHelp, type ConformArguments, conformArguments, usage } from './conformArguments.ts'
import { exitStatusOf, lineOf, summaryOf } from './report.ts'
import { type Finding, runConform } from './runConform.ts'
import { goldenLineOf, runGolden, runGoldenBlocks } from './runGolden.ts'
import { callsOf } from './selectedCalls.ts'
import { goldenSubmissions } from '../golden/golden.ts'
import { goldenBlocks } from '../golden/goldenBlocks.ts'

/** Runs `npm run conform`: prints a line per call as it is answered, then a summary, and returns the exit status. */
export async function main(words: readonly string[], print: (line: string) => void): Promise<0 | 1 | 2> {
  if (asksForHelp(words)) {
    print(usage)
    return 0
  }
  const asked = conformArguments(words)
  if ('problem' in asked) {
    print(`${asked.problem}\n\n${usage}`)
    return 2
  }
  // Golden submissions are judged first, because the last call of the contract ends the session.
  const calls = callsOf(contract, asked.only)
  const isJudgedAsExpected = !asked.judge || (await judgeGolden(asked, new Set(calls.map(({ name }) => name)), print))
  const findings: Finding[] = []
  for await (const finding of runConform(calls, asked)) {
    findings.push(finding)
    print(lineOf(finding))
  }
  const isSelected = asked.only.length > 0
  print(`\n${summaryOf(findings, isSelected)}`)
  return isJudgedAsExpected ? exitStatusOf(findings, isSelected) : 1
}

async function judgeGolden(asked: ConformArguments, names: ReadonlySet<string>, print: (line: string) => void): Promise<boolean> {
  const counts = { judged: 0, failed: 0, skipped: 0 }
  const runs = [
    ...(names.has('submit') ? [runGolden(goldenSubmissions, asked)] : []),
    ...(names.has('submitBlocks') ? [runGoldenBlocks(goldenBlocks, asked)] : []),
  ]
  for (const findings of runs)
    for await (const finding of findings) {
      if (finding.kind === 'skipped') counts.skipped += 1
      else {
        counts[finding.problems.length > 0 ? 'failed' : 'judged'] += 1
        print(goldenLineOf(finding))
      }
    }
  const { judged, failed, skipped } = counts
  print(`\n${judged + failed} programs handed in: ${judged} judged as expected`)
  print(skipped === 0 ? '' : `${skipped} skipped: the backend has no problem with this id and title\n`)
  return failed === 0
}
