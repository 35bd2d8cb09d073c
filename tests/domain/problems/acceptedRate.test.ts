import { expect, test } from 'vitest'
import { acceptedPercent } from '../../../src/domain/problems/acceptedRate.ts'

test.each([
  { acceptedRate: 0.9, submissionCount: 19, percent: null },
  { acceptedRate: 0.9, submissionCount: 20, percent: 90 },
  { acceptedRate: 0.9, submissionCount: 0, percent: null },
  { acceptedRate: 0.5, submissionCount: null, percent: 50 },
  { acceptedRate: null, submissionCount: 400, percent: null },
])('$acceptedRate of $submissionCount submissions reads as $percent', ({ percent, ...acceptance }) => {
  expect(acceptedPercent(acceptance)).toBe(percent)
})
