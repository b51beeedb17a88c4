import type { DataRouter, UNSAFE_AssetsManifest } from 'react-router'
import { localeOfPath } from '#app/i18n/locales.ts'
import { pageOf } from '#app/i18n/pages.ts'
import { matchPage } from '#app/i18n/path-to.ts'
import { aheadHeaders } from './ahead-headers.ts'
import { IDLE_TIMEOUT_MS, PREFETCH_HOVER_MS } from './feel.ts'
import { mayPrefetch } from './may-prefetch.ts'
import { leadsToPage } from './page-link.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Fetches the code of the pages that links in view lead to, when the browser is idle; of one that a pointer rests on
 * or a finger touches at once, and its data with it. A file of its own: who saves data never fetches it.
 */
export class LinkPrefetch {
  readonly #manifest: UNSAFE_AssetsManifest
  readonly #inView = new IntersectionObserver((entries) => this.#follow(entries))
  /** In view, and not asked for yet. */
  readonly #queue = new Set<HTMLAnchorElement>()
  /** The pages whose code has been asked for, by the name of their route; and the files. */
  readonly #pages = new Set<string>()
  readonly #files = new Set<string>()
  /** The pages whose files the router does not know yet. */
  readonly #unknown = new Set<string>()
  #isWaiting = false
  #hovered: ReturnType<typeof setTimeout> | undefined

  constructor(router: DataRouter, manifest: UNSAFE_AssetsManifest) {
    this.#manifest = manifest
    router.subscribe(() => this.#fetchKnown())
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
    for (const link of this.#queue) {
      this.#fetchCode(link)
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
    if (link !== null && leadsToPage(link)) {
      this.#queue.delete(link)
      this.#fetchCode(link)
      if (mayPrefetch()) {
        // The router asks whether a path with a name in it is a page of another kind, once for each.
        link.setAttribute('data-discover', '')
        this.#fetchData(link)
      }
    }
  }

  /** As the router will ask for it: the server says of what is fetched ahead that it may be used for some seconds. */
  #fetchData({ pathname, search }: HTMLAnchorElement): void {
    const match = matchPage(pathname)
    const isKept = match !== null && !['tool', 'form', 'visitor'].includes(pageOf(match.name).cache)
    // In the other language the layout's own data is asked for too.
    if (isKept && match.locale === localeOfPath(window.location.pathname)) {
      const query = new URLSearchParams(search)
      query.set('_routes', `${match.locale}/${match.name}`)
      const href = `${pathname}.data?${query}`
      if (!this.#files.has(href)) {
        this.#files.add(href)
        fetchAhead(href)
      }
    }
  }

  #fetchCode(link: HTMLAnchorElement): void {
    const page = routeOf(link)
    if (page === null || this.#pages.has(page) || !mayPrefetch()) {
      return
    }
    this.#pages.add(page)
    this.#unknown.add(page)
    this.#fetchKnown()
    if (this.#unknown.has(page)) {
      // The router looks for this mark, asks for several at a time, and tells its subscribers.
      link.setAttribute('data-discover', '')
    }
  }

  #fetchKnown(): void {
    for (const page of this.#unknown) {
      const routes = Object.values(this.#manifest.routes).filter(
        (route) => route?.id === page || route?.id.startsWith(`${page}/`),
      )
      for (const route of routes) {
        this.#unknown.delete(page)
        for (const file of [route?.module, ...(route?.imports ?? [])]) {
          this.#fetchFile(file)
        }
      }
    }
  }

  #fetchFile(href: string | undefined): void {
    if (href !== undefined && !this.#files.has(href)) {
      this.#files.add(href)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = href
      link.onload = link.onerror = () => link.remove()
      document.head.append(link)
    }
  }
}

/**
 * Into the browser's cache. Firefox judges `<link rel="prefetch">` by `default-src`, which allows nothing, and WebKit has
 * none. What fails here is fetched again when the link is followed.
 */
export async function fetchAhead(href: string): Promise<void> {
  const response = await fetch(href, { headers: aheadHeaders, priority: 'low' }).catch(() => null)
  // A body that nobody reads is not cached.
  await response?.arrayBuffer().catch(() => null)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** The name of a page's route, as routes.ts makes it. */
function routeOf(link: HTMLAnchorElement): string | null {
  const match = matchPage(link.pathname)
  return match && `${match.locale}/${match.name}`
}
