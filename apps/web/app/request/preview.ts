import type { PreviewClaims } from '@site/contracts/preview-token.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A request for a draft: the right that the server has found valid, and the token that proves it. */
export interface PreviewRequest {
  readonly token: string
  readonly claims: PreviewClaims
}

/** What a previewed page says of itself. */
export interface PreviewFacts {
  /** When the link ends, as a point in time. */
  readonly endsAt: string
  /** The draft in each language. */
  readonly paths: Readonly<Record<Locale, string>>
  /** The admin's origins, from which the page is told of changes. */
  readonly frames: readonly string[]
}
