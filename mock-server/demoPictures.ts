import type { Plugin } from 'vite'
import { allPictures } from './pictures/allPictures.ts'

const root = '/demo-pictures/'

/** Draws the demo world's pictures: on request in development, into the demo build as files. */
export function demoPictures(): Plugin {
  const pictures = allPictures()
  return {
    name: 'demo-pictures',
    configureServer({ middlewares }) {
      middlewares.use(root, (request, response) => {
        const draw = pictures.get((request.url ?? '').split('?')[0]?.slice(1) ?? '')
        response.statusCode = draw === undefined ? 404 : 200
        response.setHeader('content-type', 'image/svg+xml')
        response.setHeader('cache-control', 'max-age=3600')
        response.end(draw?.())
      })
    },
    generateBundle() {
      for (const [path, draw] of pictures) this.emitFile({ type: 'asset', fileName: `${root.slice(1)}${path}`, source: draw() })
    },
  }
}
