type Fetch = (request: Request) => Promise<Response>

interface Deviation {
  readonly call: string
  /** The line that the report must contain. */
  readonly line: string
  readonly answer: (good: Response) => Promise<Response> | Response
}

/** Changes one thing in the JSON of a good answer. */
const changed =
  (
    change: (answer: any) => unknown, // oxlint-disable-line typescript/no-explicit-any -- an answer of any shape, to be spoiled
  ) =>
  async (good: Response) => {
    const answer: unknown = await good.json()
    return Response.json(change(answer) ?? answer)
  }

/** A deviation of each kind, on calls from which no other call takes values. */
export const planted: readonly Deviation[] = [
  {
    call: 'GET users/courses/enrolls',
    line: '✗ GET    users/courses/enrolls: courseList[0].title is missing',
    answer: changed(({ courseList }) => void delete courseList[0].title),
  },
  {
    call: 'GET users/homeworks/assignments',
    line: '✗ GET    users/homeworks/assignments: assignmentList is missing',
    answer: () => Response.json({ assignments: [] }),
  },
  {
    call: 'GET users/experiences',
    line: '✗ GET    users/experiences: experience is text, expected a number',
    answer: changed((answer) => void (answer.experience = '240')),
  },
  {
    call: 'GET users/logs/studies',
    line: '✗ GET    users/logs/studies: studyLogList[1].type is "GAME", expected "COURSE", "PROBLEM", "BLOCK", "VIDEO", "DOCUMENT" or "WORKSHEET"',
    answer: changed(({ studyLogList }) => void (studyLogList[1].type = 'GAME')),
  },
  {
    call: 'GET channels/members/ranks',
    line: '✗ GET    channels/members/ranks: not there (404)',
    answer: () => Response.json({}, { status: 404 }),
  },
  {
    call: 'GET users/ranks',
    line: '✗ GET    users/ranks: status 500, expected 200',
    answer: () => new Response('at Server.handle', { status: 500 }),
  },
  {
    call: 'GET users/me',
    line: '✗ GET    users/me: the content type is text/html, expected application/json',
    answer: () => new Response('<html>로그인</html>', { headers: { 'Content-Type': 'text/html' } }),
  },
  {
    call: 'GET popups',
    line: '✗ GET    popups: the answer is no JSON',
    answer: () => new Response('{"popupList":[', { headers: { 'Content-Type': 'application/json' } }),
  },
  {
    call: 'GET users/channels',
    line: '✗ GET    users/channels: the answer is a list, expected an object',
    answer: changed(({ channels }) => channels),
  },
  {
    call: 'POST users/profiles/genders',
    line: '✗ POST   users/profiles/genders: the answer has a body where none is due',
    answer: () => Response.json({ ok: true }),
  },
]

export function tampered(next: Fetch): Fetch {
  return async (request) => {
    const good = await next(request)
    const call = `${request.method} ${new URL(request.url).pathname.replace('/product/v1/', '')}`
    return planted.find((deviation) => deviation.call === call)?.answer(good) ?? good
  }
}
