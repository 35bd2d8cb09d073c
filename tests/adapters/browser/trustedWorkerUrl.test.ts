import { expect, test } from 'vitest'
import { trustedWorkerUrl } from '../../../src/adapters/browser/trustedWorkerUrl.ts'

test('the only script address that the page’s policy lets through is that of the worker', () => {
  const names: string[] = []
  const trustedTypes = {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }) {
      names.push(name)
      // Like a browser, this returns the policy's result whatever the argument.
      return { createScriptURL: () => rules.createScriptURL('https://elsewhere.example/x.js') }
    },
  }
  expect(trustedWorkerUrl({ trustedTypes } as unknown as Window, '/sw.js')).toBe('/sw.js')
  expect(names).toEqual(['codingbada-worker'])
})

test('a browser without such policies takes the address as it is', () => {
  expect(trustedWorkerUrl({} as Window, '/sw.js')).toBe('/sw.js')
})
