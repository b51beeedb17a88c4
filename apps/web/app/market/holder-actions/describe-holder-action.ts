import type { Locale } from '#app/i18n/locales.ts'
import { describeBuyback } from './buyback/describe-buyback.ts'
import type { HolderAction } from './holder-action.ts'
import type { HolderActionTexts } from './holder-action-texts.ts'
import { describeRights } from './rights/describe-rights.ts'
import { describeTender } from './tender/describe-tender.ts'
import { describeWarrant } from './warrant/describe-warrant.ts'

/** The texts of an action; one row for each kind. */
export function describeHolderAction(locale: Locale, action: HolderAction): HolderActionTexts {
  switch (action.kind) {
    case 'rights':
      return describeRights(locale, action)
    case 'warrant':
      return describeWarrant(locale, action)
    case 'tender':
      return describeTender(locale, action)
    case 'buyback':
      return describeBuyback(locale, action)
  }
}
