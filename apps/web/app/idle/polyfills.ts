import { markBrokenPictures } from '#app/design/broken-pictures.ts'
import { polyfillDisclosures } from './disclosures.ts'

/** Polyfills that no page needs at once; a separate chunk, loaded in idle time. */
export function applyPolyfills(): void {
  polyfillDisclosures()
  markBrokenPictures()
}
