import { contract } from '../../src/adapters/http/contract/contract.ts'
import { type ConformArguments, conformArguments, usage } from './conformArguments.ts'
import { exitStatusOf, lineOf, summaryOf } from './report.ts'
import { callsOf, type Finding, runConform } from './runConform.ts'
import { goldenLineOf, runGolden, runGoldenBlocks } from './runGolden.ts'
import { goldenSubmissions } from '../golden/golden.ts'
import { goldenBlocks } from '../golden/goldenBlocks.ts'

/** `npm run conform`: a line per call as it is answered, then what it comes to; the exit status. */
export async function main(words: readonly string[], print: (line: string) => void): Promise<0 | 1 | 2> {
  const asked = conformArguments(words)
  if ('problem' in asked) {
    print(`${asked.problem}\n\n${usage}`)
    return 2
  }
  // Before the contract, whose last call ends the session.
  const isJudgedAsExpected = !asked.judge || (await judgeGolden(asked, print))
  const findings: Finding[] = []
  for await (const finding of runConform(callsOf(contract, asked.only), asked)) {
    findings.push(finding)
    print(lineOf(finding))
  }
  print(`\n${summaryOf(findings)}`)
  return isJudgedAsExpected ? exitStatusOf(findings) : 1
}

async function judgeGolden(asked: ConformArguments, print: (line: string) => void): Promise<boolean> {
  let failures = 0
  for (const findings of [runGolden(goldenSubmissions, asked), runGoldenBlocks(goldenBlocks, asked)])
    for await (const finding of findings) {
      if (finding.problems.length > 0) failures++
      print(goldenLineOf(finding))
    }
  const count = goldenSubmissions.length + goldenBlocks.length
  print(`\n${count} submissions: ${count - failures} judged as expected\n`)
  return failures === 0
}
