import type { StatementLayoutName } from '@site/finance/statement-layouts.ts'

/** The amount of a concept in the period or at its beginning, in full units; undefined without a fact. */
type Amounts = (concept: string, at?: 'opening') => number | undefined
/** Reads a line from the concepts; `known` has the lines before it. */
type Reading = (amounts: Amounts, known: Readonly<Record<string, number | undefined>>) => number | undefined

/** The lines of a layout by concept of the exchange's taxonomy, which has more concepts than our layouts have lines. */
export interface ConceptMap {
  /** In the order of reading. */
  readonly lines: Readonly<Record<string, Reading>>
  /** Lines that are the rest of their total, such as other current assets. */
  readonly rests: readonly string[]
}

/** The first concept with a fact. */
function first(...concepts: readonly string[]): Reading {
  return (amounts) => concepts.map((concept) => amounts(concept)).find((amount) => amount !== undefined)
}

/** Filers leave out concepts that they do not have. */
function sum(...concepts: readonly string[]): Reading {
  return (amounts) => sumKnown(concepts.map((concept) => amounts(concept)))
}

/** Some filers state costs and allowances as negative amounts. */
function costs(...concepts: readonly string[]): Reading {
  return (amounts) =>
    sumKnown(
      concepts.map((concept) => {
        const amount = amounts(concept)
        return amount === undefined ? undefined : Math.abs(amount)
      }),
    )
}

function total(...keys: readonly string[]): Reading {
  return (_, known) => sumKnown(keys.map((key) => known[key]))
}

/** As `total`, but undefined if a line is missing. */
function whole(...keys: readonly string[]): Reading {
  return (_, known) => {
    const amounts = keys.map((key) => known[key])
    return amounts.includes(undefined) ? undefined : sumKnown(amounts)
  }
}

/** undefined if all are. */
function sumKnown(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, amount) => sum + amount, 0)
}

function either(...readings: readonly Reading[]): Reading {
  return (amounts, known) => {
    for (const reading of readings) {
      const amount = reading(amounts, known)
      if (amount !== undefined) return amount
    }
    return undefined
  }
}

/** undefined without both. */
function minus(reading: Reading, subtracted: Reading): Reading {
  return (amounts, known) => {
    const [a, b] = [reading(amounts, known), subtracted(amounts, known)]
    return a === undefined || b === undefined ? undefined : a - b
  }
}

/** `part` may be missing. */
function plus(reading: Reading, part: Reading, sign: 1 | -1 = 1): Reading {
  return (amounts, known) => {
    const amount = reading(amounts, known)
    return amount === undefined ? undefined : amount + sign * (part(amounts, known) ?? 0)
  }
}

function net(reading: Reading, allowance: Reading): Reading {
  return plus(reading, allowance, -1)
}

function parties(...concepts: readonly string[]): string[] {
  return concepts.flatMap((concept) => [`${concept}ThirdParties`, `${concept}RelatedParties`])
}

const debts = [
  'BankLoans',
  'Non-BankFinancialInstitutionsLoan',
  'SecuredLoans',
  'UnsecuredLoans',
  'StepLoans',
  'LoansFromGovernmentOfTheRepublicOfIndonesia',
  'SubordinatedLoans',
  'ConsumerFinancingPayables',
  'FinanceLeaseLiabilities',
  'NotesPayable',
  'MediumTermNotes',
  'BondsPayable',
  'Sukuk',
  'SubordinatedBonds',
  'OtherBorrowings',
]

const equity = {
  paidInCapital: sum('CommonStocks', 'PreferredStocks', 'AdditionalPaidInCapital'),
  retainedEarnings: sum('AppropriatedRetainedEarnings', 'UnappropriatedRetainedEarnings'),
  parentEquity: first('EquityAttributableToEquityOwnersOfParentEntity'),
  nonControlling: first('NonControllingInterests'),
  totalEquity: first('Equity'),
}

