import { expect, it } from 'vitest'
import { allowsPrefetch } from '../../src/domain/prefetch.ts'

it.each([
  ['nothing is known of the network', undefined, true],
  ['the browser tells nothing of it', {}, true],
  ['the network is quick', { saveData: false, effectiveType: '4g' }, true],
  // Chromium reports these values if a profile has no estimate yet.
  ['the bandwidth is a guess a little below the default', { effectiveType: '4g', downlink: 1.35, rtt: 350 }, true],
  ['the bandwidth is a guess a little above it', { effectiveType: '4g', downlink: 1.5, rtt: 0 }, true],
  ['the network is slow', { effectiveType: '3g' }, false],
  ['it is slower still', { effectiveType: 'slow-2g' }, false],
  ['the visitor saves data', { saveData: true, effectiveType: '4g' }, false],
])('%s: %j lets files be fetched ahead: %s', (_, network, isAllowed) => {
  expect(allowsPrefetch(network)).toBe(isAllowed)
})
