// `npm run cpython`: runs the shared programs by the CPython of this machine (PYTHON names one) and tells what differs from the recorded
// answers; exit 1 if anything does. `npm run cpython -- --record` writes them down anew.
import { typescriptModules } from '../../../../mock-server/typescriptModules.mjs'

const modules = await typescriptModules()
const { runByCpython } = await modules.load('/tests/adapters/python/differential/cpython.ts')
const comparison = runByCpython(process.argv.includes('--record'))
if (comparison === null) console.log('There is no CPython here')
else {
  const { python, recordedPython, count, differences } = comparison
  for (const difference of differences) console.log(difference)
  console.log(`${differences.length} of ${count} answers of CPython ${python} are not those of ${recordedPython}`)
  if (differences.length > 0) process.exitCode = 1
}
await modules.close()
