// A worker with Pyodide as its package has it: ready, then a program for each message.
const { loadPyodide } = await import(new URL('/pyodide.mjs', location.href).href)

const pyodide = await loadPyodide({ indexURL: '/' })
pyodide.runPython('1')
onmessage = ({ data }) => {
  let output = ''
  pyodide.setStdout({ batched: (line) => (output += `${line}\n`) })
  pyodide.runPython(data)
  postMessage(output)
}
postMessage('ready')
