/** The calls about the league of the week, below `/{product}/v1`. All assumed by us. */
export const leaguePaths = {
  league: 'users/me/league',
  clap: 'users/me/league/members/{userId}/clap',
} as const
