import { expect, test } from 'vitest'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { routeStatuses } from '../mock-server/routeStatuses.ts'
import { useCases } from './useCases.ts'

/** The call of each write that the mock backend answers; of calls that one use case makes for several kinds of content, one. */
const callOfRoute: Readonly<Record<string, string>> = {
  'announcementRoutes POST announcements': 'announceToClass',
  'bannerRoutes POST banners': 'addBanner',
  'bannerRoutes PUT banner': 'changeBanner',
  'bannerRoutes PUT bannerOrder': 'arrangeBanners',
  'bannerRoutes DELETE banner': 'removeBanner',
  'blockRoutes POST hints': 'openHint',
  'blockRoutes POST trials': 'tryOutBlocks',
  'blockRoutes POST submissions': 'submitBlocks',
  'blogRoutes POST ownComments': 'writeComment',
  'blogRoutes DELETE ownComment': 'removeComment',
  'blogRoutes POST likes': 'likeBlog',
  'blogRoutes DELETE likes': 'takeLikeBack',
  'channelAnnouncementRoutes POST announcements': 'announceInChannel',
  'channelRoutes PUT channelInfo': 'saveChannelInfo',
  'classRoutes POST enrol': 'enrolInClass',
  'classRoutes POST enterMeeting': 'enterMeeting',
  'classRoutes POST enrolMembers': 'enrolMembers',
  'classViewRoutes POST comments': 'writeMemberComment',
  'classViewRoutes PUT feedbacks': 'markHomework',
  'classViewRoutes POST returns': 'giveBackHomework',
  'courseRoutes POST enrol': 'enrolInCourse',
  'departureRoutes POST departures': 'depart',
  'homeworkRoutes DELETE submissions': 'takeBack',
  'homeworkRoutes POST submissions': 'handIn',
  'leagueRoutes PUT clap': 'clapInLeague',
  'lessonRoutes POST record': 'courseStudyStep',
  'materialRoutes POST record': 'recordDocument',
  'memberRoutes PUT roles': 'changeMemberRoles',
  'memberRoutes POST invitations': 'invite',
  'memberRoutes DELETE invitation': 'revokeInvitation',
  'memberRoutes POST accept': 'acceptInvitation',
  'ownershipRoutes PUT workOwner': 'handOverWork',
  'practiceRoutes POST rooms': 'roomMakePractice',
  'practiceRoutes DELETE room': 'roomRemove',
  'problemRoutes POST hints': 'openHint',
  'purchaseRoutes POST purchases': 'purchase',
  'questRoutes POST questReward': 'claimQuestReward',
  'questRoutes POST questRewards': 'claimQuestRewards',
  'questionRoutes POST questions': 'askQuestion',
  'questionRoutes POST answers': 'answerQuestion',
  'questionRoutes PUT markedAnswer': 'markAnswer',
  'questionRoutes PUT visibility': 'hidePost',
  'questionRoutes POST reports': 'reportPost',
  'questionRoutes DELETE post': 'removePost',
  'registrationRoutes POST registrations': 'register',
  'registrationRoutes DELETE date': 'cancelRegistration',
  'rejudgementRoutes POST path': 'studioProblemRejudge',
  'reportRoutes POST ownLinks': 'shareReport',
  'reportRoutes DELETE ownLink': 'revokeReportLink',
  'reportRoutes POST memberLinks': 'shareReport',
  'reportRoutes POST praises': 'praiseLearner',
  'reportRoutes DELETE memberLink': 'revokeReportLink',
  'reviewRoutes PUT reviewPath': 'editReview',
  'reviewRoutes DELETE reviewPath': 'removeReview',
  'reviewRoutes POST own': 'writeCourseReview',
  'reviewRoutes PUT own': 'rewriteCourseReview',
  'roomRoutes POST participations': 'roomBegin',
  'roomRoutes POST questions': 'roomAsk',
  'roomRoutes POST announcements': 'roomAnnounce',
  'roomRoutes PUT answers': 'roomAnswer',
  'roomRoutes PUT extension': 'roomExtend',
  'roomRoutes POST starts': 'roomStart',
  'roomRoutes POST ends': 'roomEnd',
  'roomRoutes POST reopenings': 'roomReopen',
  'shopRoutes DELETE item': 'giveBackItem',
  'shopRoutes POST purchase': 'purchaseProduct',
  'shopRoutes PUT equips': 'equipItems',
  'submissionRoutes POST trials': 'tryOut',
  'submissionRoutes POST submissions': 'submit',
  'tutorRoutes POST counterexamples': 'findCounterexample',
  'tutorRoutes POST feedbacks': 'askTutor',
  'workRoutes POST list': 'studioProblemCreate',
  'workRoutes PUT one': 'studioProblemSave',
  'workRoutes POST publications': 'studioProblemPublish',
  'workRoutes DELETE publications': 'studioProblemWithdraw',
  'workRoutes DELETE one': 'studioProblemRemove',
  'worksheetRoutes POST answers': 'markWorksheet',
}

/** Writes without a use case. Their pages show the same sentence for every failure, since none of them can lose a text. */
const withoutUseCase: ReadonlySet<string> = new Set([
  // The text stays on the page, and `sendOutcome` handles its removal.
  'announcementRoutes DELETE announcement',
  'channelAnnouncementRoutes DELETE announcement',
  'classViewRoutes DELETE comment',
  // Drafts stay on the device.
  'blockRoutes PUT drafts',
  'problemRoutes PUT drafts',
  // The learner can start a run again by its button.
  'problemRoutes POST runs',
  // These are settings and marks of the viewer's own.
  'habitRoutes PUT goal',
  'inboxRoutes POST read',
  'inboxRoutes PUT setting',
  'viewerRoutes POST gender',
  'viewerRoutes DELETE signOut',
])

const routes = routeStatuses().map(({ file, method, path, statuses }) => ({
  route: `${file.replace('.ts', '')} ${method} ${path}`,
  statuses,
}))

const ofRoutes = routes.flatMap(({ route, statuses }) => {
  const call = callOfRoute[route]
  return call === undefined ? [] : statuses.map((status) => ({ call, status }))
})

const ofContract = contract
  .filter(({ name, method }) => method !== 'GET' && name in useCases)
  .flatMap(({ name, access, acceptedErrors = [], otherErrors = [] }) =>
    [...(access === 'anyone' ? [] : [401]), 404, ...acceptedErrors, ...otherErrors].map((status) => ({ call: name, status })),
  )

const refused = [...new Map([...ofRoutes, ...ofContract].map((row) => [`${row.call} ${row.status}`, row])).values()]

test.each(refused)('a refusal has words of its own: $call answered with $status', async ({ call, status }) => {
  expect(await useCases[call]?.(status)).toEqual(expect.not.objectContaining({ kind: 'failed' }))
})

test('every write of the mock backend is in the table, and every use case of it is one of a call', () => {
  expect(routes.map(({ route }) => route).filter((route) => callOfRoute[route] === undefined && !withoutUseCase.has(route))).toEqual([])
  expect(Object.values(callOfRoute).filter((call) => useCases[call] === undefined)).toEqual([])
  const names = new Set(contract.map(({ name }) => name))
  expect(Object.keys(useCases).filter((name) => !names.has(name))).toEqual([])
})
