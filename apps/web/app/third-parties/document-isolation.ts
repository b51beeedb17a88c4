import type { BlockerFunction, DataRouter, Location } from 'react-router'
import { consent, type Purpose } from './consent.ts'
import { isPrivatePage } from './private-page.ts'
import { hideUrl, isSecretDocument, noteDestination } from './secret-document.ts'
import { isSecretUrl } from './secret-url.ts'
import { hasThirdPartyScripts } from './third-party-script.ts'

/** The router may have other blockers. */
const BLOCKER = 'third-parties'

const loadedPurposes = new Set<Purpose>()
let updateBlocker = () => {}

/** Call it before adding a script: scripts cannot be removed from a document, or stopped while they load. */
export function trackScript(purpose: Purpose): void {
  loadedPurposes.add(purpose)
  updateBlocker()
}

/**
 * Loads the next page in a new document when scripts of this one must not see it: after consent was withdrawn, and
 * before and after a URL with a secret or a private page.
 */
export function isolateDocuments(router: DataRouter): void {
  updateBlocker = () => router.getBlocker(BLOCKER, (move) => takesOver(router, move))
  if (isSecretDocument()) {
    hideUrl()
    updateBlocker()
  }
  let left: Location | null = null
  // The blocker does not cover back and forward, redirects, and untracked scripts.
  router.subscribe(({ navigation, location: current }) => {
    const next = navigation.location
    // The router emits several states per navigation. A POST must complete; the page after it gets a new document.
    if (!next || next === left || navigation.formMethod === 'POST') {
      return
    }
    if (needsNewDocument(current, next)) {
      left = next
      leaveFor(router.createHref(next))
    } else {
      noteDestination(next)
    }
  })
  addEventListener('pageshow', ({ persisted }) => {
    // Consent may have been withdrawn, or a secret URL visited, in another document.
    if (persisted && (isWithdrawn() || (hasThirdPartyScripts() && isSecretDocument()))) {
      location.reload()
    }
  })
}

/** Runs before the router starts: otherwise it would change the URL in this document meanwhile. */
function takesOver(
  router: DataRouter,
  { currentLocation, nextLocation, historyAction }: Parameters<BlockerFunction>[0],
): boolean {
  // Back and forward have already changed the URL and cannot be blocked.
  const isHandled = historyAction !== 'POP' && needsNewDocument(currentLocation, nextLocation)
  if (isHandled) {
    const href = router.createHref(nextLocation)
    historyAction === 'REPLACE' ? location.replace(href) : location.assign(href)
  }
  return isHandled
}

function needsNewDocument(current: Location, next: Location): boolean {
  const becomesSecret = isSecretUrl(next.search) && !isSecretUrl(current.search)
  const becomesPrivate = isPrivatePage(next.pathname) && !isPrivatePage(current.pathname)
  return (
    becomesPrivate ||
    (becomesSecret && hasThirdPartyScripts()) ||
    (next.pathname !== current.pathname && (isWithdrawn() || isSecretDocument()))
  )
}

function isWithdrawn(): boolean {
  return [...loadedPurposes].some((purpose) => consent.get()[purpose] !== true)
}

/** Assigning the current URL with a fragment would not load the document. */
function leaveFor(href: string): void {
  new URL(href, location.href).href === location.href ? location.reload() : location.assign(href)
}
