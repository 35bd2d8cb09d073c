import type { Plugin } from 'vite'

const stub = '\0no-pretender'

/** Leaves out the interceptor that Mirage brings along: ours takes its place. */
export function leanMirage(): Plugin {
  return {
    name: 'lean-mirage',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^(pretender|@miragejs\/pretender-node-polyfill)$/ }, handler: () => stub },
    load: { filter: { id: /^\0no-pretender$/ }, handler: () => 'export default class {}' },
  }
}
