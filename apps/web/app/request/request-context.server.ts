import { createContext } from 'react-router'
import type { FormReceipts } from '#app/forms/form-receipts.server.ts'
import type { HumanCheck } from '#app/forms/human-check/human-check.server.ts'
import type { ShareImage } from '#app/head/share-image-url.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import type { LoadedSiteChrome } from './load-site-chrome.server.ts'
import type { PreviewFacts } from './preview.ts'
import type { Redirect } from './redirect-rules.server.ts'
import type { StatusSnapshot } from './service-status.ts'
import type { Site } from './site-context.ts'

/** The banner of every page during an outage; with a mark if an English page shows its Indonesian title. */
export interface ShownOutage {
  readonly text: string
  readonly mark?: string
}

/** Settings that every page gets. */
interface LayoutSettings {
  readonly siteUrl: string
  readonly browserBaseUrl: string
  readonly thirdParties: ThirdParties | null
  readonly outage: ShownOutage | null
}

/** For middleware that runs before the language is known; loaders use siteContext instead. */
export interface RequestScope {
  /** @param visitor the IP address of a form's sender; absent for pages, which are the same for everyone */
  readonly siteFor: (locale: Locale, visitor?: string | null) => Site
  readonly humanCheck: HumanCheck
  readonly receipts: FormReceipts
  /** Menu and settings; the last known or built-in ones while the CMS is down. */
  readonly layoutData: (locale: Locale) => Promise<LoadedSiteChrome & LayoutSettings>
  /** What the node knows about the service, without a request. */
  readonly serviceStatus: () => StatusSnapshot
  /** Set if the page shows a draft. */
  readonly preview: PreviewFacts | null
  /** Marks the response as a redirect that preserves the whole query. */
  readonly preserveQuery: () => void
  /** Sets the content of the page's share image. */
  readonly setShareImage: (share: ShareImage | null) => void
  readonly redirectFor: (address: Pick<URL, 'pathname' | 'search'>) => Promise<Redirect | null>
}

export const requestContext = createContext<RequestScope>()
