import type { Shell } from '@site/contracts/content/shell.ts'
import { use } from 'react'

/**
 * Menus and settings by a hash of their content. They are the same on every page of a language, so a page's data
 * carries the hash alone, and a browser fetches the rest once, as a script that never changes.
 */
const known = new Map<string, Shell>()
/** Both languages, with a few versions that pages in open tabs may still name. */
const MOST_KNOWN = 16

const SCRIPT_FOLDER = '/shell/'
const SCRIPT_PATH = /^\/shell\/([\w-]+)\.js$/

export function shellScriptPath(key: string): string {
  return `${SCRIPT_FOLDER}${key}.js`
}

/** The hash that such a script's path names; null for any other path. */
export function shellKeyOf(pathname: string): string | null {
  return SCRIPT_PATH.exec(pathname)?.[1] ?? null
}

export function rememberShell(key: string, shell: Shell): void {
  known.delete(key)
  known.set(key, shell)
  if (known.size > MOST_KNOWN) {
    const [oldest = key] = known.keys()
    known.delete(oldest)
  }
}

export function knownShell(key: string): Shell | undefined {
  return known.get(key)
}

/** In the browser only: there the answer is a module, which the page's own preload has fetched already. */
export async function fetchShell(key: string): Promise<Shell> {
  const script: { default: Shell } = await import(/* @vite-ignore */ shellScriptPath(key))
  rememberShell(key, script.default)
  return script.default
}

const awaited = new Map<string, Promise<Shell>>()

/** The menu and settings that a page names, waited for in the browser when the visitor changes the language. */
export function useShell(key: string): Shell {
  return known.get(key) ?? use(awaited.get(key) ?? awaitShell(key))
}

function awaitShell(key: string): Promise<Shell> {
  const shell = fetchShell(key).catch(() => {
    // The address is the new page's already: as a document it needs no script.
    window.location.reload()
    return new Promise<never>(() => {})
  })
  awaited.set(key, shell)
  return shell
}

/** The hash that the document at hand names by its preload. */
export function shellKeyOfDocument(): string | null {
  const preload = document.querySelector<HTMLLinkElement>(
    `link[rel="modulepreload"][href^="${SCRIPT_FOLDER}"]`,
  )
  return preload && shellKeyOf(new URL(preload.href).pathname)
}
