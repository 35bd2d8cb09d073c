/** The preview stands beside the page, not in it: what makes the page inert does not reach it. */
export const previewPlace = (): HTMLElement => {
  const place = document.createElement('div')
  place.id = 'preview'
  document.body.append(place)
  return place
}
