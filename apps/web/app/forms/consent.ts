import type { Notices } from '@site/contracts/content/shell.ts'
import * as v from 'valibot'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from './copy.ts'

export interface ConsentTexts {
  readonly processing: string
  readonly marketing: string
}

/**
 * What a visitor agrees to: the settings' texts with the purpose of the form named, or ours where there are
 * none.
 * @param purpose what the data are processed for, as it stands within a sentence
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
 * What the consent box says, for `ConsentSchema`. The box carries the text that stood beside it: where the
 * text has changed since, nobody has agreed to it yet.
 */
export function consentAnswer(posted: string, processing: string): 'agreed' | '' {
  return isSameText(posted, processing) ? 'agreed' : ''
}

function isSameText(one: string, other: string): boolean {
  const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim()
  return collapsed(one) === collapsed(other)
}
