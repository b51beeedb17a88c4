import { RELOAD_GUARD_MS } from './feedback-timing.ts'

const KEPT_AT = 'reloaded-for-code'

/**
 * Loads the document anew, for a page whose code could not be had: after a release the new version is there. False
 * where it has been tried just now, where nobody can remember whether it has, and where the site does not answer.
 */
export async function reloadOnce(): Promise<boolean> {
  if (msSinceReload() < RELOAD_GUARD_MS || !(await isSiteThere()) || !rememberReload()) {
    return false
  }
  window.location.reload()
  return true
}

/** Whether a link should be followed as a document: the router's own reload for missing code is not to be repeated. */
export function mustLoadDocument(): boolean {
  const ms = msSinceReload()
  return ms > 0 && ms < RELOAD_GUARD_MS
}

/** 0 where the browser refuses its storage. */
function msSinceReload(): number {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEPT_AT))
  } catch {
    return 0
  }
}

/** Also for the router, which loads the present page anew when code of the next one is missing. */
export function rememberReload(): boolean {
  try {
    sessionStorage.setItem(KEPT_AT, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** The browser's own page for a lost connection would take the whole site away. */
async function isSiteThere(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}
