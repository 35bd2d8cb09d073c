import { contract } from '../../src/adapters/http/contract/contract.ts'
import { conformArguments, usage } from './conformArguments.ts'
import { exitStatusOf, lineOf, summaryOf } from './report.ts'
import { type Finding, runConform } from './runConform.ts'

/** `npm run conform`: a line per call as it is answered, then what it comes to; the exit status. */
export async function main(words: readonly string[], print: (line: string) => void): Promise<0 | 1 | 2> {
  const asked = conformArguments(words)
  if ('problem' in asked) {
    print(`${asked.problem}\n\n${usage}`)
    return 2
  }
  const findings: Finding[] = []
  for await (const finding of runConform(contract, asked)) {
    findings.push(finding)
    print(lineOf(finding))
  }
  print(`\n${summaryOf(findings)}`)
  return exitStatusOf(findings)
}
