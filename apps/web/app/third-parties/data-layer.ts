import { consent } from './consent.ts'
import type { DataLayerEvent } from './data-layer-events.ts'
import { trackScript } from './document-isolation.ts'
import { isSecretDocument } from './secret-document.ts'
import type { TagManager } from './third-parties.ts'
import { addThirdPartyScript } from './third-party-script.ts'

/** The start event that the tag manager script requires. */
interface Start {
  readonly event: 'gtm.js'
  readonly 'gtm.start': number
}

declare global {
  interface Window {
    dataLayer?: (DataLayerEvent | Start)[]
  }
}

/** Starts the tag manager once per document. Events wait in the page until the script has loaded. */
export function startDataLayer({ id, scriptUrl }: TagManager): void {
  // The visitor may have moved to a secret URL while this file was loading.
  if (window.dataLayer || isSecretDocument()) {
    return
  }
  window.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }]
  trackScript('measuring')
  const address = new URL(scriptUrl)
  address.searchParams.set('id', id)
  addThirdPartyScript(address.href).catch(() => {
    // Blocked or down: pages work without it.
  })
}

/** Sends an event to the tag manager, if it is started and the visitor has consented. */
export function pushEvent(event: DataLayerEvent): void {
  if (consent.get().measuring === true) {
    window.dataLayer?.push(event)
  }
}
