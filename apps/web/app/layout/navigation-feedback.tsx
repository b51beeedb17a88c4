import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from 'react'
import { type DataRouter, type RouterState, useLocation } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'
import {
  PROGRESS_ANNOUNCE_MS,
  PROGRESS_ESTIMATE_MS,
  PROGRESS_HEIGHT_PX,
  PROGRESS_HIDE_MS,
} from '#app/navigation/feedback-timing.ts'
import { findHeading, focusTarget } from '#app/navigation/focus-target.ts'
import { watchVersion } from '#app/navigation/newer-version.ts'
import { abortPageRequests } from '#app/navigation/page-requests.ts'
import { type ProgressPhase, progress } from '#app/navigation/progress.ts'
import { recordReload } from '#app/navigation/reload-once.ts'
import { ROUTE_ANNOUNCER_ID } from '#app/navigation/route-announcer.ts'
import { routeManifest } from '#app/navigation/route-manifest.ts'
import { useRouter } from '#app/navigation/use-router.ts'
import { useLinkPrefetch } from './use-link-prefetch.ts'

const copy = {
  id: {
    loading: 'Memuat halaman…',
    offline: 'Anda sedang luring. Halaman lain terbuka lagi setelah internet kembali.',
  },
  en: {
    loading: 'Loading the page…',
    offline: 'You are offline. Other pages will open once you are back online.',
  },
}

/** Feedback for a page change: progress bar, focus management and screen-reader announcements. */
export function NavigationFeedback() {
  const { loading, offline } = copy[useLocale()]
  const router = useRouter()
  const phase = useSyncExternalStore(progress.subscribe, progress.phase, progress.phase)
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  const [{ announcement, count }, announce] = useReducer(
    (last: { readonly count: number }, next: string) => ({ announcement: next, count: last.count + 1 }),
    { announcement: '', count: 0 },
  )

  useNavigationFocus(router, announce)
  useLinkPrefetch()
  useEffect(() => {
    const manifest = routeManifest()
    return manifest && watchVersion(manifest.version)
  }, [])
  useEffect(() => {
    // Only page loads are announced; data requests show their status next to their result.
    if (phase === 'running' && router?.state.navigation.location) {
      const timer = setTimeout(announce, PROGRESS_ANNOUNCE_MS, loading)
      return () => clearTimeout(timer)
    }
  }, [phase, loading, router])

  return (
    <>
      <ProgressBar phase={phase} />
      <p id={ROUTE_ANNOUNCER_ID} aria-live="polite" className="sr-only">
        {/* A new element: the same text is announced again. */}
        <span key={count}>{announcement}</span>
      </p>
      {isOnline ? null : (
        <p className="offline" role="status">
          {offline}
        </p>
      )}
    </>
  )
}

/** Moves the focus and announces what is shown, after a change of the page or of its query. */
function useNavigationFocus(router: DataRouter | undefined, announce: (text: string) => void): void {
  const { pathname, search, hash } = useLocation()
  const origin = useNavigationProgress(router)
  // A page that loads after a failed attempt counts as a new page, because it replaces the error page.
  const shown = `${pathname} ${router?.state.errors === null}`
  const last = useRef({ shown, search })
  const onChange = useEffectEvent(() => {
    const before = last.current
    const action = router?.state.historyAction
    const current = { shown, search }
    last.current = current
    if (before.shown !== shown) {
      focusPage(hash)
      announce(document.title)
    } else if (before.search !== search && action !== 'REPLACE') {
      // Pages replace their URL while the visitor types; links and forms add one.
      const change = {
        from: before.search,
        to: search,
        isBack: action === 'POP',
        origin: origin.current,
        isCurrent: () => last.current === current,
      }
      import('#app/navigation/query-change.ts').then(
        ({ announceQueryChange }) => announceQueryChange(change, announce),
        () => announce(document.title),
      )
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of them changes
  useEffect(() => onChange(), [shown, search])
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Rendered by script only, so that no document contains a style attribute. */
function ProgressBar({ phase }: { phase: ProgressPhase }) {
  return phase === 'none' ? null : (
    <div
      aria-hidden="true"
      className={`progress progress-${phase}`}
      ref={(bar) => {
        bar?.style.setProperty('--progress-height', `${PROGRESS_HEIGHT_PX}px`)
        bar?.style.setProperty('--progress-estimate', `${PROGRESS_ESTIMATE_MS}ms`)
        bar?.style.setProperty('--progress-hide', `${PROGRESS_HIDE_MS}ms`)
      }}
    />
  )
}

/**
 * Follows the router's state, not clicks: a click may leave the site, open a tab or do nothing. The rendered state
 * would be late, because React may delay it for as long as rendering a page takes.
 *
 * Returns the element that had the focus when the last page load began.
 */
function useNavigationProgress(router: DataRouter | undefined): RefObject<Element | null> {
  const origin = useRef<Element>(null)
  useEffect(() => {
    let end: ((hasFailed: boolean) => void) | null = null
    let abortedLocation: unknown
    function stop(hasFailed: boolean): void {
      end?.(hasFailed)
      end = null
    }
    function follow(state: RouterState): void {
      // The router also reports an aborted navigation again, e.g. when it discovers routes.
      if (isPageChange(state) && state.navigation.location !== abortedLocation) {
        if (end === null) {
          abortPageRequests()
          origin.current = document.activeElement
          end = progress.begin()
        }
      } else {
        // Data requests made during the navigation, such as header search, belong to the new page.
        stop(state.errors !== null)
      }
    }
    // Restored from the back/forward cache: the navigation that was pending then has been aborted.
    function onPageShow({ persisted }: PageTransitionEvent): void {
      if (persisted) {
        abortedLocation = router?.state.navigation.location
        stop(false)
      }
    }
    function onPageHide(): void {
      if (router && isPageChange(router.state)) {
        recordReload()
      }
    }
    const leave = router?.subscribe(follow)
    addEventListener('pageshow', onPageShow)
    addEventListener('pagehide', onPageHide)
    return () => {
      leave?.()
      removeEventListener('pageshow', onPageShow)
      removeEventListener('pagehide', onPageHide)
      stop(false)
    }
  }, [router])
  return origin
}

/** An anchor on the same page needs no loading, nor does a URL that follows what is typed (`use-typed-url.ts`). */
function isPageChange({ navigation, location }: RouterState): boolean {
  const next = navigation.location
  return (
    next !== undefined &&
    typeof next.state !== 'string' &&
    next.pathname + next.search !== location.pathname + location.search
  )
}

/** Moves the focus after a page change: to the element that the hash names, or to the page's heading. */
function focusPage(hash: string): void {
  focusTarget(document.getElementById(hash.slice(1)) ?? findHeading(), { preventScroll: true })
}
