/** The text of a JSON block that the host of the page may fill in; blank when the block is not there. */
export function jsonBlock(page: Pick<Document, 'querySelector'>, id: string): string {
  return page.querySelector(`script#${id}[type="application/json"]`)?.textContent?.trim() ?? ''
}
