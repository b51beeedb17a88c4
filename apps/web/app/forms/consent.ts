import type { Notices } from '@site/contracts/content/site-chrome.ts'
import { withoutInvisible } from '@site/contracts/typed-text.ts'
import * as v from 'valibot'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from './copy.ts'

export interface ConsentTexts {
  readonly processing: string
  readonly marketing: string
}

/**
 * The consent texts of the settings, with the purpose of the form inserted; default texts if the settings have none.
 * @param purpose the purpose of the data processing, as a part of a sentence
 */
export function consentTexts(locale: Locale, notices: Notices, purpose: string): ConsentTexts {
  const words = formCopy[locale]
  return {
    processing:
      notices.consentForm.replace(/\{(?:tujuan|purpose)\}/g, purpose) || words.consentFallback(purpose),
    marketing: notices.consentMarketing || words.marketingFallback,
  }
}

export const ConsentSchema = v.literal('agreed', 'required')

export const consentErrors = ['textChanged'] as const

/** Optional: an empty value is a no. */
export const MarketingConsentSchema = v.picklist(['agreed', ''], 'textChanged')

/**
 * The value of the consent box for `ConsentSchema`. The box posts the text that was displayed: if the text has changed
 * since, the visitor has not agreed to it.
 */
export function consentAnswer(posted: string, processing: string): 'agreed' | '' {
  return isSameText(posted, processing) ? 'agreed' : ''
}

/** As `consentAnswer`, for `MarketingConsentSchema`: a yes to another text is neither a yes nor a no. */
export function marketingAnswer(posted: string, marketing: string): 'agreed' | '' | 'changed' {
  return posted === '' ? '' : consentAnswer(posted, marketing) || 'changed'
}

/** The consent as sent to the CMS, which stores the texts as proof. */
export function createConsentProof(texts: ConsentTexts, marketing: 'agreed' | '') {
  const isAgreed = marketing === 'agreed'
  return {
    consentText: texts.processing,
    marketingConsent: isAgreed,
    marketingText: isAgreed ? texts.marketing : null,
  }
}

function isSameText(one: string, other: string): boolean {
  // Posted texts have no invisible characters, which editors may have pasted into the settings.
  const collapsed = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim()
  return collapsed(one) === collapsed(other)
}
