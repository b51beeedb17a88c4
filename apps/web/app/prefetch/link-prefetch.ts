import { localeOfPath } from '#app/i18n/locales.ts'
import { pageOf } from '#app/i18n/pages.ts'
import { matchPage, type PageMatch } from '#app/i18n/path-to.ts'
import { IDLE_TIMEOUT_MS, PREFETCH_HOVER_MS } from '#app/navigation/feedback-timing.ts'
import { mayPrefetch } from '#app/navigation/may-prefetch.ts'
import { noteMissingCode } from '#app/navigation/newer-version.ts'
import { leadsToPage } from '#app/navigation/page-link.ts'
import type { RouteManifest } from '#app/navigation/route-manifest.ts'
import { whenIdle } from '#app/start/when-idle.ts'
import { aheadHeaders } from './ahead-headers.ts'
import { manifestPatchAddress } from './manifest-patch.ts'

type Routes = RouteManifest['routes']

/**
 * Fetches the code of the pages that links in view lead to, when the browser is idle; of one that a pointer rests on
 * or a finger touches at once, and its data with it. A file of its own, not loaded with data saving on.
 */
export class LinkPrefetch {
  readonly #manifest: RouteManifest
  readonly #inView = new IntersectionObserver((entries) => this.#follow(entries))
  /** In view, and not asked for yet. */
  readonly #queue = new Set<HTMLAnchorElement>()
  /** The pages whose code has been asked for, by the name of their route; and the files. */
  readonly #pages = new Set<string>()
  readonly #files = new Set<string>()
  #isWaiting = false
  #hovered: ReturnType<typeof setTimeout> | undefined

  constructor(manifest: RouteManifest) {
    this.#manifest = manifest
    document.addEventListener('pointerover', (event) => this.#hover(event), { passive: true })
    document.addEventListener('touchstart', ({ target }) => this.#ahead(linkAt(target)), { passive: true })
  }

  /** Follows the links of the page that is shown now, and no others. */
  look(): void {
    this.#inView.disconnect()
    this.#queue.clear()
    for (const link of document.links) {
      if (link instanceof HTMLAnchorElement && leadsToPage(link)) {
        this.#inView.observe(link)
      }
    }
  }

  #follow(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) {
        continue
      }
      if (isIntersecting) {
        this.#queue.add(target)
      } else {
        this.#queue.delete(target)
      }
    }
    if (this.#queue.size > 0 && !this.#isWaiting) {
      this.#isWaiting = true
      whenIdle(() => this.#work(), IDLE_TIMEOUT_MS)
    }
  }

  #work(): void {
    this.#isWaiting = false
    for (const { pathname } of this.#queue) {
      const match = matchPage(pathname)
      if (match && mayPrefetch()) {
        this.#fetchCode(match, pathname)
      }
    }
    this.#queue.clear()
  }

  #hover({ target, pointerType }: PointerEvent): void {
    clearTimeout(this.#hovered)
    if (pointerType !== 'touch') {
      const link = linkAt(target)
      this.#hovered = setTimeout(() => this.#ahead(link), PREFETCH_HOVER_MS)
    }
  }

  #ahead(link: HTMLAnchorElement | null): void {
    const match = link && leadsToPage(link) ? matchPage(link.pathname) : null
    if (link && match && mayPrefetch()) {
      this.#queue.delete(link)
      this.#fetchCode(match, link.pathname)
      if (Object.keys(match.params).length > 0) {
        // The router asks for each path with a name in it, as that might be a page of another kind.
        this.#fetchPatch(link.pathname)
      }
      this.#fetchData(match, link)
    }
  }

  /** As the router will ask for it: the server says of what is fetched ahead that it may be used for some seconds. */
  #fetchData({ name, locale }: PageMatch, { pathname, search }: HTMLAnchorElement): void {
    const isKept = !['tool', 'form', 'visitor'].includes(pageOf(name).cache)
    // In the other language the layout's own data is asked for too.
    if (isKept && locale === localeOfPath(window.location.pathname)) {
      const query = new URLSearchParams(search)
      query.set('_routes', `${locale}/${name}`)
      this.#fetchOnce(`${pathname}.data?${query}`)
    }
  }

  async #fetchCode({ name, locale }: PageMatch, pathname: string): Promise<void> {
    // As routes.ts names the routes.
    const page = `${locale}/${name}`
    if (this.#pages.has(page)) {
      return
    }
    this.#pages.add(page)
    const known = filesOf(this.#manifest.routes, page)
    const files = known.length > 0 ? known : filesOf(await this.#fetchPatch(pathname), page)
    for (const file of files) {
      this.#preload(file)
    }
  }

  /** At the URL that the router uses. Its own `data-discover` would log an error when the page is left. */
  async #fetchPatch(pathname: string): Promise<Routes> {
    const patch = await this.#fetchOnce(manifestPatchAddress(pathname, this.#manifest.version))
    try {
      return JSON.parse(patch)
    } catch {
      // Nothing came, or something else than the site answered.
      return {}
    }
  }

  async #fetchOnce(href: string): Promise<string> {
    if (this.#files.has(href)) {
      return ''
    }
    this.#files.add(href)
    return fetchAhead(href)
  }

  #preload(href: string): void {
    if (!this.#files.has(href)) {
      this.#files.add(href)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = href
      link.onload = () => link.remove()
      link.onerror = () => {
        link.remove()
        noteMissingCode()
      }
      document.head.append(link)
    }
  }
}

/**
 * Into the browser's cache. Firefox judges `<link rel="prefetch">` by `default-src`, which allows nothing, and WebKit has
 * none. What fails here is fetched again when the link is followed.
 */
export async function fetchAhead(href: string): Promise<string> {
  try {
    const response = await fetch(href, { headers: aheadHeaders, priority: 'low' })
    // A body that nobody reads is not cached.
    const body = await response.text()
    return response.ok ? body : ''
  } catch {
    return ''
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** The modules of a page; one with listed values has a route for each value. */
function filesOf(routes: Routes, page: string): readonly string[] {
  return Object.values(routes).flatMap((route) =>
    route?.id === page || route?.id.startsWith(`${page}/`) ? [route.module, ...(route.imports ?? [])] : [],
  )
}
