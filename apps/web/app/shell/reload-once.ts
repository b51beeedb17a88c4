import { RELOAD_GUARD_MS } from './feel.ts'

const KEPT_AT = 'reloaded-for-code'

/**
 * Loads the document anew, for a page whose code could not be had: after a release the new version is there. False
 * where it has been tried just now, where nobody can remember whether it has, and where the site does not answer.
 */
export async function reloadOnce(): Promise<boolean> {
  if (hasReloaded() || !(await isSiteThere()) || !rememberReload()) {
    return false
  }
  window.location.reload()
  return true
}

function hasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEPT_AT)) < RELOAD_GUARD_MS
  } catch {
    return true
  }
}

function rememberReload(): boolean {
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
