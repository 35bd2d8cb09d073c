/** The options of `npm run conform`: each with the value that it takes, if any, and its meaning. */
export const conformOptions = {
  base: { value: 'URL', meaning: 'The backend’s origin, such as https://api.example.kr, without a path.' },
  product: {
    value: 'NAME',
    meaning: 'What stands for `{product}` in every path, as `product` of the page’s configuration says it. Default: product.',
  },
  cookie: {
    value: "'NAME=VALUE; …'",
    meaning:
      'The cookie of somebody who is signed in. Without it, calls that need one are not judged. With it, each of them is also made without it once.',
  },
  write: { value: null, meaning: 'Also makes the calls that change something. Use an account made for it.' },
  only: {
    value: 'STEP,PATH',
    meaning:
      'Makes only the calls of these steps of a first backend (home, problem, hand-in), or whose path begins so, such as channels/banners, and those that they need; several are divided by commas.',
  },
  judge: {
    value: null,
    meaning:
      'Also hands in programs whose verdicts are known, for the problems of the demo that the backend has under the same id and title; the others are skipped. Needs --write, and obeys --only.',
  },
  examples: {
    value: null,
    meaning: 'For a backend that answers with the examples of this contract (npm run prism): asks for no unknown id and no second page.',
  },
  limit: {
    value: 'SECONDS',
    meaning: 'How long a call may take. Default: 8. After three calls in a row without an answer no more are made.',
  },
  help: { value: null, meaning: 'Lists these options.' },
} as const satisfies Readonly<Record<string, { readonly value: string | null; readonly meaning: string }>>

/** The meaning of the exit status. */
export const conformStatuses =
  'Exit status: 0 all that was judged is as expected; 1 something is not; 2 less than half of the calls could be judged, or the options were not understood. ' +
  'Calls that need --write count only where --only has named them.'

/** Each option as it is typed. */
export function optionWords(): readonly { readonly words: string; readonly meaning: string }[] {
  return Object.entries(conformOptions).map(([name, { value, meaning }]) => ({
    words: value === null ? `--${name}` : `--${name} ${value}`,
    meaning,
  }))
}
