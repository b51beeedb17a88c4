import { createContext } from 'react-router'
import type { HumanCheck } from '#app/forms/human-check/human-check.server.ts'
import type { SharePicture } from '#app/head/share-address.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import type { PageShell } from './page-shell.server.ts'
import type { PreviewFacts } from './preview.ts'
import type { Redirect } from './redirect-rules.server.ts'
import type { Site } from './site-context.ts'

/** What the settings say that every page is told. */
interface SiteFrame {
  readonly siteUrl: string
  readonly browserBase: string
  readonly thirdParties: ThirdParties | null
}

/** What the middleware needs before the language is known; loaders use siteContext instead. */
export interface RequestScope {
  /** @param visitor the address of whoever sends a form; nothing for pages, which are the same for everybody */
  readonly siteFor: (locale: Locale, visitor?: string | null) => Site
  readonly humanCheck: HumanCheck
  /** Menu and settings; what was last known, or the built-in ones, where the content service is down. */
  readonly frame: (locale: Locale) => Promise<PageShell & SiteFrame>
  /** Set where the page shows a draft. */
  readonly preview: PreviewFacts | null
  /** Says that the answer is a redirect that takes the visitor's whole query along. */
  readonly preserveQuery: () => void
  /** Says what the page's share picture shows. */
  readonly noteShare: (share: SharePicture | null) => void
  readonly redirectFor: (address: Pick<URL, 'pathname' | 'search'>) => Promise<Redirect | null>
}

export const requestContext = createContext<RequestScope>()
