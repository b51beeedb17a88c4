import type { Notices } from '@site/contracts/content/site-chrome.ts'
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

/**
 * The value of the consent box for `ConsentSchema`. The box posts the text that was displayed: if the text has changed
 * since, the visitor has not agreed to it.
 */
export function consentAnswer(posted: string, processing: string): 'agreed' | '' {
  return isSameText(posted, processing) ? 'agreed' : ''
}

function isSameText(one: string, other: string): boolean {
  const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()
  return collapsed(one) === collapsed(other)
}
