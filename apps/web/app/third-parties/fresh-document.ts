import type { DataRouter } from 'react-router'
import { consent, type Purpose } from './consent.ts'

const inPage = new Set<Purpose>()

/** A script cannot be taken out of a page again: who withdraws gets the next page as a document of its own. */
export function noteScript(purpose: Purpose): void {
  inPage.add(purpose)
}

export function leaveWithdrawnScripts(router: DataRouter): void {
  router.subscribe(({ navigation, location }) => {
    const next = navigation.location
    const isWithdrawn = [...inPage].some((purpose) => consent.get()[purpose] !== true)
    // What is being sent arrives; the page after it is the fresh one.
    if (isWithdrawn && next && navigation.formMethod !== 'POST' && next.pathname !== location.pathname) {
      window.location.assign(router.createHref(next))
    }
  })
}
