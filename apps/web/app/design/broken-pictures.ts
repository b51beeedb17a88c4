/** A picture and its frame; a test has no elements. */
export type ShownPicture = Pick<HTMLImageElement, 'alt'> & {
  readonly parentElement: Pick<Element, 'setAttribute' | 'removeAttribute'> | null
}

const PICTURE = '.picture-sharp'
/** On the frame of a picture that cannot be had, with the words that stand in for it (picture.css). */
const MARK = 'data-broken'

/** Only Chromium draws what a style sheet puts before and after a broken image: frames get a mark instead. */
export function markBrokenPictures(): void {
  function follow({ type, target }: Event): void {
    if (target instanceof HTMLImageElement && target.matches(PICTURE)) {
      markPicture(target, type === 'error')
    }
  }
  // Neither event bubbles.
  document.addEventListener('error', follow, { capture: true })
  document.addEventListener('load', follow, { capture: true })
  for (const picture of document.querySelectorAll<HTMLImageElement>(PICTURE)) {
    // Some fail before this script runs.
    if (picture.complete && picture.naturalWidth === 0) {
      markPicture(picture, true)
    }
  }
}

export function markPicture({ alt, parentElement }: ShownPicture, isBroken: boolean): void {
  if (isBroken) {
    parentElement?.setAttribute(MARK, alt)
  } else {
    parentElement?.removeAttribute(MARK)
  }
}
