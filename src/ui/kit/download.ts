import { csvOf } from '../../domain/csv.ts'

/** Downloads a table as CSV, for a spreadsheet. */
export function downloadCsv(title: string, rows: readonly (readonly string[])[]): void {
  downloadFile(`${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
}

/** Downloads a file. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read the file by now.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
