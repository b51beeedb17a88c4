import type { StampDutyRule } from '@site/finance/stamp-duty.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { nameSource } from '#app/page-parts/source-name.server.ts'
import { documentCopy } from './document-copy.server.ts'

/** From which value stamp duty is due, with its source. */
export function formatStampDuty(
  locale: Locale,
  { amount, exemptUpTo, source }: StampDutyRule,
  kind: 'trades' | 'fundOrder',
): string {
  const limit = formatRupiah(locale, exemptUpTo[kind])
  return documentCopy[locale].costs.stampDuty[kind](
    formatRupiah(locale, amount),
    limit,
    nameSource(locale, source),
  )
}
