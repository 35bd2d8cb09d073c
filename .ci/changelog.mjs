export const changelogFile = 'CHANGELOG.md'

const pending = '## Unreleased\n'
const release = /^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/m

/** The newest version that the changelog names with its date; null for none. */
export function lastRelease(text) {
  const [, version, date] = release.exec(text) ?? []
  return version === undefined ? null : { version, date }
}

/** The notes under Unreleased; empty for none. */
export function pendingNotes(text) {
  const [, after = ''] = text.split(pending)
  return after.split('\n## ')[0].trim()
}

/** Moves the notes under Unreleased to a version with its date, followed by the steps for a backend. */
export function releasedChangelog(text, version, date, backendLines) {
  const notes = [pendingNotes(text), ...(backendLines.length > 0 ? ['### What a backend must do', backendLines.join('\n')] : [])]
    .filter((part) => part !== '')
    .join('\n\n')
  const [before, after = ''] = text.split(pending)
  const older = after.includes('\n## ') ? after.slice(after.indexOf('\n## ') + 1) : ''
  return { notes, text: `${before}${pending}\n## ${version} (${date})\n\n${notes}\n${older === '' ? '' : `\n${older}`}` }
}
