const wanted = 'Node 22.13 or later'

/**
 * Tells whether a Node runs this project, with a sentence for one that it is not made for. `engines` in package.json says the same, but npm
 * repeats it for each package in blocks of six lines.
 */
export function nodeAdvice(version) {
  const [major, minor] = version.split('.').map(Number)
  if ((major === 22 && minor >= 13) || major >= 24) return { isUsable: true, sentence: null }
  if ((major === 20 && minor >= 19) || (major === 23 && minor >= 5))
    return {
      isUsable: true,
      sentence: `This is Node ${version}: the demo and the tests run with it, but the project, as its package blockly, is made for ${wanted}.`,
    }
  return {
    isUsable: false,
    sentence: `This is Node ${version}, with which the project does not run: install ${wanted} (https://nodejs.org).`,
  }
}
