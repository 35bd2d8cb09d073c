/** The longest side in px. A logo is drawn at a quarter of it, and a link must be able to carry it. */
const maxSize = 128

/** Converts a picture file into a small data URL, or returns null if the file is no picture. */
export async function pictureOf(file: Blob): Promise<string | null> {
  try {
    const picture = await loadPicture(await dataUrlOf(file))
    // An SVG may have no size of its own.
    const [width, height] = [picture.naturalWidth || maxSize, picture.naturalHeight || maxSize]
    const scale = Math.min(1, maxSize / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', 0.9)
  } catch {
    return null
  }
}

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(file)
  })

const loadPicture = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}
