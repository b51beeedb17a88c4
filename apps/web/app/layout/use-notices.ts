import type { Notices } from '@site/contracts/content/site-chrome.ts'
import { useSettings } from './use-settings.ts'

/** The legal texts of the settings. */
export function useNotices(): Notices {
  return useSettings().notices
}
