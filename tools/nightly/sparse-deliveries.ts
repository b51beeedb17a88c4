import { summaryJson } from '../../apps/market/src/import/adapters/exchange/stock-summary.fixture.ts'
import type { AllowedSentence } from './sparse-claims.ts'

/** The files of a delivery by name, with invented companies. */
export interface SparseDelivery {
  readonly title: string
  readonly tickers: readonly string[]
  readonly files: Readonly<Record<string, string>>
  /** What pages say because it was delivered. */
  readonly delivered: readonly AllowedSentence[]
}

const day = '2026-11-20'

/** As of the exchange's list, which has no register, dividends or management. */
const profile = (ticker: string, name: string) => ({
  Profiles: [
    {
      EfekEmiten_Saham: true,
      KodeEmiten: ticker,
      NamaEmiten: name,
      PapanPencatatan: 'Utama',
      Sektor: 'Keuangan',
      TanggalPencatatan: '2002-07-16T00:00:00',
    },
  ],
  Dividen: [],
})

/** BQNS and AIRQ are traded, MDVS is not. */
const exchangeDay: SparseDelivery = {
  title: "a day of the exchange's files",
  tickers: ['BQNS', 'AIRQ', 'MDVS'],
  files: {
    'CompanyProfiles.json': JSON.stringify({
      BQNS: profile('BQNS', 'PT Bank Quantara Nusa Tbk'),
      AIRQ: profile('AIRQ', 'PT Air Quasar Tbk'),
      MDVS: profile('MDVS', 'PT Medika Visi Tbk'),
    }),
    [`StockSummary-${day.replaceAll('-', '')}.json`]: summaryJson(day),
  },
  delivered: [
    {
      sentence: /2 naik · 0 tetap · 0 turun|2 up · 0 unchanged · 0 down/g,
      reason: 'the summary has the change of every share',
    },
    { sentence: /Tidak ada saham yang turun\.|No share fell\./g, reason: 'so it has' },
    {
      sentence: /Tidak ada saham dengan beli bersih asing\.|No share with net foreign buying\./g,
      reason: 'the summary has the foreign trades of every share',
    },
  ],
}

/** Without reference prices, share counts, foreign trades and statements; NLBR was not traded. */
const vendorDay: SparseDelivery = {
  title: "a day of a vendor's files, one index and the dividends of one year",
  tickers: ['QLBR', 'SNVA', 'NLBR'],
  files: {
    'companies.csv': `ticker,name_id,sector,board,listing_date
QLBR,PT Quala Berdikari Tbk,G,M,2002-07-16
SNVA,PT Sinova Abadi Tbk,A,M,2010-03-09
NLBR,PT Nusa Lebar Tbk,A,D,1996-05-20
`,
    'prices.csv': `ticker,date,high,low,close,volume
QLBR,${day},4130,4030,4120,83222200
SNVA,${day},248,242,246,1250400
`,
    'index-members.csv': `index,name_id,name_en,ticker,member_from,member_to
UTAMA30,Utama 30,Utama 30,QLBR,2026-02-02,
`,
    'dividends-2024.csv': `id,ticker,type,form,book_year,amount_per_share,currency,exchange_rate,total,ratio_old,ratio_new,cum_date_regular,ex_date_regular,cum_date_cash,ex_date_cash,recording_date,payment_date,status
QLBR-2023,QLBR,final,cash,2023,100,IDR,,,,,2024-05-13,2024-05-14,2024-05-15,2024-05-16,2024-05-15,2024-06-04,
`,
  },
  delivered: [],
}

export const sparseDeliveries: readonly SparseDelivery[] = [exchangeDay, vendorDay]
