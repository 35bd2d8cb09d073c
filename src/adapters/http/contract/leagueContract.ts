import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, noContent, objectResponse } from './apiCall.ts'
import { leagueFields } from '../league.ts'
import { leaguePaths as paths } from '../leaguePaths.ts'

const { readAsUser, write } = callDefaults({ noun: 'ranking', area: '나', origin: 'ours', specId: 'S-004' })

const isOther = { where: { isClapped: false }, nth: -1 }

/** The calls about the viewer's league: learners who compete for a week. */
export const leagueCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'league',
    path: paths.league,
    summary:
      'Returns the league of the current week (from Monday 0:00 in Korea), and the viewer’s place at the end of last week (null: they took no part). League: null where nobody else learns. Up to twenty learners, the viewer among them, keep together for the week: those of the viewer’s classes first, then others of the channel, or of the main site. gained counts the same experience as the ranking of the week. step is 1 for the lowest league and 6 for the highest. A quarter of the members rises, a quarter falls: floor(members / 4) each; equal gains share the better rank, and nobody rises without a gain. 403 for teachers and operators of the channel, here and for claps.',
    purpose: '이번 주 리그',
    response: objectResponse(z.object(leagueFields)),
    acceptedErrors: [403],
  },
  {
    ...write,
    method: 'PUT',
    name: 'clapInLeague',
    path: paths.clap,
    summary:
      'Claps for a member of the viewer’s league, who gets a notification (CLAP). A second clap for the same member on a day (in Korea) changes nothing. 404 if they are not in the viewer’s league, or are the viewer.',
    purpose: '리그에서 박수 보내기',
    pathParameters: { userId: fromResponse('league', 'league', 'memberList', isOther, 'userId') },
    response: noContent,
    acceptedErrors: [403],
  },
]
