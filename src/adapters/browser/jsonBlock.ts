/** The text of a JSON block that the host of the page may fill in, or put beside the empty one; blank when there is none. */
export function jsonBlock(page: Pick<Document, 'querySelector'>, id: string): string {
  return page.querySelector(`script[id="${id}"][type="application/json"]:not(:empty)`)?.textContent?.trim() ?? ''
}
