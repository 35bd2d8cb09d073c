import type { Plugin } from 'vite'

/** In Vite's own words, and what they are to be. */
const changes = [
  [/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];'],
  [/(?<=if \(e\.type === "error"\) )(rej\(.*\));/, '{ link.remove(); $1; }'],
] as const

/**
 * A later part whose style sheet did not come is lost, and may be asked for again. Vite's helper would take the sheet as loaded
 * then, and the part would stand there without its styles: so it forgets one that failed.
 */
export function stylesAnew(): Plugin {
  return {
    name: 'styles-anew',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        return changes.reduce((former, [from, to]) => {
          if (!from.test(former)) throw new Error(`Vite's preload helper has no ${from.source} any more: see stylesAnew.ts.`)
          return former.replace(from, to)
        }, code)
      },
    },
  }
}
