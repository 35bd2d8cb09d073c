import { vi } from 'vitest'

/** Catches the files that a page downloads, in order. */
export function catchDownloads() {
  const files: { readonly name: string; readonly file: Blob }[] = []
  let last: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file
    return 'blob:file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last !== null) files.push({ name: this.download, file: last })
  })
  return files
}
