import type { Translations } from '@site/contracts/locale-schemas.ts'
import { redirect } from 'react-router'
import { redirectInit } from '#app/forms/form-outcome.ts'
import type { FormReceipts } from '#app/forms/form-receipts.server.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'

const RECEIPT_PARAMETER = 'receipt'

const outcomePages = {
  success: { page: 'eventRegisterSuccess', query: {}, formOutcome: 'accepted' },
  waiting: { page: 'eventRegisterSuccess', query: { state: 'waiting' }, formOutcome: 'accepted' },
  held: { page: 'eventRegisterSuccess', query: { state: 'held' }, formOutcome: 'accepted' },
  full: { page: 'eventRegisterFailed', query: { reason: 'full' }, formOutcome: 'refused' },
  closed: { page: 'eventRegisterFailed', query: { reason: 'closed' }, formOutcome: 'refused' },
} as const
type RegistrationOutcome = keyof typeof outcomePages

/** To the page that states the outcome of a registration, with the receipt without which it would not. */
export function redirectToOutcome(
  { locale, now }: Pick<Site, 'locale' | 'now'>,
  receipts: FormReceipts,
  slug: string,
  outcome: RegistrationOutcome,
) {
  const { page, query, formOutcome } = outcomePages[outcome]
  const receipt = receipts.sign(['registration', slug, outcome], now)
  return redirect(
    pathTo(page, locale, { slug }, { ...query, [RECEIPT_PARAMETER]: receipt }),
    redirectInit(formOutcome),
  )
}

/**
 * The receipt in the URL; null if it does not prove this outcome for this event. The visitor may have changed the
 * language since, which changes the slug.
 */
export function findReceipt(
  url: URL,
  receipts: FormReceipts,
  { translations, outcome, now }: { translations: Translations; outcome: RegistrationOutcome; now: Date },
): string | null {
  const receipt = url.searchParams.get(RECEIPT_PARAMETER)
  const isProven = Object.values(translations).some(
    (slug) => slug !== null && receipts.verify(receipt, ['registration', slug, outcome], now),
  )
  return isProven ? receipt : null
}