const profit = {
  profitBeforeTax: first('ProfitLossBeforeIncomeTax'),
  discontinued: first('ProfitLossFromDiscontinuedOperations'),
  netProfit: first('ProfitLoss'),
  // The sign of the concept TaxBenefitExpenses differs between filers.
  tax: minus(
    total('profitBeforeTax'),
    either(first('ProfitLossFromContinuingOperations'), net(total('netProfit'), total('discontinued'))),
  ),
  parentProfit: first('ProfitLossAttributableToParentEntity'),
  eps: sum(
    'BasicEarningsLossPerShareFromContinuingOperations',
    'BasicEarningsLossPerShareFromDiscontinuedOperations',
  ),
}

const cashFlow = {
  operating: first('NetCashFlowsReceivedFromUsedInOperatingActivities'),
  investing: first('NetCashFlowsReceivedFromUsedInInvestingActivities'),
  financing: first('NetCashFlowsReceivedFromUsedInFinancingActivities'),
  fx: sum(
    'EffectOfExchangeRateChangesOnCashAndCashEquivalents',
    'CashAndCashEquivalentOfDeconsolidatedSubsidiaries',
    'OtherIncreaseDecreaseInCashAndCashEquivalents',
  ),
  // The concept excludes exchange rate changes.
  netChange: either(
    plus(first('NetIncreaseDecreaseInCashAndCashEquivalents'), total('fx')),
    plus(whole('operating', 'investing', 'financing'), total('fx')),
  ),
  beginning: (amounts: Amounts) => amounts('CashAndCashEquivalentsCashFlows', 'opening'),
  ending: first('CashAndCashEquivalentsCashFlows'),
}

const notes = {
  exchangeRate: first('ConversionRateAtReportingDateIfPresentationCurrencyIsOtherThanRupiah'),
}

const general: ConceptMap = {
  lines: {
    cash: first('CashAndCashEquivalents'),
    receivables: sum(...parties('TradeReceivables')),
    inventories: sum('CurrentInventories', 'CurrentRealEstateAssets', 'CurrentLivestockInventories'),
    currentAssets: first('CurrentAssets'),
    fixedAssets: first('PropertyPlantAndEquipment'),
    intangibles: sum('Goodwill', 'IntangibleAssetsOtherThanGoodwill'),
    totalAssets: first('Assets'),
    payables: sum(...parties('TradePayables')),
    shortTermDebt: sum(
      'ShortTermBankLoans',
      'TrustReceiptsPayables',
      ...debts.map((debt) => `CurrentMaturitiesOf${debt}`),
    ),
    currentLiabilities: first('CurrentLiabilities'),
    longTermDebt: sum(...debts.map((debt) => `LongTerm${debt}`), 'ConvertibleBonds'),
    totalLiabilities: first('Liabilities'),
    ...equity,
    revenue: first('SalesAndRevenue'),
    costOfRevenue: either(minus(total('revenue'), first('GrossProfit')), costs('CostOfSalesAndRevenue')),
    grossProfit: either(first('GrossProfit'), minus(total('revenue'), total('costOfRevenue'))),
    operatingExpenses: either(
      minus(total('grossProfit'), first('ProfitFromOperation')),
      costs('SellingExpenses', 'GeneralAndAdministrativeExpenses'),
    ),
    operatingProfit: either(
      first('ProfitFromOperation'),
      minus(total('grossProfit'), total('operatingExpenses')),
    ),
    financeCosts: costs('InterestAndFinanceCosts'),
    ...profit,
    ...cashFlow,
    ...notes,
  },
  rests: [
    'otherCurrentAssets',
    'otherNonCurrentAssets',
    'otherCurrentLiabilities',
    'otherNonCurrentLiabilities',
    'otherEquity',
    'otherIncome',
  ],
}

const shariaFinancing = [
  'MurabahahReceivables',
  'IstishnaReceivables',
  'IjarahReceivables',
  'QardhFunds',
  'MudharabahFinancing',
  'MusyarakahFinancing',
]

