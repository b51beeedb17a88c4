import { RELOAD_GUARD_MS } from './feedback-timing.ts'

const RELOADED_AT_KEY = 'reloaded-for-code'

/**
 * Reloads the document for a page whose code failed to load: after a release this loads the new version. Returns false
 * after a recent reload, without session storage to remember it, and if the site does not respond.
 */
export async function reloadOnce(): Promise<boolean> {
  if (msSinceReload() < RELOAD_GUARD_MS || !(await isSiteReachable()) || !recordReload()) {
    return false
  }
  window.location.reload()
  return true
}

/** Whether links must load a document, so that the router's own reload for missing code does not repeat. */
export function mustLoadDocument(): boolean {
  const ms = msSinceReload()
  return ms > 0 && ms < RELOAD_GUARD_MS
}

/** 0 if the browser denies storage. */
function msSinceReload(): number {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY))
  } catch {
    return 0
  }
}

/** Also for the router, which reloads the current page if code of the next one is missing. */
export function recordReload(): boolean {
  try {
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Offline, a reload would replace the site with the browser's error page. */
async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD' })
    return true
  } catch {
    return false
  }
}
