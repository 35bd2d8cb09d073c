import type { Plugin } from 'vite'

/** Keeps made-up content out of search engines. */
export function noIndex(): Plugin {
  return {
    name: 'no-index',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }],
  }
}