const bank: ConceptMap = {
  lines: {
    cash: first('Cash'),
    bankIndonesia: first('CurrentAccountsWithBankIndonesia'),
    otherBanks: net(
      sum(...parties('CurrentAccountsWithOtherBanks', 'PlacementsWithBankIndonesiaAndOtherBanks')),
      costs(
        'AllowanceForImpairmentLossesForCurrentAccountsWithOtherBanks',
        'AllowanceForImpairmentLossesForPlacementsWithOtherBanks',
      ),
    ),
    securities: net(
      sum(...parties('MarketableSecurities'), 'SecuritiesPurchasedUnderAgreementToResale', 'GovernmentBonds'),
      costs('AllowanceForImpairmentLossesForMarketableSecurities'),
    ),
    loans: either(sum(...parties('Loans', ...shariaFinancing)), first('TotalLoansGross')),
    ckpn: costs(
      'AllowanceForImpairmentLossesForLoans',
      ...shariaFinancing.map((financing) => `AllowanceForImpairmentLossesFor${financing}`),
    ),
    loansNet: net(total('loans'), total('ckpn')),
    fixedAssets: first('PropertyPlantAndEquipment'),
    totalAssets: first('Assets'),
    currentDeposits: either(
      sum(...parties('CurrentAccounts', 'WadiahDemandDeposits')),
      first('CurrentAccounts'),
    ),
    savings: either(sum(...parties('Savings', 'WadiahSavings')), first('SavingsDeposits')),
    timeDeposits: either(sum(...parties('TimeDeposits', 'WakalahDeposits')), first('TimeDeposits')),
    deposits: total('currentDeposits', 'savings', 'timeDeposits'),
    bankDeposits: sum(...parties('OtherBanksDeposits'), 'OtherBankdsDepositsRelatedParties'),
    borrowings: sum(
      ...parties('Borrowings', 'SubordinatedLoans'),
      'SecuritiesSoldWithRepurchaseAgreement',
      'BondsPayable',
      'Sukuk',
      'SubordinatedBonds',
      'MediumTermNotes',
      'OthersSecuritiesIssued',
    ),
    totalLiabilities: first('Liabilities'),
    temporarySyirkah: sum('TemporarySyirkahFunds', 'AccumulatedTabarrusFunds'),
    totalEquity: first('Equity'),
    interestIncome: either(
      first('TotalInterestAndShariaIncome'),
      sum('InterestIncome', 'RevenueFromFundManagementAsMudharib'),
    ),
    interestExpense: either(
      costs('TotalInterestAndShariaExpense'),
      costs('InterestExpenses', 'ThirdPartiesShareOnReturnOfTemporarySyirkahFunds'),
    ),
    netInterestIncome: net(total('interestIncome'), total('interestExpense')),
    provision: costs(
      'AllowancesForImpairmentLossesOnEarningsAssets',
      'AllowancesForImpairmentLossesOnNonEarningsAssets',
    ),
    operatingExpenses: costs(
      'GeneralAndAdministrativeExpenses',
      'SellingExpenses',
      'RentMaintenanceAndImprovementExpenses',
      'OtherFeesAndCommissionsExpenses',
      'OtherOperatingExpenses',
    ),
    operatingProfit: first('ProfitFromOperation'),
    ...profit,
    ...cashFlow,
    ...notes,
  },
  rests: ['otherAssets', 'otherLiabilities', 'feeIncome', 'nonOperating'],
}

/** The main lines of insurers and finance companies, whose own concepts are not mapped. */
const otherFinancial: ConceptMap = {
  lines: {
    cash: first('CashAndCashEquivalents', 'Cash'),
    fixedAssets: first('PropertyPlantAndEquipment'),
    totalAssets: first('Assets'),
    totalLiabilities: first('Liabilities'),
    ...equity,
    ...profit,
    ...cashFlow,
    ...notes,
  },
  rests: ['otherEquity'],
}

export const conceptMaps: Readonly<Record<StatementLayoutName, ConceptMap>> = {
  general,
  bank,
  shariaBank: bank,
  insurer: otherFinancial,
  multifinance: otherFinancial,
}
