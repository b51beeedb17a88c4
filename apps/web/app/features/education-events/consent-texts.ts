import type { Notices } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { registerCopy } from './register-copy.ts'

/** What a visitor agrees to: the settings' texts with the purpose of this form named, or ours where there are none. */
export function consentTexts(locale: Locale, notices: Notices): { processing: string; marketing: string } {
  const words = registerCopy[locale]
  return {
    processing:
      notices.consentForm.replace(/\{(?:tujuan|purpose)\}/g, words.purpose) || words.consentFallback,
    marketing: notices.consentMarketing || words.marketingFallback,
  }
}

/** The static page that says what happens with personal data, by language; editors own its content. */
export const privacyPageSlug = { id: 'kebijakan-privasi', en: 'privacy-policy' } as const satisfies Record<
  Locale,
  string
>
