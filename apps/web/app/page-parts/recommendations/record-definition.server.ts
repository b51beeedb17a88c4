import type { CallRecord } from '@site/finance/recommendation-outcome.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const id = {
  counted: 'Yang dihitung hanya rekomendasi beli dan jual; tahan tidak memperkirakan arah harga.',
  holds: (total: string, open: string) => `Rekomendasi tahan: ${total} (berjalan: ${open}).`,
}

const en: typeof id = {
  counted: 'Only buy and sell recommendations count; a hold predicts no direction of the price.',
  holds: (total, open) => `Hold recommendations: ${total} (open: ${open}).`,
}

const words = { id, en }

/** Which recommendations the figures of the record count, and the others. */
export function describeRecord(locale: Locale, { holds }: Pick<CallRecord, 'holds'>): string {
  const { counted, holds: heldText } = words[locale]
  return holds.total === 0
    ? counted
    : `${counted} ${heldText(formatNumber(locale, holds.total), formatNumber(locale, holds.open))}`
}
