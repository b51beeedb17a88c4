import type { Notices, Shell } from '@site/contracts/content/shell.ts'
import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'

/** The legal texts of the settings, loaded by the layout. */
export function useNotices(): Notices {
  const locale = useLocale()
  const layout = useRouteLoaderData<{ shell: Shell }>(locale)
  const outside = useRouteLoaderData<{ shell: Shell }>('outside')
  const shell = layout?.shell ?? outside?.shell
  if (!shell) {
    throw new Error('useNotices was called outside the site layout')
  }
  return shell.settings.notices
}
