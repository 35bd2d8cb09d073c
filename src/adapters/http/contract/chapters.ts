import type { ApiCall } from './apiCall.ts'
import { firstCalls, firstSteps } from './firstCalls.ts'
import { refusalRows } from './refusals.ts'
import { reservedWords } from '../calls.ts'
import { defaultDeadlines, longDeadlines, maxBodyLength } from '../client.ts'
import { defaultPageSize } from '../pageSchema.ts'
import { longListLimit, maxIdLength, maxItems, shortListLimit } from '../parsing.ts'
import { longestNote } from '../../../domain/assignment.ts'
import { longestProgram } from '../../../domain/blocks/program.ts'
import { longestBlogComment } from '../../../domain/blogArticle.ts'
import { longestBannerPicture, longestBannerTitle } from '../../../domain/channel/ownBanner.ts'
import { longestLogo, longestSetting } from '../../../domain/channel/channelSettings.ts'
import { longestMemberComment } from '../../../domain/classView.ts'
import { longestAnnouncement } from '../../../domain/course-class/announcement.ts'
import { longestCode } from '../../../domain/problems/submission.ts'
import { longestHidingReason, longestPost } from '../../../domain/question.ts'
import { longestAnswer } from '../../../domain/worksheet/worksheet.ts'

const number = (value: number) => value.toLocaleString('en-US')
const seconds = (milliseconds: number) => milliseconds / 1000

/** Returns the chapters that stand before the calls, in Markdown: facts that no single call shows. */
export function chapters(contract: readonly ApiCall[]): string {
  return [intro, addresses, signingIn, answers, refused, pages, limits, versions, beginning(contract)].join('\n\n')
}

const intro = `Every call of the app. \`x-origin\` tells whether the specification gives it or we assume it. All examples are of one world, as
one learner meets it (what learners may not do: as a teacher or an operator of the same world), and ids lead from one to another.
Prism or any other tool can answer with them: \`npm run prism\`.`

const addresses = `## Addresses

\`/{product}/v1/\` and a path; three calls begin with \`/eduenv/v1/\`. The page calls its own origin, or the \`apiOrigin\` of its
configuration, then with credentials: such a backend allows the page’s origin by CORS, and the headers \`X-Requested-With\`, \`X-Account\` and \`Idempotency-Key\`.

Where an id may stand, these words are never one, so that \`courses/categories\` is no course: ${[...reservedWords].map((word) => `\`${word}\``).join(', ')}.
Ids are numbers or texts of at most ${number(maxIdLength)} characters, percent-encoded in an address.`

const signingIn = `## Signing in

