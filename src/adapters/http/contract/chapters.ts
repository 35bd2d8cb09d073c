import type { ApiCall } from './apiCall.ts'
import { firstWeekChapter } from './firstWeekChapter.ts'
import { refusalRows } from './refusals.ts'
import { reservedWords } from '../calls.ts'
import { defaultDeadlines, longDeadlines, maxBodyLength } from '../client.ts'
import { defaultPageSize } from '../reads.ts'
import { longListLimit, maxIdLength, maxItems, shortListLimit } from '../parsing.ts'
import { maxNoteLength } from '../../../domain/assignment.ts'
import { maxProgramLength } from '../../../domain/blocks/program.ts'
import { maxBlogCommentLength } from '../../../domain/blogArticle.ts'
import { maxBannerPictureLength, maxBannerTitleLength } from '../../../domain/channel/ownBanner.ts'
import { maxLogoLength, maxSettingLength } from '../../../domain/channel/channelSettings.ts'
import { maxMemberCommentLength } from '../../../domain/classView.ts'
import { maxAnnouncementLength } from '../../../domain/course-class/announcement.ts'
import { maxCodeLength } from '../../../domain/problems/submission.ts'
import { maxHidingReasonLength, maxPostLength } from '../../../domain/question.ts'
import { maxAnswerLength } from '../../../domain/worksheet/worksheet.ts'

const number = (value: number) => value.toLocaleString('en-US')
const seconds = (milliseconds: number) => milliseconds / 1000

/** Returns the chapters that stand before the calls, in Markdown: facts that no single call shows. */
export function chapters(contract: readonly ApiCall[]): string {
  return [intro, firstWeekChapter(contract), addresses, signingIn, answers, refused, pages, judging, limits, versions].join('\n\n')
}

const intro = `Every call that the page makes, with the answers that it understands. Begin with the chapter “A first backend in a week”.

Each call has two marks for the authors of the page: \`x-origin\` tells whether the product’s specification gives the address of the call or this
project has chosen it, and \`x-statement\` is the number of the statement that the call serves. A backend needs neither.

All examples are of one world, as one learner meets it; what learners may not do is shown as a teacher or an operator of the same world does it. Ids
lead from one example to another.`

const addresses = `## Addresses

Every address is \`/{product}/v1/\` and a path; three calls begin with \`/eduenv/v1/\`. \`{product}\` is one word, \`product\` unless the page’s
configuration has another one. The page calls its own origin. With \`apiOrigin\` in its configuration it calls that one, with credentials: such a
backend allows the page’s origin by CORS, and the headers \`X-Requested-With\`, \`X-Account\` and \`Idempotency-Key\`.

**Channels.** A channel’s page is at a sub-domain, https://haeon.example.kr, and the main site at https://example.kr. No call names the channel
whose page asks: the backend takes it from the \`Host\` header of the request, or from \`Origin\` where the page calls an \`apiOrigin\`. The channel is its
first label; the host of the main site, and any other such as localhost, is the main site. It matters to these calls:

| call | on the main site | on a channel |
|---|---|---|
| \`mains/recommendations\` | what the whole site recommends, \`subDomain\` empty | what the channel recommends, with its sub-domain in \`subDomain\` |
| \`users/me\` | \`role\` is that of the main site, usually null | \`role\` is that on the channel |
| \`users/homeworks/assignments\`, \`users/logs/studies\`, \`channels/members/ranks\` | not asked by the page: the lists may be empty | those of the channel |
| \`channels/banners\`, \`channels/members\` and the other calls below \`channels/\` without \`{channelDomain}\` | not asked by the page: 403 | those of the channel |

Everything else is the same everywhere. On this machine, http://haeon.localhost:8080 is a channel.

Where an id may stand, these words are never one, so that \`courses/categories\` is no course: ${[...reservedWords].map((word) => `\`${word}\``).join(', ')}.
Ids are numbers or texts of at most ${number(maxIdLength)} characters, percent-encoded in an address.`

const signingIn = `## Signing in

