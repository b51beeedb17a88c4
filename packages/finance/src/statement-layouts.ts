/**
 * Statement layouts with their lines. Insurers and finance companies have no gross profit and no current/non-current
 * split.
 */
export const statementLayoutNames = ['general', 'bank', 'shariaBank', 'insurer', 'multifinance'] as const
export type StatementLayoutName = (typeof statementLayoutNames)[number]

export interface StatementLineDefinition {
  readonly key: string
  readonly label: { readonly id: string; readonly en: string }
  /**
   * The lines of a total; `-` before a key subtracts it, `?` after it: zero if it is missing. Empty: not a total.
   */
  readonly sum: readonly string[]
}

export interface StatementLayout {
  readonly balanceSheet: readonly StatementLineDefinition[]
  readonly profitLoss: readonly StatementLineDefinition[]
  readonly cashFlow: readonly StatementLineDefinition[]
  /** Figures of the notes that ratios need; not shown in statements. */
  readonly notes: readonly StatementLineDefinition[]
}

function line(key: string, id: string, en: string, ...sum: string[]): StatementLineDefinition {
  return { key, label: { id, en }, sum }
}

function relabelled(
  lines: readonly StatementLineDefinition[],
  labels: Readonly<Record<string, { id: string; en: string }>>,
): readonly StatementLineDefinition[] {
  return lines.map((entry) => ({ ...entry, label: labels[entry.key] ?? entry.label }))
}

const generalBalanceSheet: readonly StatementLineDefinition[] = [
  line('cash', 'Kas dan setara kas', 'Cash and cash equivalents'),
  line('receivables', 'Piutang usaha', 'Trade receivables'),
  line('inventories', 'Persediaan', 'Inventories'),
  line('otherCurrentAssets', 'Aset lancar lainnya', 'Other current assets'),
  line(
    'currentAssets',
    'Jumlah aset lancar',
    'Total current assets',
    'cash',
    'receivables',
    'inventories',
    'otherCurrentAssets',
  ),
  line('fixedAssets', 'Aset tetap', 'Property, plant and equipment'),
  line('intangibles', 'Aset takberwujud dan goodwill', 'Intangible assets and goodwill'),
  line('otherNonCurrentAssets', 'Aset tidak lancar lainnya', 'Other non-current assets'),
  line(
    'totalAssets',
    'Jumlah aset',
    'Total assets',
    'currentAssets',
    'fixedAssets',
    'intangibles',
    'otherNonCurrentAssets',
  ),
  line('payables', 'Utang usaha', 'Trade payables'),
  line('shortTermDebt', 'Pinjaman jangka pendek', 'Short-term borrowings'),
  line('otherCurrentLiabilities', 'Liabilitas jangka pendek lainnya', 'Other current liabilities'),
  line(
    'currentLiabilities',
    'Jumlah liabilitas jangka pendek',
    'Total current liabilities',
    'payables',
    'shortTermDebt',
    'otherCurrentLiabilities',
  ),
  line('longTermDebt', 'Pinjaman jangka panjang', 'Long-term borrowings'),
  line('otherNonCurrentLiabilities', 'Liabilitas jangka panjang lainnya', 'Other non-current liabilities'),
  line(
    'totalLiabilities',
    'Jumlah liabilitas',
    'Total liabilities',
    'currentLiabilities',
    'longTermDebt',
    'otherNonCurrentLiabilities',
  ),
  line(
    'paidInCapital',
    'Modal saham dan tambahan modal disetor',
    'Share capital and additional paid-in capital',
  ),
  line('retainedEarnings', 'Saldo laba', 'Retained earnings'),
  line('otherEquity', 'Komponen ekuitas lainnya', 'Other equity components'),
  line(
    'parentEquity',
    'Ekuitas pemilik entitas induk',
    'Equity attributable to owners of the parent',
    'paidInCapital',
    'retainedEarnings',
    'otherEquity',
  ),
  line('nonControlling', 'Kepentingan nonpengendali', 'Non-controlling interests'),
  line('totalEquity', 'Jumlah ekuitas', 'Total equity', 'parentEquity', 'nonControlling'),
]

