import type { ApiCall } from './apiCall.ts'
import { conformStatuses, optionWords } from './conformOptions.ts'
import { firstCalls, firstSteps } from './firstCalls.ts'

/** Returns the chapter on a first backend, in Markdown, with a link to each of its calls. */
export function firstWeekChapter(contract: readonly ApiCall[]): string {
  const linkTo = (name: string) => {
    const call = contract.find((one) => one.name === name)
    return `[\`${call?.method} ${call?.path}\`](#tag/${call?.noun}/operation/${name})`
  }
  const rows = firstCalls.map(
    ({ name, without, hides }) => `| ${linkTo(name)} | ${without} | ${hides.map((id) => `\`${id}\``).join(', ')} |`,
  )
  const steps = firstSteps.map(
    ({ name, result, calls, writes }, at) => `| ${at + 1} | ${result} | ${calls.map(linkTo).join(', ')} | \`${commandOf(name, writes)}\` |`,
  )
  return `## A first backend in a week

The page itself is in the repository that this contract comes from. \`npm ci\` and \`npm run build\` there write it to \`dist/\`; serve that
folder, with \`dist/index.html\` for every address that has no file (\`/problem\`, \`/learn/problem/7001\`), and below \`/assets/\` with 404.
Its configuration is the block of JSON in \`dist/index.html\` whose id is \`app-config\`; when it stays empty, the
page calls its own origin, with \`product\` for \`{product}\`, so that there is nothing to set. All keys are in \`src/shell/README.md\`.

Answer these ${firstCalls.length} calls, in this order, from the same origin, and everything else with 404. That is a whole home page,
on the main site and on a channel. Each call that is still missing hides what stands beside it and nothing else (by the section’s
\`data-section\`). The first alone makes a home page for guests.

| call | without it | sections that are then not there |
|---|---|---|
${rows.join('\n')}

Signing in can wait: take \`Cookie: session=test\` for one user, say the one with \`userId\` 100, and everybody without that cookie for a
guest. Then add problems. The last column is the command that tries a step, from the repository’s folder, against a backend at
port 8080 of this machine. It names each call with what is as it should be, what is not, and what is not there yet.

| step | then works | its calls | try it |
|---|---|---|---|
${steps.join('\n')}

Every call below has an example of its request and of its answer. All examples are of one world, so that they make a good first content
of your tables. \`npm run prism\` serves them at port 4010.

After that go page by page: a list with its categories and groups (\`courses\`), one of its items, and \`users/…\` of it for who is
signed in.

## Conform

\`npm run conform\` makes the calls of this contract and judges the answers. It also does what a page would not: it makes each write once without the header
\`X-Requested-With\`, each call of a user without the cookie, asks for an id that nothing has, for the second page and for one beyond the last, looks for
a hand-in in the list of hand-ins, and asks for a submission until it has a verdict, at most 40 seconds long. It is stricter than the page: what the page
would make the best of, such as a number that comes as text, counts as a deviation.

| option | meaning |
|---|---|
${optionWords()
  .map(({ words, meaning }) => `| \`${words}\` | ${meaning} |`)
  .join('\n')}

${conformStatuses}`
}

function commandOf(step: string, writes: boolean): string {
  return `npm run conform -- --base http://localhost:8080 --cookie session=test --only ${step}${writes ? ' --write' : ''}`
}
