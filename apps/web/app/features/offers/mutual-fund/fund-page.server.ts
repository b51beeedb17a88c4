import type { Fund } from '@site/contracts/content/funds.ts'
import { showFund } from '#app/features/offers/documents/own-documents.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type FundView, fundFilters, fundsIn, isShown } from './fund-view.ts'
import type { FundPage, MissingFunds } from './mutual-fund-page.tsx'

const PAGE_SIZE = 25

/** Only on the server: a long text in both languages would burden the script of the page. */
const notes = {
  id: 'Imbal hasil setelah biaya pengelolaan dan kustodian, per tanggal NAB; 3 tahun adalah jumlah seluruhnya, bukan per tahun. Biaya adalah yang paling tinggi menurut prospektus. Penjualan kembali tidak dikenai pajak. Kinerja masa lalu tidak menjamin kinerja masa depan.',
  en: 'Returns after management and custodian costs, as of the date of the NAV; 3 years is the whole return, not per year. Costs are the highest ones in the prospectus. Redemptions are not taxed. Past performance does not guarantee future results.',
} as const satisfies Record<Locale, string>

/** Why no fund is listed; only on the server, as the notes. */
const reasons = {
  id: {
    none: {
      text: 'Daftar reksa dana belum tersedia',
      hint: 'Tanyakan kepada kami reksa dana yang dapat dibeli saat ini.',
    },
    unavailable: 'Daftar reksa dana sedang tidak dapat ditampilkan. Coba lagi sebentar lagi.',
  },
  en: {
    none: {
      text: 'The list of funds is not available yet',
      hint: 'Ask us which funds you can buy at the moment.',
    },
    unavailable: 'The list of funds cannot be shown at the moment. Try again shortly.',
  },
} as const satisfies Record<Locale, { none: { text: string; hint: string }; unavailable: string }>

export function explainMissingFunds(locale: Locale, list: FundPage | null): MissingFunds | null {
  if (list === null) return { text: reasons[locale].unavailable, hint: null }
  return list.counts.length === 0 ? reasons[locale].none : null
}

/** One page of a view, with the filters that have funds. */
export function buildFundPage(locale: Locale, all: readonly Fund[], view: FundView, page: number): FundPage {
  const found = fundsIn(all, view)
  const counts = [null, ...fundFilters].map((filter) => ({
    filter,
    count: all.filter((fund) => isShown(fund, filter)).length,
  }))
  return {
    funds: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((fund) => showFund(locale, fund)),
    page,
    pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    pageSize: PAGE_SIZE,
    total: found.length,
    note: notes[locale],
    counts: counts.filter(({ count }) => count > 0),
  }
}
