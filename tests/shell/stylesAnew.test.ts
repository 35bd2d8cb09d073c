import { expect, it } from 'vitest'
import { stylesAnew } from '../../src/shell/stylesAnew.ts'

interface Hook {
  readonly filter: { readonly id: RegExp }
  handler(code: string): string
}

const { filter, handler } = stylesAnew().transform as unknown as Hook

const helper = `promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		seen[href] = void 0;
		throw err;
	});
	if (e.type === "error") rej(/* @__PURE__ */ new Error(\`Unable to preload CSS for \${dep}\`));
	else res(e);`

it('a style sheet that did not come is forgotten, one that came is not [F-113]', () => {
  expect(handler(helper)).toBe(`promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		delete seen[href];
		throw err;
	});
	if (e.type === "error") { link.remove(); rej(/* @__PURE__ */ new Error(\`Unable to preload CSS for \${dep}\`)); }
	else res(e);`)
})

it('a helper of other words fails the build', () => {
  expect(() => handler('export const __vitePreload = () => {}')).toThrow('stylesAnew.ts')
})

it("nothing but Vite's helper is changed", () => {
  expect(filter.id.test('\0vite/preload-helper.js')).toBe(true)
  expect(filter.id.test('/somewhere/src/vite/preload-helper.js')).toBe(false)
})
