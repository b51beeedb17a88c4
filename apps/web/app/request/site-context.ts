import { createContext } from 'react-router'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MarketClient } from '#app/market/market-client.server.ts'

/** The context of loaders and actions: the language of the URL, and clients of both services. */
export interface Site {
  readonly locale: Locale
  readonly content: ContentClient
  readonly market: MarketClient
  /** The current time, fixed for the whole request. */
  readonly now: Date
  /**
   * For side content: the value, or null if its service is unavailable. The page is then shown without that section and
   * not cached.
   */
  readonly orNull: <Value>(value: Promise<Value>) => Promise<Value | null>
}

export const siteContext = createContext<Site>()

/** The request ID for error pages; null if there is none. */
export const requestIdContext = createContext<string | null>(null)

/** Reports an unexpected error once. */
export const reportContext = createContext<(error: unknown) => void>(() => {})
