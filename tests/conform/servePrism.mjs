// `npm run prism`: the contract's examples on a port, as Prism answers them: a backend for clients of any kind that none of ours is in.
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'
import { contractText } from './contractText.mjs'

const modules = await typescriptModules()
const { startPrism } = await modules.load('/tests/conform/prism.ts')
const { base } = await startPrism(await contractText(), Number(process.env.PORT ?? 4010))
await modules.close()
console.log(`Prism → ${base}/product/v1/ (with a cookie named session)`)
