import type { Plugin } from 'vite'

/**
 * Marks the page's first script as one whose functions are called while the page loads. Chromium then compiles them beside
 * the download, away from the page's thread, instead of one by one when each is first called: a quarter of the time that
 * thread spends on scripts. Others read a comment.
 */
export function compiledEagerly(): Plugin {
  return {
    name: 'compiled-eagerly',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // It counts only as the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
