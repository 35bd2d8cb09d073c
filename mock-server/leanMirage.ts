import type { Plugin } from 'vite'

const stub = '\0no-pretender'

/**
 * Leaves out what Mirage brings along for nothing here: the interceptor that ours takes the place of, and lodash's test for
 * browsers of ten years ago, which fails five times on purpose while the demo starts.
 */
export function leanMirage(): Plugin {
  return {
    name: 'lean-mirage',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(pretender|@miragejs\/pretender-node-polyfill|\.\/_getTag)$/ },
      handler(id, importer) {
        return id === './_getTag' ? this.resolve('./_baseGetTag', importer) : stub
      },
    },
    load: { filter: { id: /^\0no-pretender$/ }, handler: () => 'export default class {}' },
  }
}
