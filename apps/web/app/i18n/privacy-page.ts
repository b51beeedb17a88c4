import type { Locale } from './locales.ts'

/** The static page that says what happens with personal data, by language; editors own its content. */
export const privacyPageSlug = { id: 'kebijakan-privasi', en: 'privacy-policy' } as const satisfies Record<
  Locale,
  string
>
