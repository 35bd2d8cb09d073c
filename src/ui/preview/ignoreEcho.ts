/** As long as a double click may take. */
const moment = 500

const ignore = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** For a button that goes when it is pressed: the second half of a double click would hit whatever lies beneath it. */
export const ignoreEcho = () => {
  window.addEventListener('click', ignore, { capture: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), moment)
}
