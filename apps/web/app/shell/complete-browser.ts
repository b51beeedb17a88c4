import { markBrokenPictures } from '#app/design/broken-pictures.ts'
import { completeDisclosures } from './disclosures.ts'

/** What some supported browsers lack and no page waits for: a file of its own, which comes in idle time. */
export function completeBrowser(): void {
  completeDisclosures()
  markBrokenPictures()
}