const discontinued = line(
  'discontinued',
  'Laba operasi yang dihentikan',
  'Profit from discontinued operations',
)

const generalProfitLoss: readonly StatementLineDefinition[] = [
  line('revenue', 'Pendapatan', 'Revenue'),
  line('costOfRevenue', 'Beban pokok pendapatan', 'Cost of revenue'),
  line('grossProfit', 'Laba bruto', 'Gross profit', 'revenue', '-costOfRevenue'),
  line('operatingExpenses', 'Beban usaha', 'Operating expenses'),
  line('operatingProfit', 'Laba usaha', 'Operating profit', 'grossProfit', '-operatingExpenses'),
  line('financeCosts', 'Beban keuangan', 'Finance costs'),
  line('otherIncome', 'Pendapatan (beban) lain-lain bersih', 'Other income (expenses), net'),
  line(
    'profitBeforeTax',
    'Laba sebelum pajak',
    'Profit before tax',
    'operatingProfit',
    '-financeCosts',
    'otherIncome',
  ),
  line('tax', 'Beban pajak penghasilan', 'Income tax expense'),
  discontinued,
  line(
    'netProfit',
    'Laba periode berjalan',
    'Profit for the period',
    'profitBeforeTax',
    '-tax',
    'discontinued?',
  ),
  line('parentProfit', 'Laba pemilik entitas induk', 'Profit attributable to owners of the parent'),
  line('eps', 'Laba per saham dasar', 'Basic earnings per share'),
]

const generalCashFlow: readonly StatementLineDefinition[] = [
  line('operating', 'Arus kas dari aktivitas operasi', 'Cash flow from operating activities'),
  line('investing', 'Arus kas dari aktivitas investasi', 'Cash flow from investing activities'),
  line('financing', 'Arus kas dari aktivitas pendanaan', 'Cash flow from financing activities'),
  line('fx', 'Pengaruh perubahan kurs', 'Effect of exchange rate changes'),
  line(
    'netChange',
    'Kenaikan (penurunan) bersih kas',
    'Net increase (decrease) in cash',
    'operating',
    'investing',
    'financing',
    'fx?',
  ),
  line('beginning', 'Kas dan setara kas awal periode', 'Cash at beginning of period'),
  line('ending', 'Kas dan setara kas akhir periode', 'Cash at end of period', 'beginning', 'netChange'),
]

const bankBalanceSheet: readonly StatementLineDefinition[] = [
  line('cash', 'Kas', 'Cash'),
  line('bankIndonesia', 'Giro pada Bank Indonesia', 'Current accounts with Bank Indonesia'),
  line(
    'otherBanks',
    'Giro dan penempatan pada bank lain',
    'Current accounts and placements with other banks',
  ),
  line('securities', 'Surat berharga', 'Marketable securities'),
  line('loans', 'Kredit yang diberikan (bruto)', 'Loans (gross)'),
  line('ckpn', 'Cadangan kerugian penurunan nilai (CKPN)', 'Allowance for impairment losses'),
  line('loansNet', 'Kredit yang diberikan – bersih', 'Loans, net', 'loans', '-ckpn'),
  line('fixedAssets', 'Aset tetap', 'Fixed assets'),
  line('otherAssets', 'Aset lain-lain', 'Other assets'),
  line(
    'totalAssets',
    'Jumlah aset',
    'Total assets',
    'cash',
    'bankIndonesia',
    'otherBanks',
    'securities',
    'loansNet',
    'fixedAssets',
    'otherAssets',
  ),
  line('currentDeposits', 'Giro nasabah', 'Current deposits'),
  line('savings', 'Tabungan', 'Savings deposits'),
  line('timeDeposits', 'Deposito berjangka', 'Time deposits'),
  line('deposits', 'Dana pihak ketiga', 'Third-party funds', 'currentDeposits', 'savings', 'timeDeposits'),
  line('bankDeposits', 'Simpanan dari bank lain', 'Deposits from other banks'),
  line('borrowings', 'Pinjaman dan surat berharga diterbitkan', 'Borrowings and securities issued'),
  line('otherLiabilities', 'Liabilitas lain-lain', 'Other liabilities'),
  line(
    'totalLiabilities',
    'Jumlah liabilitas',
    'Total liabilities',
    'deposits',
    'bankDeposits',
    'borrowings',
    'otherLiabilities',
  ),
  // Of sharia banks, and of banks with a sharia unit.
  line('temporarySyirkah', 'Dana syirkah temporer dan tabarru', 'Temporary syirkah and tabarru funds'),
  line('totalEquity', 'Jumlah ekuitas', 'Total equity'),
]

