// `npm run golden`: judges the golden submissions, and those of the rivals in the demo's rooms, in Node and records the verdicts.
// `npm run golden -- --mutants [TITLE]`: judges programs that differ from a reference by one operator, word or number; exit 1 if one that
// is wrong is accepted.
import { execSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'

const modules = await typescriptModules()
const [flag, title = ''] = process.argv.slice(2)
if (flag === '--mutants') {
  const { judgeMutants } = await modules.load('/tests/golden/mutants.ts')
  await judgeMutants(title, (report) => {
    const { mutants, refused, equal, unfounded } = report
    console.log(
      `${report.title}: ${mutants} mutants, ${refused} refused, ${equal} equal on all drawn inputs, ${unfounded.length} accepted without reason`,
    )
    for (const { code, input } of unfounded) console.log(`--- wrong on ${JSON.stringify(input)}\n${code}`)
    if (unfounded.length > 0) process.exitCode = 1
  })
} else {
  const { writeGolden } = await modules.load('/tests/golden/writeGolden.ts')
  console.log(`${await writeGolden()} submissions`)
  const root = fileURLToPath(new URL('../..', import.meta.url))
  execSync('npx --no-install biome format --write tests/golden/verdicts.json mock-server/problems/rivalVerdicts.json', {
    cwd: root,
    stdio: 'inherit',
  })
}
await modules.close()
