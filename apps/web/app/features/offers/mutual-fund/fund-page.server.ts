import type { Fund } from '@site/contracts/content/funds.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type FundView, fundFilters, fundsIn, isShown } from './fund-view.ts'
import type { FundPage } from './mutual-fund-page.tsx'

const PAGE_SIZE = 25

/** Only on the server: a long text in both languages would burden the script of the page. */
const notes = {
  id: 'Imbal hasil setelah biaya pengelolaan dan kustodian, per tanggal NAB; 3 tahun adalah jumlah seluruhnya, bukan per tahun. Biaya adalah yang paling tinggi menurut prospektus. Penjualan kembali tidak dikenai pajak. Kinerja masa lalu tidak menjamin kinerja masa depan.',
  en: 'Returns after management and custodian costs, as of the date of the NAV; 3 years is the whole return, not per year. Costs are the highest ones in the prospectus. Redemptions are not taxed. Past performance does not guarantee future results.',
} as const satisfies Record<Locale, string>

/** One page of a view, with the filters that have funds. */
export function fundPageOf(locale: Locale, all: readonly Fund[], view: FundView, page: number): FundPage {
  const found = fundsIn(all, view)
  const counts = [null, ...fundFilters].map((filter) => ({
    filter,
    count: all.filter((fund) => isShown(fund, filter)).length,
  }))
  return {
    funds: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    pageSize: PAGE_SIZE,
    total: found.length,
    note: notes[locale],
    counts: counts.filter(({ count }) => count > 0),
  }
}
