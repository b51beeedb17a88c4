import { isBankLayout, type StatementLayoutName } from './statement-layouts.ts'

export type RatioUnit = 'x' | '%' | 'Rp'

export interface RatioDefinition {
  readonly key: RatioKey
  readonly label: { readonly id: string; readonly en: string }
  readonly unit: RatioUnit
  readonly formula: { readonly id: string; readonly en: string }
  /** The layouts whose statements have the required lines. */
  readonly kinds: 'all' | 'general' | 'bank'
}

export const ratioKeys = [
  'eps',
  'epsAnnualised',
  'epsTrailing',
  'bvps',
  'per',
  'pbv',
  'dividendYield',
  'payout',
  'der',
  'roa',
  'roe',
  'gpm',
  'opm',
  'npm',
  'currentRatio',
  'quickRatio',
  'assetTurnover',
  'nim',
  'ldr',
  'npl',
  'car',
  'bopo',
  'casa',
] as const
export type RatioKey = (typeof ratioKeys)[number]

export const ratioDefinitions: readonly RatioDefinition[] = [
  {
    key: 'eps',
    label: { id: 'Laba per saham (EPS)', en: 'Earnings per share (EPS)' },
    unit: 'Rp',
    formula: {
      id: 'laba pemilik entitas induk / rata-rata tertimbang saham, disetarakan setelah split, saham bonus, dan rights issue',
      en: 'profit of the parent’s owners / weighted average shares, restated after splits, bonus shares and rights issues',
    },
    kinds: 'all',
  },
  {
    key: 'epsAnnualised',
    label: { id: 'EPS disetahunkan', en: 'Annualized EPS' },
    unit: 'Rp',
    formula: { id: 'EPS × 12 / jumlah bulan', en: 'EPS × 12 / months' },
    kinds: 'all',
  },
  {
    key: 'epsTrailing',
    label: { id: 'EPS 12 bulan terakhir', en: 'EPS of the last 12 months' },
    unit: 'Rp',
    formula: {
      id: '(laba tahun buku lalu + laba berjalan − laba bulan yang sama tahun lalu) / saham beredar, termasuk saham baru setelah laporan',
      en: '(profit of the last year + profit to date − profit of the same months a year earlier) / shares outstanding, including new ones after the filing',
    },
    kinds: 'all',
  },
  {
    key: 'bvps',
    label: { id: 'Nilai buku per saham', en: 'Book value per share' },
    unit: 'Rp',
    formula: {
      id: 'ekuitas pemilik entitas induk / saham beredar, termasuk saham baru dan dananya setelah laporan',
      en: 'equity of the parent’s owners / shares outstanding, including new ones and their money after the filing',
    },
    kinds: 'all',
  },
  {
    key: 'per',
    label: { id: 'PER', en: 'Price to earnings (PER)' },
    unit: 'x',
    formula: {
      id: 'harga / EPS 12 bulan terakhir, sama dengan nilai saham beredar / laba 12 bulan',
      en: 'price / EPS of the last 12 months, the same as the value of the shares outstanding / 12-month profit',
    },
    kinds: 'all',
  },
  {
    key: 'pbv',
    label: { id: 'PBV', en: 'Price to book (PBV)' },
    unit: 'x',
    formula: { id: 'harga / nilai buku per saham', en: 'price / book value per share' },
    kinds: 'all',
  },
  {
    key: 'dividendYield',
    label: { id: 'Imbal hasil dividen', en: 'Dividend yield' },
    unit: '%',
    formula: {
      id: 'dividen tunai per saham 12 bulan terakhir / harga',
      en: 'cash dividends per share of the last 12 months / price',
    },
    kinds: 'all',
  },
  {
    key: 'payout',
    label: { id: 'Rasio pembayaran dividen', en: 'Dividend payout' },
    unit: '%',
    formula: {
      id: 'dividen per saham / EPS tahun yang sama',
      en: 'dividend per share / EPS of the same year',
    },
    kinds: 'all',
  },
  {
    key: 'der',
    label: { id: 'DER', en: 'Debt to equity (DER)' },
    unit: 'x',
    formula: { id: 'jumlah liabilitas / jumlah ekuitas', en: 'total liabilities / total equity' },
    kinds: 'all',
  },
  {
    key: 'roa',
    label: { id: 'ROA', en: 'Return on assets (ROA)' },
    unit: '%',
    formula: {
      id: 'laba bersih disetahunkan / rata-rata jumlah aset',
      en: 'annualized net profit / average total assets',
    },
    kinds: 'all',
  },
  {
    key: 'roe',
    label: { id: 'ROE', en: 'Return on equity (ROE)' },
    unit: '%',
    formula: {
      id: 'laba pemilik entitas induk disetahunkan / rata-rata ekuitas pemilik entitas induk',
      en: 'annualized profit of the parent’s owners / average equity of the parent’s owners',
    },
    kinds: 'all',
  },
  {
    key: 'gpm',
    label: { id: 'Margin laba kotor', en: 'Gross profit margin' },
    unit: '%',
    formula: { id: 'laba bruto / pendapatan', en: 'gross profit / revenue' },
    kinds: 'general',
  },
  {
    key: 'opm',
    label: { id: 'Margin laba usaha', en: 'Operating margin' },
    unit: '%',
    formula: { id: 'laba usaha / pendapatan', en: 'operating profit / revenue' },
    kinds: 'general',
  },
  {
    key: 'npm',
    label: { id: 'Margin laba bersih (NPM)', en: 'Net profit margin (NPM)' },
    unit: '%',
    formula: {
      id: 'laba bersih / pendapatan (bank: pendapatan bunga + pendapatan operasional lainnya)',
      en: 'net profit / revenue (banks: interest income + other operating income)',
    },
    kinds: 'all',
  },
  {
    key: 'currentRatio',
    label: { id: 'Rasio lancar', en: 'Current ratio' },
    unit: 'x',
    formula: { id: 'aset lancar / liabilitas jangka pendek', en: 'current assets / current liabilities' },
    kinds: 'general',
  },
  {
    key: 'quickRatio',
    label: { id: 'Rasio cepat', en: 'Quick ratio' },
    unit: 'x',
    formula: {
      id: '(aset lancar − persediaan) / liabilitas jangka pendek',
      en: '(current assets − inventories) / current liabilities',
    },
    kinds: 'general',
  },
  {
    key: 'assetTurnover',
    label: { id: 'Perputaran aset', en: 'Asset turnover' },
    unit: 'x',
    formula: {
      id: 'pendapatan disetahunkan / rata-rata jumlah aset',
      en: 'annualized revenue / average total assets',
    },
    kinds: 'general',
  },
  {
    key: 'nim',
    label: { id: 'NIM', en: 'Net interest margin (NIM)' },
    unit: '%',
    formula: {
      id: 'pendapatan bunga bersih disetahunkan / rata-rata aset produktif',
      en: 'annualized net interest income / average earning assets',
    },
    kinds: 'bank',
  },
  {
    key: 'ldr',
    label: { id: 'LDR', en: 'Loan to deposit (LDR)' },
    unit: '%',
    formula: { id: 'kredit bruto / dana pihak ketiga', en: 'gross loans / third-party funds' },
    kinds: 'bank',
  },
  {
    key: 'npl',
    label: { id: 'NPL bruto', en: 'Gross NPL' },
    unit: '%',
    formula: {
      id: 'kredit bermasalah (kolektibilitas 3–5) / kredit bruto',
      en: 'non-performing loans (collectability 3–5) / gross loans',
    },
    kinds: 'bank',
  },
  {
    key: 'car',
    label: { id: 'CAR / KPMM', en: 'Capital adequacy (CAR)' },
    unit: '%',
    formula: {
      id: 'modal / aset tertimbang menurut risiko, sebagaimana dilaporkan',
      en: 'regulatory capital / risk-weighted assets, as reported',
    },
    kinds: 'bank',
  },
  {
    key: 'bopo',
    label: { id: 'BOPO', en: 'Operating cost to income (BOPO)' },
    unit: '%',
    formula: {
      id: 'beban operasional termasuk bunga dan CKPN / pendapatan operasional',
      en: 'operating expenses incl. interest and impairment / operating income',
    },
    kinds: 'bank',
  },
  {
    key: 'casa',
    label: { id: 'CASA', en: 'CASA ratio' },
    unit: '%',
    formula: {
      id: '(giro + tabungan) / dana pihak ketiga',
      en: '(current + savings deposits) / third-party funds',
    },
    kinds: 'bank',
  },
]

const needsCurrentSplit: readonly RatioKey[] = ['gpm', 'currentRatio', 'quickRatio']

/** The ratios of a layout, in the order of the table. */
export function listLayoutRatios(layout: StatementLayoutName): readonly RatioDefinition[] {
  const isBank = isBankLayout(layout)
  return ratioDefinitions.filter(({ key, kinds }) => {
    if (kinds === 'all') return true
    if (kinds === 'bank') return isBank
    return !isBank && (layout === 'general' || !needsCurrentSplit.includes(key))
  })
}
