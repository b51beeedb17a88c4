import type { Notices } from '@site/contracts/content/shell.ts'
import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'
import { useShell } from './shells.ts'

/** The legal texts of the settings, which the layout has loaded. */
export function useNotices(): Notices {
  const locale = useLocale()
  const frame = useRouteLoaderData<{ shellKey: string }>(locale)
  const outside = useRouteLoaderData<{ shellKey: string }>('outside')
  const shellKey = frame?.shellKey ?? outside?.shellKey
  if (!shellKey) {
    throw new Error('useNotices was called outside the site layout')
  }
  return useShell(shellKey).settings.notices
}
