/** The byte order mark, by which Excel recognizes UTF-8. */
const byteOrderMark = '\uFEFF'

/** Returns rows as a file for spreadsheets: RFC 4180. Cells that could be read as formulas are escaped as text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
}

/** The beginnings of cells that a spreadsheet takes for a formula, which would run on the computer of the person who opens the file. */
const formulaStart = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
