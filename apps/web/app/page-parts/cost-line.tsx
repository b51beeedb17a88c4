import { formatRate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { LotCost } from './lot-cost.ts'

const id = {
  cost: ({ price, value, costs, percent }: Record<keyof LotCost, string>) =>
    `1 lot pada ${price} bernilai ${value}; biaya belinya ${costs} lewat aplikasi (${percent}, sudah termasuk PPN dan pungutan bursa).`,
  calculate: 'Hitung biaya transaksi',
  fees: 'Tabel biaya',
}
const en: typeof id = {
  cost: ({ price, value, costs, percent }) =>
    `1 lot at ${price} is worth ${value}; buying it through the app costs ${costs} (${percent}, with VAT and exchange levies).`,
  calculate: 'Calculate the cost of a trade',
  fees: 'Fee table',
}
const copy = { id, en }

/** The cost of one lot in one sentence, with links to the calculator and the fees; without a cost, the links only. */
export function CostLine({
  locale,
  cost,
  ticker,
}: {
  locale: Locale
  cost: LotCost | null
  /** Fills the calculator with the last close. */
  ticker?: string
}) {
  const words = copy[locale]
  const amount = (rupiah: number) => formatRupiah(locale, rupiah)
  return (
    <p className="max-w-[60ch] text-sm text-soft">
      {cost === null
        ? null
        : `${words.cost({
            price: amount(cost.price),
            value: amount(cost.value),
            costs: amount(cost.costs),
            percent: formatRate(locale, cost.percent),
          })} `}
      <a
        className="text-link inline-block py-1"
        href={pathTo('transactionCost', locale, undefined, ticker ? { ticker, lots: 1 } : {})}
      >
        {words.calculate}
      </a>
      <span aria-hidden="true"> · </span>
      <a className="text-link inline-block py-1" href={pathTo('fees', locale)}>
        {words.fees}
      </a>
    </p>
  )
}
