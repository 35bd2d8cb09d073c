import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the 70 languages that the demo does not speak: faker's own files build one instance per
 * locale as a side effect, and this marks them as free of any.
 */
export function pureFaker(): Plugin {
  return {
    name: 'pure-faker',
    apply: 'build',
    transform: {
      filter: { id: /@faker-js\/faker\/dist\/.+\.js/ },
      handler: (code) => ({
        code: code.replace(/(?<!\/\*#__PURE__\*\/)new (\w+)\(\{\s*locale:/g, '/*#__PURE__*/new $1({locale:'),
        map: null,
      }),
    },
  }
}
