import { createContext } from 'react-router'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MarketClient } from '#app/market/market-client.server.ts'

/** What a loader or an action works with: the language of the address and the two doors to the services. */
export interface Site {
  readonly locale: Locale
  readonly content: ContentClient
  readonly market: MarketClient
  /** Now, as one point in time for the whole request. */
  readonly now: Date
  /**
   * Side content: the value, or null where its service does not answer. The page is then shown without
   * that section, says so, and is not kept by the page cache.
   */
  readonly orUnavailable: <Value>(value: Promise<Value>) => Promise<Value | null>
}

export const siteContext = createContext<Site>()

/** What the request is called in the logs, for the pages of errors; null where there is none. */
export const requestNumberContext = createContext<string | null>(null)

/** Where an unexpected error is written down, once. */
export const reportContext = createContext<(error: unknown) => void>(() => {})
