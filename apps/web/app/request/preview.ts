import type { PreviewClaims } from '@site/contracts/preview-token.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A draft request with its verified claims and token. */
export interface PreviewRequest {
  readonly token: string
  readonly claims: PreviewClaims
}

/** Preview data that the page shows. */
export interface PreviewFacts {
  /** When the link expires, as an ISO date. */
  readonly endsAt: string
  /** The URL of the draft in each language. */
  readonly paths: Readonly<Record<Locale, string>>
  /** The admin origins, which notify the page of changes. */
  readonly frames: readonly string[]
}
