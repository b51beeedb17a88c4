import { consent } from './consent.ts'
import type { DataLayerEvent } from './data-layer-events.ts'
import { noteScript } from './fresh-document.ts'
import { isSecretDocument } from './secret-document.ts'
import type { TagManager } from './third-parties.ts'
import { addThirdPartyScript } from './third-party-script.ts'

/** What the script of the tag manager measures its own start by. */
interface Start {
  readonly event: 'gtm.js'
  readonly 'gtm.start': number
}

declare global {
  interface Window {
    dataLayer?: (DataLayerEvent | Start)[]
  }
}

/** Once a document. Events wait in the page until the script is there, and where it does not come they stay there. */
export function startDataLayer({ id, scriptUrl }: TagManager): void {
  // Somebody may have gone on to such an address while this file was on its way.
  if (window.dataLayer || isSecretDocument()) {
    return
  }
  window.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }]
  noteScript('measuring')
  const address = new URL(scriptUrl)
  address.searchParams.set('id', id)
  addThirdPartyScript(address.href).catch(() => {
    // Blocked or down: pages do without.
  })
}

/** Tells the tag manager, where it has been started and for as long as the visitor agrees. */
export function tell(event: DataLayerEvent): void {
  if (consent.get().measuring === true) {
    window.dataLayer?.push(event)
  }
}
