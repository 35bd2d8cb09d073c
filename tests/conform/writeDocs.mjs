// `npm run contract:docs [-- --out FILE]`: writes the contract as one page of HTML that loads nothing else, rendered by Redoc.
import { execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contractText } from './contractText.mjs'

/** Installed outside of the project when the page is written, since nothing else needs its seventy packages. */
const renderer = 'redoc@2.5.1'

const { out } = parseArgs({ options: { out: { type: 'string', default: 'contract.html' } } }).values

const rendererScript = () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoc-'))
  try {
    execSync(`npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel error ${renderer}`, { cwd: folder, stdio: 'inherit' })
    return readFileSync(join(folder, 'node_modules/redoc/bundles/redoc.standalone.js'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const inScript = (text) => text.replaceAll('</script', String.raw`<\/script`)

const contract = await contractText()

writeFileSync(
  out,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; worker-src blob:">
<style>body { margin: 0 }</style>
<title>코딩바다: the contract with a backend</title>
<div id="contract"></div>
<script>${inScript(rendererScript())}</script>
<script>Redoc.init(${inScript(JSON.stringify(JSON.parse(contract)))}, { expandResponses: '', jsonSampleExpandLevel: 3 }, document.getElementById('contract'))</script>
</html>
`,
)
console.log(`The contract → ${out}`)
