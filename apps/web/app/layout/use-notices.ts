import type { Notices, SiteChrome } from '@site/contracts/content/site-chrome.ts'
import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'

/** The legal texts of the settings, loaded by the layout. */
export function useNotices(): Notices {
  const locale = useLocale()
  const layout = useRouteLoaderData<{ siteChrome: SiteChrome }>(locale)
  const outside = useRouteLoaderData<{ siteChrome: SiteChrome }>('outside')
  const siteChrome = layout?.siteChrome ?? outside?.siteChrome
  if (!siteChrome) {
    throw new Error('useNotices was called outside the site layout')
  }
  return siteChrome.settings.notices
}
