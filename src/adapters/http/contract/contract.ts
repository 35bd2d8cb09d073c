import type { ApiCall } from './ApiCall.ts'
import { classCalls } from './classCalls.ts'
import { courseCalls } from './courseCalls.ts'
import { homeCalls } from './homeCalls.ts'
import { lessonCalls } from './lessonCalls.ts'
import { registrationCalls } from './registrationCalls.ts'
import { reviewCalls } from './reviewCalls.ts'

/** Every call that the app may make, in the order in which a tool tries them. */
export const contract: readonly ApiCall[] = [
  ...homeCalls,
  ...courseCalls,
  ...lessonCalls,
  ...reviewCalls,
  ...classCalls,
  ...registrationCalls,
]