const bankProfitLoss: readonly StatementLineDefinition[] = [
  line('interestIncome', 'Pendapatan bunga', 'Interest income'),
  line('interestExpense', 'Beban bunga', 'Interest expense'),
  line(
    'netInterestIncome',
    'Pendapatan bunga bersih',
    'Net interest income',
    'interestIncome',
    '-interestExpense',
  ),
  line('feeIncome', 'Pendapatan operasional lainnya', 'Other operating income'),
  line('provision', 'Beban CKPN', 'Impairment charges'),
  line('operatingExpenses', 'Beban operasional lainnya', 'Other operating expenses'),
  line(
    'operatingProfit',
    'Laba operasional',
    'Operating profit',
    'netInterestIncome',
    'feeIncome',
    '-provision',
    '-operatingExpenses',
  ),
  line('nonOperating', 'Pendapatan (beban) non-operasional', 'Non-operating income (expenses)'),
  line('profitBeforeTax', 'Laba sebelum pajak', 'Profit before tax', 'operatingProfit', 'nonOperating'),
  line('tax', 'Beban pajak', 'Tax expense'),
  discontinued,
  line('netProfit', 'Laba bersih', 'Net profit', 'profitBeforeTax', '-tax', 'discontinued?'),
  line('parentProfit', 'Laba pemilik entitas induk', 'Profit attributable to owners of the parent'),
  line('eps', 'Laba per saham dasar', 'Basic earnings per share'),
]

const equity: readonly StatementLineDefinition[] = generalBalanceSheet.slice(
  generalBalanceSheet.findIndex((entry) => entry.key === 'paidInCapital'),
)

const insurerBalanceSheet: readonly StatementLineDefinition[] = [
  line('cash', 'Kas dan setara kas', 'Cash and cash equivalents'),
  line('receivables', 'Piutang premi dan reasuransi', 'Premium and reinsurance receivables'),
  line('investments', 'Investasi', 'Investments'),
  line('fixedAssets', 'Aset tetap', 'Property, plant and equipment'),
  line('intangibles', 'Aset takberwujud', 'Intangible assets'),
  line('otherAssets', 'Aset lain-lain', 'Other assets'),
  line(
    'totalAssets',
    'Jumlah aset',
    'Total assets',
    'cash',
    'receivables',
    'investments',
    'fixedAssets',
    'intangibles',
    'otherAssets',
  ),
  line('payables', 'Utang klaim dan reasuransi', 'Claims and reinsurance payables'),
  line('technicalReserves', 'Liabilitas kontrak asuransi', 'Insurance contract liabilities'),
  line('borrowings', 'Pinjaman', 'Borrowings'),
  line('otherLiabilities', 'Liabilitas lain-lain', 'Other liabilities'),
  line(
    'totalLiabilities',
    'Jumlah liabilitas',
    'Total liabilities',
    'payables',
    'technicalReserves',
    'borrowings',
    'otherLiabilities',
  ),
  ...equity,
]

const multifinanceBalanceSheet: readonly StatementLineDefinition[] = [
  line('cash', 'Kas dan setara kas', 'Cash and cash equivalents'),
  line('receivables', 'Piutang pembiayaan – bersih', 'Financing receivables, net'),
  line('investments', 'Investasi dan piutang lain', 'Investments and other receivables'),
  line('fixedAssets', 'Aset tetap', 'Property, plant and equipment'),
  line('intangibles', 'Aset takberwujud', 'Intangible assets'),
  line('otherAssets', 'Aset lain-lain', 'Other assets'),
  line(
    'totalAssets',
    'Jumlah aset',
    'Total assets',
    'cash',
    'receivables',
    'investments',
    'fixedAssets',
    'intangibles',
    'otherAssets',
  ),
  line('payables', 'Utang usaha', 'Trade payables'),
  line('borrowings', 'Pinjaman dan obligasi', 'Borrowings and bonds'),
  line('otherLiabilities', 'Liabilitas lain-lain', 'Other liabilities'),
  line(
    'totalLiabilities',
    'Jumlah liabilitas',
    'Total liabilities',
    'payables',
    'borrowings',
    'otherLiabilities',
  ),
  ...equity,
]

