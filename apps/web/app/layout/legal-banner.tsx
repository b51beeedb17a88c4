import type { Settings } from '@site/contracts/content/site-chrome.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'

/** Banner on every page with legally required notices: demonstration site, or the supervising authority. */
export function LegalBanner({ settings }: { settings: Settings }) {
  const { showDemo, showSupervision, notices } = settings
  const locale = useLocale()
  if (!showDemo && !showSupervision) {
    return null
  }
  return (
    <aside aria-label={copy[locale].legalNotice}>
      {showDemo ? <p className="banner">{notices.demo}</p> : null}
      {showSupervision ? <p className="banner">{notices.supervision}</p> : null}
    </aside>
  )
}
