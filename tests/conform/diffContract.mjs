// `npm run contract:diff -- OLD [NEW]`: lists the changes from one openapi.json to another, or to the contract of this checkout.
// Exit status: 0 nothing breaks, 1 something does, 2 a file could not be read.
import { readFileSync } from 'node:fs'
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'

const [oldFile, newFile] = process.argv.slice(2)
const modules = await typescriptModules()
try {
  if (oldFile === undefined) throw new Error('npm run contract:diff -- OLD.json [NEW.json]')
  const documentIn = (file) => JSON.parse(readFileSync(file, 'utf8'))
  const { contractDiff, diffLines } = await modules.load('/tests/conform/contractDiff.ts')
  const { contractFile } = await modules.load('/tests/conform/contractFile.ts')
  const next = newFile === undefined ? JSON.parse(contractFile('next', new Map())) : documentIn(newFile)
  const changes = contractDiff(documentIn(oldFile), next)
  for (const line of diffLines(changes)) console.log(line)
  process.exitCode = changes.some(({ isBreaking }) => isBreaking) ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
} finally {
  await modules.close()
}
