import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { IDLE_TIMEOUT_MS } from '#app/navigation/feedback-timing.ts'
import { routeManifest } from '#app/navigation/route-manifest.ts'
import { useRouter } from '#app/navigation/use-router.ts'
import { whenIdle } from '#app/navigation/when-idle.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'

/** Notifies third-party code of each shown page, once the document is loaded and the browser is idle. */
export function useThirdParties(parties: ThirdParties | null): void {
  const router = useRouter()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const version = routeManifest()?.version
    if (parties && router && version) {
      const page = {
        pathname,
        search,
        title: document.title,
        isReplaced: router.state.historyAction === 'REPLACE',
      }
      const notify = () =>
        whenIdle(() => {
          import('#app/third-parties/on-page-shown.ts')
            .then(({ onPageShown }) => onPageShown({ parties, router, version }, page))
            // Without the file, third parties are not notified.
            .catch(() => {})
        }, IDLE_TIMEOUT_MS)
      if (document.readyState === 'complete') {
        notify()
      } else {
        addEventListener('load', notify, { once: true })
      }
    }
  }, [parties, router, pathname, search])
}