const financialProfitLoss: readonly StatementLineDefinition[] = [
  line('revenue', 'Pendapatan', 'Revenue'),
  line('operatingExpenses', 'Beban usaha', 'Operating expenses'),
  line('operatingProfit', 'Laba usaha', 'Operating profit', 'revenue', '-operatingExpenses'),
  ...generalProfitLoss.slice(generalProfitLoss.findIndex((entry) => entry.key === 'financeCosts')),
]

const shareNotes: readonly StatementLineDefinition[] = [
  line('weightedShares', 'Rata-rata tertimbang saham', 'Weighted average shares'),
  line('sharesOutstanding', 'Saham beredar', 'Shares outstanding'),
  line('exchangeRate', 'Kurs tengah akhir periode (Rp)', 'Middle rate at the end of the period (Rp)'),
]

const bankNotes: readonly StatementLineDefinition[] = [
  ...shareNotes,
  line(
    'nonPerformingLoans',
    'Kredit bermasalah (kolektibilitas 3–5)',
    'Non-performing loans (collectability 3–5)',
  ),
  line('capitalAdequacy', 'Rasio KPMM (%)', 'Capital adequacy ratio (%)'),
]

const shariaLabels = {
  loans: { id: 'Pembiayaan (bruto)', en: 'Financing (gross)' },
  loansNet: { id: 'Pembiayaan – bersih', en: 'Financing, net' },
  interestIncome: { id: 'Pendapatan pengelolaan dana', en: 'Income from fund management' },
  interestExpense: { id: 'Hak pihak ketiga atas bagi hasil', en: 'Third parties’ share of return' },
  netInterestIncome: { id: 'Pendapatan setelah bagi hasil', en: 'Income after profit sharing' },
  currentDeposits: { id: 'Giro wadiah', en: 'Wadiah current deposits' },
  savings: { id: 'Tabungan wadiah', en: 'Wadiah savings deposits' },
  timeDeposits: { id: 'Deposito lainnya', en: 'Other time deposits' },
} as const

export const statementLayouts: Readonly<Record<StatementLayoutName, StatementLayout>> = {
  general: {
    balanceSheet: generalBalanceSheet,
    profitLoss: generalProfitLoss,
    cashFlow: generalCashFlow,
    notes: shareNotes,
  },
  bank: {
    balanceSheet: bankBalanceSheet,
    profitLoss: bankProfitLoss,
    cashFlow: generalCashFlow,
    notes: bankNotes,
  },
  shariaBank: {
    balanceSheet: relabelled(bankBalanceSheet, shariaLabels),
    profitLoss: relabelled(bankProfitLoss, shariaLabels),
    cashFlow: generalCashFlow,
    notes: bankNotes,
  },
  insurer: {
    balanceSheet: insurerBalanceSheet,
    profitLoss: financialProfitLoss,
    cashFlow: generalCashFlow,
    notes: shareNotes,
  },
  multifinance: {
    balanceSheet: multifinanceBalanceSheet,
    profitLoss: financialProfitLoss,
    cashFlow: generalCashFlow,
    notes: shareNotes,
  },
}

export function isBankLayout(layout: StatementLayoutName): boolean {
  return layout === 'bank' || layout === 'shariaBank'
}

/** All lines of a layout in the order of its statements. */
export function listLayoutLines(layout: StatementLayoutName): readonly StatementLineDefinition[] {
  const { balanceSheet, profitLoss, cashFlow, notes } = statementLayouts[layout]
  return [...balanceSheet, ...profitLoss, ...cashFlow, ...notes]
}
