// `npm run prism`: serves the contract's examples by Prism, as a backend for any client that contains none of our code.
import { typescriptModules } from '../../mock-server/typescriptModules.mjs'
import { contractText } from './contractText.mjs'

const modules = await typescriptModules()
const { startPrism } = await modules.load('/tests/conform/prism.ts')
const { base } = await startPrism(await contractText(), Number(process.env.PORT ?? 4010))
await modules.close()
console.log(`Prism → ${base}/product/v1/ (with a cookie named session)`)
