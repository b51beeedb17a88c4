import type { BlockerFunction, DataRouter, Location } from 'react-router'
import { consent, type Purpose } from './consent.ts'
import { isSecretAddress } from './secret-address.ts'
import { hideAddress, isSecretDocument, noteDestination } from './secret-document.ts'
import { hasThirdPartyScripts } from './third-party-script.ts'

/** Beside others that a page may have. */
const BLOCKER = 'third-parties'

const inPage = new Set<Purpose>()
let guard = () => {}

/** To be said before it is brought: a script cannot be taken out of a page again, nor held up on its way. */
export function noteScript(purpose: Purpose): void {
  inPage.add(purpose)
  guard()
}

/**
 * Gives the next page a document of its own where this one's scripts may not see it, or it may not see what this one
 * has seen: when consent is withdrawn, on the way to an address that is a right of its own, and away from one.
 */
export function keepDocumentsApart(router: DataRouter): void {
  guard = () => router.getBlocker(BLOCKER, (move) => isTakenOver(router, move))
  if (isSecretDocument()) {
    hideAddress()
    guard()
  }
  let left: Location | null = null
  // What the guard does not see: back and forward, redirects, and scripts that it knows nothing of.
  router.subscribe(({ navigation, location: current }) => {
    const next = navigation.location
    // A navigation says several times where it is. What is being sent arrives; the page after it is the fresh one.
    if (!next || next === left || navigation.formMethod === 'POST') {
      return
    }
    if (isApart(current, next)) {
      left = next
      leaveFor(router.createHref(next))
    } else {
      noteDestination(next.search)
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    // Withdrawn, or led to such an address, in another document meanwhile.
    if (persisted && (isWithdrawn() || (hasThirdPartyScripts() && isSecretDocument()))) {
      location.reload()
    }
  })
}

/** Before the router begins anything: where it went on beside the browser, it would move the address in this document. */
function isTakenOver(
  router: DataRouter,
  { currentLocation, nextLocation, historyAction }: Parameters<BlockerFunction>[0],
): boolean {
  // Back and forward have moved the address already, and cannot be kept from it.
  const isTaken = historyAction !== 'POP' && isApart(currentLocation, nextLocation)
  if (isTaken) {
    const href = router.createHref(nextLocation)
    historyAction === 'REPLACE' ? location.replace(href) : location.assign(href)
  }
  return isTaken
}

function isApart(current: Location, next: Location): boolean {
  const becomesSecret = isSecretAddress(next.search) && !isSecretAddress(current.search)
  return (
    (becomesSecret && hasThirdPartyScripts()) ||
    (next.pathname !== current.pathname && (isWithdrawn() || isSecretDocument()))
  )
}

function isWithdrawn(): boolean {
  return [...inPage].some((purpose) => consent.get()[purpose] !== true)
}

/** Where the address has moved already, a place in it would keep it from being loaded. */
function leaveFor(href: string): void {
  new URL(href, location.href).href === location.href ? location.reload() : location.assign(href)
}