The host signs people in at its own page (\`loginUrl\` of the configuration) and sets a cookie; the client sends it along and knows
nothing of it. \`users/me\` tells who somebody is. Every write has the header \`X-Requested-With: XMLHttpRequest\`, which no form and no
other site can send without being asked for permission: a backend refuses a write without it (403).`

const answers = `## Answers

JSON in UTF-8, with the content type \`application/json\`. Every field that is told here is there; \`null\` stands for what there is nothing
to say of. More fields than these do no harm. A date-time is ISO 8601 with an offset; a date and a time of day are those of Korea.
A flag is \`true\`, \`false\`, \`"Y"\` or \`"N"\`. Addresses of pictures and links are http(s) addresses or paths of the site; others are dropped.

The client is lenient: a field that it cannot use counts as \`null\`, an item without its id is dropped, and of two with one id the first
stays. 200, 201, 202 and 204 mean success alike; a submission whose \`state\` is \`JUDGING\` is asked for again.`

const refused = `## Refusals

Every refusal is \`{ "code": …, "message": … }\`. The client goes by the status alone, and says in its own words what to do next.

| status | code | when | the client |
|---|---|---|---|
${refusalRows().join('\n')}
| 5xx | | The backend failed. | A read is made again up to twice. A write never is: what it did is looked for where that can be known. |

A backend that does not have a call yet answers 404, and the page leaves out what hangs on it.`

const pages = `## Pages

\`page\` counts from 1. The backend chooses how long a page is and tells it as \`pageSize\`, with \`totalCount\` over all pages; without
them, ${defaultPageSize} a page are assumed, and that there is no more than what came. Of one list the client reads ${number(maxItems)} items at
most, of a list inside an item ${number(shortListLimit)} (lessons of a chapter and dates of a class: ${number(longListLimit)}). Lists without these two fields come whole,
and are asked for with \`page=1\` where the path takes it.`

const limits = `## Limits

| what | most |
|---|---|
| time until an answer begins, and until all of it is there | ${seconds(defaultDeadlines.headers)} s, ${seconds(defaultDeadlines.response)} s |
| the same of calls that run programs first, or read the tries of a whole class | ${seconds(longDeadlines.headers)} s, ${seconds(longDeadlines.response)} s |
| an answer | ${number(maxBodyLength)} characters |
| code of a submission, a run or a draft | ${number(longestCode)} characters |
| a block program, as JSON | ${number(longestProgram)} characters |
| a comment on an article; a note with homework | ${number(longestBlogComment)}; ${number(longestNote)} characters |
| an announcement; a comment of a teacher’s | ${number(longestAnnouncement)}; ${number(longestMemberComment)} characters |
| a question or an answer to it; why one is hidden | ${number(longestPost)}; ${number(longestHidingReason)} characters |
| an answer on a worksheet | ${number(longestAnswer)} characters |
| a text of a channel’s settings; its logo, as a data address | ${number(longestSetting)}; ${number(longestLogo)} characters |
| a banner’s title; its picture, as a data address | ${number(longestBannerTitle)}; ${number(longestBannerPicture)} characters |

What is longer is answered with 413, which the client says before it sends anything. How often a call may be made is the backend’s to
say: 429 with \`Retry-After\`.`

const versions = `## Versions

\`v1\` in the address changes only when nothing of the former would work. \`version\` of this document is that of the release, by semantic
versioning: a major one may break a backend that worked, a minor one adds what a backend may leave out, a patch changes words.
\`npm run contract:diff -- old.json\` names what breaks between two documents. What is to go is marked \`deprecated\`, with what takes its
place, for at least one minor release, and goes with a major one.`

function beginning(contract: readonly ApiCall[]): string {
  const callText = (name: string) => {
    const call = contract.find((one) => one.name === name)
    return `\`${call?.method} ${call?.path}\``
  }
  const rows = firstCalls.map(
    ({ name, without, hides }) => `| ${callText(name)} | ${without} | ${hides.map((id) => `\`${id}\``).join(', ')} |`,
  )
  const steps = firstSteps.map(
    ({ name, result, calls }, at) => `| ${at + 1} | \`${name}\` | ${result} | ${calls.map(callText).join(', ')} |`,
  )
  return `## A first backend in a week

Serve \`dist/\` and answer these ${firstCalls.length} calls, in this order, from the same origin; everything else with 404. That is a whole home page,
on the main site and on a channel, and each call that is still missing hides what stands beside it and nothing else (by the section’s
\`data-section\`). The first alone makes a home page for guests.

| call | without it | sections that are then not there |
|---|---|---|
${rows.join('\n')}

Then problems. After each step \`npm run conform -- --base URL --only NAME\` tells of its calls which are as they should be and which are not
there yet. \`--only home,problem\` names several steps, and any beginning of a path is understood, too. The calls that write are tried with
\`--write\`, and \`--cookie\` gives the session of an account made for it. Beside them lie the examples of every call: \`npm run prism\`
answers with them, and its answers are a good first content of your tables.

| step | \`--only\` | then works | its calls |
|---|---|---|---|
${steps.join('\n')}

After that one page after the other: a list with its categories and groups (\`courses\`), one of its items, and \`users/…\` of it for who is
signed in.`
}
