import { findPage } from '@site/contracts/content/site-pages.ts'
import { localeOfPath } from '#app/i18n/locales.ts'
import { matchPage, type PageMatch } from '#app/i18n/path-to.ts'
import { IDLE_TIMEOUT_MS, PREFETCH_HOVER_MS } from '#app/navigation/feedback-timing.ts'
import { mayPrefetch } from '#app/navigation/may-prefetch.ts'
import { recordMissingCode } from '#app/navigation/newer-version.ts'
import { isPageLink } from '#app/navigation/page-link.ts'
import type { RouteManifest } from '#app/navigation/route-manifest.ts'
import { whenIdle } from '#app/navigation/when-idle.ts'
import { isPrivatePage } from '#app/third-parties/private-page.ts'
import { manifestPatchUrl } from './manifest-patch.ts'
import { prefetchHeaders } from './prefetch-headers.ts'

type Routes = RouteManifest['routes']

/**
 * Prefetches the code of pages whose links are in view, in idle time. For a link under a resting pointer or a touch, it
 * prefetches code and data immediately. A separate chunk, not loaded with data saving enabled.
 */
export class LinkPrefetch {
  readonly #manifest: RouteManifest
  readonly #inView = new IntersectionObserver((entries) => this.#follow(entries))
  /** In view and not prefetched yet. */
  readonly #queue = new Set<HTMLAnchorElement>()
  /** Prefetched pages by route name. */
  readonly #pages = new Set<string>()
  /** Prefetched files, and the modules of the first page. */
  readonly #files = new Set(
    [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')),
  )
  #isWaiting = false
  #hovered: ReturnType<typeof setTimeout> | undefined

  constructor(manifest: RouteManifest) {
    this.#manifest = manifest
    document.addEventListener('pointerover', (event) => this.#hover(event), { passive: true })
    document.addEventListener('touchstart', ({ target }) => this.#prefetch(linkAt(target)), { passive: true })
  }

  /** Observes the links of the current page and stops observing all others. */
  observeLinks(): void {
    this.#inView.disconnect()
    this.#queue.clear()
    for (const link of document.links) {
      if (link instanceof HTMLAnchorElement && isPageLink(link)) {
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
      void this.#prefetchQueue()
    }
  }

  /** One page per idle period, because each request costs a phone some milliseconds. */
  async #prefetchQueue(): Promise<void> {
    for (const link of this.#queue) {
      await new Promise<void>((resolve) => whenIdle(resolve, IDLE_TIMEOUT_MS))
      const match = matchPage(link.pathname)
      if (this.#queue.delete(link) && match && mayPrefetchHere()) {
        void this.#fetchCode(match, link.pathname)
      }
    }
    this.#isWaiting = false
  }

  #hover({ target, pointerType }: PointerEvent): void {
    clearTimeout(this.#hovered)
    if (pointerType !== 'touch') {
      const link = linkAt(target)
      this.#hovered = setTimeout(() => this.#prefetch(link), PREFETCH_HOVER_MS)
    }
  }

  #prefetch(link: HTMLAnchorElement | null): void {
    const match = link && isPageLink(link) ? matchPage(link.pathname) : null
    if (link && match && mayPrefetchHere()) {
      this.#queue.delete(link)
      void this.#fetchCode(match, link.pathname)
      if (Object.keys(match.params).length > 0) {
        // The router requests a manifest patch for every parameterized path, because another route might match it.
        void this.#fetchPatch(link.pathname)
      }
      this.#fetchData(match, link)
    }
  }

  /** At the URL that the router will request: the server marks prefetched responses as reusable for some seconds. */
  #fetchData({ name, locale }: PageMatch, { pathname, search }: HTMLAnchorElement): void {
    const isCacheable = findPage(name).perVisit === undefined
    // In the other language the router also requests the layout's data, so the URL would differ.
    if (isCacheable && locale === localeOfPath(window.location.pathname)) {
      const query = new URLSearchParams(search)
      query.set('_routes', `${locale}/${name}`)
      void this.#fetchOnce(`${pathname}.data?${query}`)
    }
  }

  async #fetchCode({ name, locale }: PageMatch, pathname: string): Promise<void> {
    // Must match the route ids in routes.ts.
    const page = `${locale}/${name}`
    if (this.#pages.has(page)) {
      return
    }
    this.#pages.add(page)
    const known = listModules(this.#manifest.routes, page)
    const files = known.length > 0 ? known : listModules(await this.#fetchPatch(pathname), page)
    for (const file of files) {
      void this.#fetchModule(file)
    }
  }

  /** A preloaded module would also be compiled, for a page that may never be opened. */
  async #fetchModule(href: string): Promise<void> {
    if (!this.#files.has(href) && (await this.#fetchOnce(href)) === '') {
      recordMissingCode()
    }
  }

  /** Uses the router's URL. The router's own `data-discover` would log an error if the page is left. */
  async #fetchPatch(pathname: string): Promise<Routes> {
    const patch = await this.#fetchOnce(manifestPatchUrl(pathname, this.#manifest.version))
    try {
      return JSON.parse(patch)
    } catch {
      // No response, or one that is not from the site.
      return {}
    }
  }

  async #fetchOnce(href: string): Promise<string> {
    if (this.#files.has(href)) {
      return ''
    }
    this.#files.add(href)
    return prefetch(href)
  }
}

/**
 * Fetches into the browser's cache. Firefox applies `default-src 'none'` to `<link rel="prefetch">`, and WebKit does
 * not support it. Failed prefetches are fetched again when the link is followed.
 */
export async function prefetch(href: string): Promise<string> {
  try {
    const response = await fetch(href, { headers: prefetchHeaders, priority: 'low' })
    // The response is cached only if its body is read.
    const body = await response.text()
    return response.ok ? body : ''
  } catch {
    return ''
  }
}

const mayPrefetchHere = (): boolean => mayPrefetch() && !isPrivatePage(window.location.pathname)

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** The modules of a page; a page with enumerated parameter values has one route per value. */
function listModules(routes: Routes, page: string): readonly string[] {
  return Object.values(routes).flatMap((route) =>
    route?.id === page || route?.id.startsWith(`${page}/`) ? [route.module, ...(route.imports ?? [])] : [],
  )
}
