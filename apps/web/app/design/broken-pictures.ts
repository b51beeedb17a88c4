/** The members of a picture and its frame that are used here, so that tests need no DOM. */
export type ShownPicture = Pick<HTMLImageElement, 'alt'> & {
  readonly parentElement: Pick<Element, 'setAttribute' | 'removeAttribute'> | null
}

const PICTURE = '.picture-sharp'
/** Set on the frame of a picture that failed to load; holds the alt text that picture.css shows instead. */
const MARK = 'data-broken'

/** Only Chromium renders `::before` and `::after` on a broken image, so the frame gets an attribute. */
export function markBrokenPictures(): void {
  function follow({ type, target }: Event): void {
    if (target instanceof HTMLImageElement && target.matches(PICTURE)) {
      markPicture(target, type === 'error')
    }
  }
  // `error` and `load` do not bubble.
  document.addEventListener('error', follow, { capture: true })
  document.addEventListener('load', follow, { capture: true })
  for (const picture of document.querySelectorAll<HTMLImageElement>(PICTURE)) {
    // Some pictures fail before this script runs.
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
