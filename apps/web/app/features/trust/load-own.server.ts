import type { Settings } from '@site/contracts/content/site-chrome.ts'
import type { Site } from '#app/request/site-context.ts'
import type { Own } from './finding.ts'
import { ownChannels } from './own-channels.ts'

/** Our channels and names. Fails without the CMS: an incomplete list would call our own channels unlisted. */
export async function loadOwn({ locale, content }: Site, settings: Settings): Promise<Own> {
  const [{ channels }, { offices }] = await Promise.all([content.trust(), content.offices()])
  const { brandName, appName, companyName } = settings
  return {
    channels: ownChannels(locale, { channels, settings, offices }),
    names: [brandName, appName, companyName],
  }
}
