import { expect, it } from 'vitest'
import { stepLinks } from '../../../src/adapters/browser/stepLinks.ts'

const shared = { code: 'print("바다")\n'.repeat(200), input: '3 4\n', step: 12 }

it('a program comes out of the fragment as it went in, much shorter on its way', async () => {
  const fragment = await stepLinks.write(shared)
  expect(fragment).toMatch(/^#trace=[\w-]+$/)
  expect(fragment.length).toBeLessThan(300)
  expect(await stepLinks.read(fragment)).toEqual(shared)
})

it('any other fragment is none of a step', async () => {
  const longest = await stepLinks.write({ ...shared, code: 'x'.repeat(65_537) })
  const bomb = await stepLinks.write({ ...shared, input: '0'.repeat(2_000_000) })
  const odd = await stepLinks.write({ ...shared, step: 1.5 })
  for (const fragment of ['', '#main', '#trace=', '#trace=%%%', '#trace=abc', longest, bomb, odd])
    expect(await stepLinks.read(fragment)).toBeNull()
})
