import { pythonPattern } from './pythonPattern.ts'

/** A part of a post: words, or a program. */
export type PostPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string; readonly language: string }

const fence = /^\s*```+\s*([\w+#-]*)\s*$/u

/** The number of lines from which on code is recognized; a single one may be a name or a sum in a sentence. */
const leastCodeLines = 2

/** Splits a post. Text between lines of ``` is code, and so are lines of Python that stand together without them. */
export function postParts(content: string): readonly PostPart[] {
  const parts: PostPart[] = []
  let open: { readonly lines: string[]; readonly language: string | null } = { lines: [], language: null }
  const close = () => {
    const { lines, language } = open
    if (language === null) parts.push(...looseParts(lines))
    else parts.push(...codePart(lines, language))
  }
  for (const line of content.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const found = fence.exec(line)
    if (found === null) {
      open.lines.push(line)
      continue
    }
    close()
    open = { lines: [], language: open.language === null ? found[1]?.toLowerCase() || 'python' : null }
  }
  close()
  return parts
}

/** Returns all programs in a post that may be Python, as one text. */
export function pythonIn(content: string): string {
  return postParts(content)
    .flatMap((part) => (part.kind === 'code' && ['python', 'py'].includes(part.language) ? [part.code] : []))
    .join('\n')
}

function looseParts(lines: readonly string[]): readonly PostPart[] {
  const parts: PostPart[] = []
  let words: string[] = []
  let end = 0
  for (const [at, line] of lines.entries()) {
    if (at < end) continue
    const length = line.trim() === '' ? 0 : programLength(lines.slice(at))
    if (length === 0) {
      words.push(line)
      continue
    }
    end = at + length
    parts.push(...textPart(words), ...codePart(lines.slice(at, end), 'python'))
    words = []
  }
  return [...parts, ...textPart(words)]
}

/** Returns how many of the first lines form a program. */
function programLength(lines: readonly string[]): number {
  let [length, count] = [0, 0]
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (!isCode(line) && !(count > 0 && isGoingOn(line))) break
    length = at + 1
    count += 1
  }
  return count < leastCodeLines ? 0 : length
}

/** Matches Hangul words beside each other, or the end of a sentence: names of variables stand alone. */
const prose = /\p{Script=Hangul}[^\S\n]+\p{Script=Hangul}|\p{Script=Hangul}[.?!~]+(?:\s|$)/u
const texts = /(['"])(?:\\.|(?!\1)[^\\])*\1/gu
const comment = /#.*$/u

/** Removes texts and comments, which may contain anything. */
const bareOf = (line: string) => line.replaceAll(texts, "''").replace(comment, '').trimEnd()

const statements = [
  /^\s*(?:async\s+)?(?:def|class|for|while|if|elif|with|match|case)\s.*:$/u,
  /^\s*(?:else|try|finally|except.*):$/u,
  /^\s*(?:if|elif|for|while|else)\b.*:\s*\S/u,
  /^\s*(?:from\s+[\w.]+\s+)?import\s+[\w.*, ]+$/u,
  /^\s*(?:return|yield|raise|assert|global|del)\s+\S/u,
  /^\s*(?:return|break|continue|pass)$/u,
  // An assignment to a name, to several, or to an item of a list.
  /^\s*(?!\d)\w[\w.]*(?:\[[^\]]*\])*(?:\s*,\s*(?!\d)\w+)*\s*(?:[-+*/%|&^]|\/\/|\*\*|>>|<<)?=(?!=)\s*\S/u,
  // A function call.
  /^\s*[A-Za-z_][\w.]*(?:\[[^\]]*\])*\(.*\)$/u,
]

function isCode(line: string): boolean {
  const bare = bareOf(line)
  return !prose.test(bare) && statements.some((statement) => pythonPattern(statement).test(bare))
}

/** Tells whether a line continues code without being a statement: a comment, or an indented line. */
function isGoingOn(line: string): boolean {
  return /^\s*#/u.test(line) || (/^(?: {2,}|\t)/u.test(line) && !prose.test(bareOf(line))) || /^[)\]}]+$/u.test(line.trim())
}

function textPart(lines: readonly string[]): readonly PostPart[] {
  const text = lines.join('\n').trim()
  return text === '' ? [] : [{ kind: 'text', text }]
}

/** Creates a part with code. Blank lines around it are removed; the blanks before its first line stay. */
function codePart(lines: readonly string[], language: string): readonly PostPart[] {
  const code = lines
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/u, '')
    .trimEnd()
  return code === '' ? [] : [{ kind: 'code', code, language }]
}
