/** What an answer that refuses calls its reason, by its status. */
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

export type RefusalStatus = keyof typeof refusalCodes