The host signs people in at a page of its own (\`loginUrl\` of the configuration) and sets a cookie. The browser sends it along; the page does not read
it. \`users/me\` tells who somebody is. For somebody who is not signed in, answer it with 401, which is simplest, or with 200 and the state INVALID:
then \`userId\`, \`nickname\`, \`point\`, \`level\`, \`role\`, \`tier\` and \`tierLevel\` are null, both lists are empty, and \`gender\` is null. Every other call
that needs a user answers 401.

Every write has the header \`X-Requested-With: XMLHttpRequest\`, which no form and no other site can send without being asked for permission: a backend
refuses a write without it (403).`

const answers = `## Answers

Answers are JSON in UTF-8, with the content type \`application/json\`. Every field that is listed here is present; \`null\` means that there is no value.
More fields than these do no harm. A date-time is ISO 8601 with seconds and an offset, \`2026-11-20T10:00:00+09:00\` or with \`Z\`; a date without a time
and a time of day are those of Korea. A flag is \`true\`, \`false\`, \`"Y"\` or \`"N"\`. Addresses of pictures and links are http(s) addresses or paths of the
site; a picture may also be a \`data:image/\` address. Items of one list have different ids.

The page is lenient: a field that it cannot use counts as \`null\`, an item without its id is dropped, and of two with one id the first
stays. Do not rely on that: \`npm run conform\` is stricter. 200, 201, 202 and 204 mean success alike; a submission whose \`state\` is \`JUDGING\` is
asked for again.`

const refused = `## Refusals

Every refusal is \`{ "code": …, "message": … }\`. The client decides by the status alone and has its own messages.

| status | code | when | the client |
|---|---|---|---|
${refusalRows().join('\n')}
| 5xx | | The backend failed. | It repeats a read up to twice. It never repeats a write: it looks for the result if there is a way. |

A backend that does not have a call yet answers 404, and the page leaves out the parts that depend on it.`

const pages = `## Pages

\`page\` counts from 1. The backend chooses how many items a page has and tells it as \`pageSize\`, with \`totalCount\`, the number of items on all pages.
Beyond the last page the list is empty. \`order\` sorts by the date of publication, which ids need not follow; without it the order is DESC, the newest first.

Where an answer lacks these two fields although they are listed here, the page assumes that what came is all, and that a page has ${defaultPageSize} items.
Lists that do not list them come whole, and are asked for with \`page=1\` where the path takes it. \`users/channels\` has \`totalCount\` alone: the page asks
for page 2, 3 and so on until it has as many, or an answer brings nothing new.

Of one list the page reads ${number(maxItems)} items at most, of a list inside an item ${number(shortListLimit)} (lessons of a chapter and dates of a class:
${number(longListLimit)}).`

const judging = `## Judging

A hand-in is a program in one language. The backend runs it once for each case of the problem, with the case’s input, and compares what it printed with
the expected output. Cases are the backend’s own: the examples of the problem usually are the first ones (\`visibility\` OPEN), the others are closed,
and \`problems/{id}\` never contains them. Whoever makes a problem in the studio writes its cases.

- **Comparing.** Both texts are composed to Unicode’s form NFC and cut into lines; blanks at the ends of lines and empty lines at the end do not count. When
  they are the same then, the case is ACCEPTED. When they differ in nothing but blanks, and one of them has blanks wherever the other one has them, it is
  OUTPUT_FORMAT: \`3  4\` or \`34\` for \`3 4\`, but not \`11 1\` for \`1 11\`. Otherwise it is WRONG_ANSWER.
- **The verdict** is the state of the first case that is not ACCEPTED, in the order of cases; JUDGE_ERROR wherever a case could not be judged. RUNTIME_ERROR, SYNTAX_ERROR,
  STEP_LIMIT, TIME_LIMIT, MEMORY_LIMIT and OUTPUT_LIMIT name how a run ended.
- **The score.** A subtask gives its whole score when all of its cases pass, and nothing otherwise. Without subtasks it is \`totalScore\` for passing every case.
- **Closed cases.** LABEL shows the case’s name and its state, HIDDEN its state alone. Input, expected output and output of both are null, and the
  message tells no word of their input. Their steps are rounded up to two figures, and are at least 100.
- **Steps** are how the page’s own Python measures time, so that a verdict does not depend on the machine: a step is a jump or the
  beginning of a function in the learner’s own code; the library’s takes none. What C goes through at once costs steps by its length beyond 64 items: a step
  for each four that it looks at (\`sum(a)\`, \`x in a\`) or 64 that it copies (\`a[1:]\`). A run that comes so near to the clock that its end hangs on the machine
  is JUDGE_ERROR, and is handed in again. A backend that measures time instead answers 0 for \`stepCount\`, and the page shows no steps; a run that takes too long is TIME_LIMIT then.
  \`limit.stepCount\` must be above 0 all the same: the page uses it when it runs the examples.
- **While \`state\` is JUDGING** (202) scores and steps are 0, lists are empty, and message and line are null. The page asks for the submission until it has
  another state.

In the first week it is enough to run the program in a sandbox with a time limit, to answer 201 with the verdict at once, and 0 for all steps.`

const limits = `## Limits

| what | most |
|---|---|
| time until an answer begins, and until all of it is there | ${seconds(defaultDeadlines.headers)} s, ${seconds(defaultDeadlines.response)} s |
| the same for calls that run programs first, or that list what a whole class has handed in | ${seconds(longDeadlines.headers)} s, ${seconds(longDeadlines.response)} s |
| an answer | ${number(maxBodyLength)} characters |
| code of a submission, a run or a draft | ${number(maxCodeLength)} characters |
| a block program, as JSON | ${number(maxProgramLength)} characters |
| a comment on an article; a note with homework | ${number(maxBlogCommentLength)}; ${number(maxNoteLength)} characters |
| an announcement; a comment of a teacher’s | ${number(maxAnnouncementLength)}; ${number(maxMemberCommentLength)} characters |
| a question or an answer to it; why one is hidden | ${number(maxPostLength)}; ${number(maxHidingReasonLength)} characters |
| an answer on a worksheet | ${number(maxAnswerLength)} characters |
| a text of a channel’s settings; its logo, as a data address | ${number(maxSettingLength)}; ${number(maxLogoLength)} characters |
| a banner’s title; its picture, as a data address | ${number(maxBannerTitleLength)}; ${number(maxBannerPictureLength)} characters |

What is longer is answered with 413; the page says so before it sends anything. The backend decides how often a call may be made: beyond that it answers 429
with \`Retry-After\`.`

const versions = `## Versions

\`v1\` in the address stays as long as a backend for it can work with the page at all. \`version\` of this document is that of the release, by semantic
versioning: a major one may break a backend that worked, a minor one adds what a backend may leave out, a patch changes words.
\`npm run contract:diff -- old.json\` lists what breaks between two documents. A call or field that is going to be removed is marked \`deprecated\`, with
its replacement, for at least one minor release; it is removed by a major one.`
