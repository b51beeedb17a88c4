import type { Settings, SiteChrome } from '@site/contracts/content/site-chrome.ts'
import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'

/** The settings of the site, loaded by the layout. */
export function useSettings(): Settings {
  const locale = useLocale()
  const layout = useRouteLoaderData<{ siteChrome: SiteChrome }>(locale)
  const outside = useRouteLoaderData<{ siteChrome: SiteChrome }>('outside')
  const siteChrome = layout?.siteChrome ?? outside?.siteChrome
  if (!siteChrome) {
    throw new Error('useSettings was called outside the site layout')
  }
  return siteChrome.settings
}
