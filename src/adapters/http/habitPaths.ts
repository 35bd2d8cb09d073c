export const habitPaths = { habit: 'users/me/habit', goal: 'users/me/goal' } as const
