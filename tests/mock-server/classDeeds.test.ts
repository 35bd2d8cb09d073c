import { expect, test } from 'vitest'
import { leadsClass, takesPart } from '../../src/domain/course-class/classEnrolment.ts'
import { demoPage, memoryStore } from './demo.ts'

const personas = ['newcomer', 'learner', 'teacher', 'operator', 'enterprise', 'premium']
/** One that nobody here takes or teaches, one that the learner takes, two that the teacher teaches, of which the learner takes the second. */
const classes = ['15001', '15005', '15009', '15018']

type Call = readonly [method: string, path: string, body?: object]

const rights = ['leads', 'takesPart', 'isEnrolled'] as const

const callsAbout = (id: string, userId: number): Readonly<Record<(typeof rights)[number], readonly Call[]>> => ({
  leads: [
    ['GET', `../../eduenv/v1/users/course-classes/${id}/enrolls/members`],
    ['GET', `users/course-classes/${id}/attendances`],
    ['GET', `users/course-classes/${id}/enrolls/study-counts?target_user_id=${userId}`],
    ['GET', `channels/course-classes/${id}/members/submissions`],
    ['GET', 'channels/members?role=LEARNER'],
    ['GET', `course-classes/${id}/members/${userId}/reports/links`],
    ['POST', `course-classes/${id}/members/${userId}/reports/links`, { days: 7 }],
    ['GET', `departures?user_id=${userId}&course_class_id=${id}`],
    ['POST', `users/channels/members/contents/${id}/enrolls`, { contentType: 'COURSE_CLASS', userIds: [userId] }],
    ['POST', `users/course-classes/${id}/announcements`, { content: '내일은 쉬어요' }],
    ['POST', 'departures', { userId, courseClassId: id }],
  ],
  takesPart: [
    ['GET', `users/course-classes/${id}/announcements`],
    ['POST', `users/course-classes/${id}/meetings`, { meetingId: 'none' }],
  ],
  isEnrolled: [['GET', `departures?user_id=OWN&course_class_id=${id}`]],
})

test.each(personas.flatMap((persona) => classes.map((id) => [persona, id] as const)))(
  'what a class page offers to a %s in %s is not refused',
  async (persona, id) => {
    const page = demoPage(`persona=${persona}&channel=haeon&content=full`, memoryStore())
    const standing = await page.json(`users/course-classes/${id}`)
    const own = (await page.json('users/me')).userId
    const offered = { leads: leadsClass(standing), takesPart: takesPart(standing), isEnrolled: standing.isEnrolled }
    const refused: string[] = []
    for (const right of rights.filter((one) => offered[one]))
      for (const [method, path, body] of callsAbout(id, 100)[right]) {
        const { status } = await page.call(path.replace('OWN', String(own)), method, body)
        if (status === 403 || status === 401) refused.push(`${method} ${path}`)
      }
    expect(refused).toEqual([])
  },
)

test.each([
  ['15001', false],
  ['15005', false],
  ['15009', true],
  ['15018', true],
])('only who teaches a class leads it: %s', async (id, leads) => {
  const teacher = demoPage('persona=teacher&channel=haeon&content=full', memoryStore())
  expect(await teacher.json(`users/course-classes/${id}`)).toMatchObject({ isTeacher: leads })
  for (const path of [`../../eduenv/v1/users/course-classes/${id}/enrolls/members`, `users/course-classes/${id}/attendances`])
    expect((await teacher.call(path)).status, path).toBe(leads ? 200 : 403)
})
