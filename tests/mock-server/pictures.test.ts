import { describe, expect, test } from 'vitest'
import { shopItems } from '../../mock-server/content/shopItems.ts'
import { demoPictures } from '../../mock-server/demoPictures.ts'
import { allPictures } from '../../mock-server/pictures/allPictures.ts'
import { wardrobe } from '../../mock-server/pictures/avatarPictures.ts'
import { palettes } from '../../mock-server/pictures/palettes.ts'
import { subjects } from '../../mock-server/pictures/thumbnail.ts'
import { avatarVariants } from '../../mock-server/world/viewer.ts'

const pictures = [...allPictures()].map(([path, draw]) => ({ path, svg: draw() }))
const kind = (name: string) => pictures.filter(({ path }) => path.startsWith(`${name}/`))

describe('the pictures of the demo world', () => {
  test('thumbnails have many subjects in many colours', () => {
    expect(Object.keys(subjects).length).toBeGreaterThanOrEqual(14)
    expect(palettes.length).toBeGreaterThanOrEqual(6)
    expect(new Set(kind('thumb').map(({ svg }) => svg)).size).toBe(Object.keys(subjects).length * palettes.length)
  })

  test('thumbnails are 320 × 200 and at most 2.5 kB', () => {
    for (const { path, svg } of kind('thumb')) {
      expect(svg).toContain('viewBox="0 0 320 200"')
      expect(svg.length, path).toBeLessThanOrEqual(2_500)
    }
  })

  test('no two channels have the same mark', () => {
    expect(new Set(kind('logo').map(({ svg }) => svg)).size).toBe(kind('logo').length)
  })

  test('all are well-formed, draw without letters, and ask for nothing from outside', () => {
    for (const { path, svg } of pictures) {
      expect(svg, path).not.toMatch(/<text|<script|<image|href|font|undefined|NaN|\[object/)
      expect(svg.match(/<(?!\/)[^>]+[^/]>/g)?.length, path).toBe(svg.match(/<\//g)?.length)
      expect([...svg.matchAll(/https?:\/\/[^"]+/g)].map(([address]) => address)).toEqual(['http://www.w3.org/2000/svg'])
    }
  })

  test('the wardrobe has as many pieces as the avatars choose from', () => {
    expect(Object.fromEntries(Object.entries(wardrobe).map(([category, pieces]) => [category, pieces.length]))).toEqual(avatarVariants)
  })

  test('every piece has a name and a price, no two the same name, and no two the same drawing', () => {
    for (const [category, pieces] of Object.entries(wardrobe)) {
      const named = Object.entries(shopItems).find(([name]) => name === category)?.[1] ?? []
      expect(named.length, category).toBe(pieces.length)
    }
    const titles = Object.values(shopItems).flatMap((items) => items.map(({ title }) => title))
    expect(titles.length).toBeGreaterThanOrEqual(90)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(Object.values(wardrobe).flat()).size).toBe(titles.length)
    for (const { path, svg } of kind('avatar')) expect(svg.length, path).toBeLessThanOrEqual(2_500)
  })

  test('the build gets every one of them as a file', () => {
    const files: string[] = []
    const bundle = demoPictures().generateBundle as (this: object) => void
    bundle.call({ emitFile: ({ fileName }: { fileName: string }) => files.push(fileName) })
    expect(files).toEqual(pictures.map(({ path }) => `demo-pictures/${path}`))
  })
})
