import type { ApiCall } from './apiCall.ts'
import { bannerCalls } from './bannerContract.ts'
import { blockCalls } from './blockContract.ts'
import { blogCalls } from './blogContract.ts'
import { classCalls } from './classContract.ts'
import { classViewCalls } from './classViewContract.ts'
import { courseCalls } from './courseContract.ts'
import { habitCalls } from './habitContract.ts'
import { homeCalls } from './homeContract.ts'
import { homeworkCalls } from './homeworkContract.ts'
import { inboxCalls } from './inboxContract.ts'
import { leagueCalls } from './leagueContract.ts'
import { lessonCalls } from './lessonContract.ts'
import { materialCalls } from './materialContract.ts'
import { memberCalls } from './memberContract.ts'
import { problemCalls } from './problemContract.ts'
import { purchaseCalls } from './purchaseContract.ts'
import { questionCalls } from './questionContract.ts'
import { registrationCalls } from './registrationContract.ts'
import { reportCalls } from './reportContract.ts'
import { materialReviewCalls, reviewCalls } from './reviewContract.ts'
import { roomCalls } from './roomContract.ts'
import { shopCalls } from './shopContract.ts'
import { studioCalls } from './studioContract.ts'
import { tutorCalls } from './tutorContract.ts'
import { worksheetCalls } from './worksheetContract.ts'

/** Every call that the app may make, in the order in which tools try them. */
export const contract: readonly ApiCall[] = [
  ...homeCalls,
  ...habitCalls,
  ...leagueCalls,
  ...courseCalls,
  ...lessonCalls,
  ...reviewCalls,
  ...classCalls,
  ...registrationCalls,
  ...purchaseCalls,
  ...problemCalls,
  ...materialCalls,
  ...materialReviewCalls,
  ...blogCalls,
  ...shopCalls,
  ...worksheetCalls,
  ...tutorCalls,
  ...blockCalls,
  ...homeworkCalls,
  ...studioCalls,
  ...roomCalls,
  ...memberCalls,
  ...bannerCalls,
  ...classViewCalls,
  ...questionCalls,
  ...inboxCalls,
  ...reportCalls,
]
