import { markBrokenPictures } from '#app/design/broken-pictures.ts'
import { completeDisclosures } from './disclosures.ts'

/** Polyfills that no page waits for; a file of its own, loaded in idle time. */
export function completeBrowser(): void {
  completeDisclosures()
  markBrokenPictures()
}
