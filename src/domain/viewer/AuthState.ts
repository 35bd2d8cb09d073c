export const authStates = ['VALID', 'INVALID', 'PENDING'] as const
export type AuthState = (typeof authStates)[number]

/** A state that we do not know gives no rights. */
export function authStateOf(raw: unknown): AuthState {
  return authStates.find((state) => state === raw) ?? 'INVALID'
}
