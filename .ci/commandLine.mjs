/**
 * Returns the arguments of `spawn` and `spawnSync` for a command. On Windows npm and npx are scripts, which only a shell starts, and Node
 * warns of words given to a shell one by one. No word may hold a blank or a sign that a shell reads.
 */
export function commandLine(words, options = {}, platform = process.platform) {
  const [program, ...rest] = words
  return platform === 'win32' ? [words.join(' '), { ...options, shell: true }] : [program, rest, options]
}
