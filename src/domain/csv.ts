/** By it Excel knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Rows as a file that spreadsheets open: RFC 4180. What they would take for a formula is taken for text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
}

/** A spreadsheet takes what begins like this for a formula, which would run on the computer of whoever opens the file. */
const formulaStart = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
