import type { Locale } from './locales.ts'

/** Slugs of the privacy policy, by language; editors own its content. */
export const privacyPageSlug = { id: 'kebijakan-privasi', en: 'privacy-policy' } as const satisfies Record<
  Locale,
  string
>
