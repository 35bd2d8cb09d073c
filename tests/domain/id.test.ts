import { expect, it } from 'vitest'
import { isDotSegment } from '../../src/domain/id.ts'

it('only the two names of folders above lead out of a path, not what merely contains them', () => {
  expect(['.', '..'].filter(isDotSegment)).toEqual(['.', '..'])
  expect(['...', '.a', 'a..', '1.5', '', ' ', 7, null, undefined].filter(isDotSegment)).toEqual([])
})
