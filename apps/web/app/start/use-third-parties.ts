import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { IDLE_TIMEOUT_MS } from '#app/navigation/feedback-timing.ts'
import { routeManifest } from '#app/navigation/route-manifest.ts'
import { useRouter } from '#app/navigation/use-router.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import { whenIdle } from './when-idle.ts'

/** Tells what others do here of each page that is shown, once the document is loaded and the browser idle. */
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
      const tell = () =>
        whenIdle(() => {
          import('#app/third-parties/page-shown.ts')
            .then(({ pageShown }) => pageShown({ parties, router, version }, page))
            // Without the file nobody is told.
            .catch(() => {})
        }, IDLE_TIMEOUT_MS)
      if (document.readyState === 'complete') {
        tell()
      } else {
        addEventListener('load', tell, { once: true })
      }
    }
  }, [parties, router, pathname, search])
}
