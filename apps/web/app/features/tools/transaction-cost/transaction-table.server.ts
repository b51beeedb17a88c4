import type { Locale } from '#app/i18n/locales.ts'
import { costNames } from '#app/page-parts/cost-receipt.tsx'
import type { OutcomeTable } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'
import type { Transaction } from './transaction-tool.ts'

const parts = [
  ...(['value', 'commission', 'commissionVat', 'levy', 'levyVat', 'guaranteeFund', 'salesTax'] as const),
  'stampDuty',
] as const

/** Every part of the costs, an order per column. */
export function transactionTable(locale: Locale, { orders }: Transaction): OutcomeTable {
  const names = costNames[locale]
  const words = copy[locale]
  return {
    caption: words.result,
    columns: [
      { label: words.result, kind: 'text' },
      ...orders.map(({ side }) => ({ label: words.fields.kind.options[side], kind: 'rupiah' as const })),
    ],
    rows: [
      ...parts.map((part) => [names[part], ...orders.map(({ cost }) => cost[part])]),
      [`${names.paid} / ${names.received}`, ...orders.map(({ cost }) => cost.net)],
    ],
  }
}
