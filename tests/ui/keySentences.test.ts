import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keySentence, keySentencePlaces, shownOtherwise } from '../e2e/keySentences.ts'

const ui = 'src/ui'

/** Returns the string literals of a file that contain Hangul, and names of keys in lists of their own. */
const sentencesOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].flatMap(([, , text = '']) =>
    /[가-힣]/.test(text) ? [text] : [],
  )

test('each sentence about keys stands in the table that a browser reads by touch', () => {
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const telling = files.filter((path) => sentencesOf(join(ui, path)).some((text) => keySentence.test(text)))
  const listed = [...Object.values(keySentencePlaces).flatMap((place) => place.files), ...Object.keys(shownOtherwise)]
  expect(telling.toSorted()).toEqual(listed.toSorted())
})
