/** The code in the body of a refusal, by its status. */
export const refusalCodes = {
  400: 'BAD_REQUEST',
  401: 'SIGN_IN_FIRST',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'TOO_LARGE',
  422: 'UNPROCESSABLE',
  429: 'TOO_MANY_REQUESTS',
} as const

/** Names the account that the page shows, so that no write is carried out for another one that has signed in meanwhile. */
export const accountHeader = 'X-Account'
/** The code of the refusal (409) of a write that was made for another account than the one that is signed in. */
export const otherAccountCode = 'OTHER_ACCOUNT'

export type RefusalStatus = keyof typeof refusalCodes
