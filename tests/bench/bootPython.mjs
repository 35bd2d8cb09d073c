// `node bootPython.mjs FOLDER LIBRARY`: starts Pyodide from this folder with this library and prints the processor time that it took, in ms.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, library] = process.argv.slice(2).map((path) => resolve(path))
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const before = process.cpuUsage()
const pyodide = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: library })
pyodide.runPython('1')
const { user, system } = process.cpuUsage(before)
console.log((user + system) / 1000)
process.exit(0)
