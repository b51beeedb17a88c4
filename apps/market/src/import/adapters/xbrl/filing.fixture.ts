/** Amounts in millions by concept. Concepts of a flow and of a balance are told apart by the period. */
type Facts = Readonly<Record<string, number>>

function facts(text: string): Facts {
  return Object.fromEntries(
    text.split(',').map((fact) => {
      const [concept = '', amount] = fact.trim().split(' ')
      return [concept, Number(amount)] as const
    }),
  )
}

interface FilingOptions {
  readonly ticker: string
  readonly industry: string
  readonly currency: string
  /** As filed, such as `Rupiah / IDR`. */
  readonly currencyText: string
  readonly periods: readonly {
    readonly start: string
    readonly end: string
    readonly flows: Facts
    readonly balances: Facts
    /** On the day before `start`. */
    readonly openingCash?: number
  }[]
  /** Facts about the filing. */
  readonly about?: Readonly<Record<string, string>>
}

const perShare = /PerShare/

/** A filing as the exchange publishes it; the first period is the current one. */
export function xbrlFiling({
  ticker,
  industry,
  currency,
  currencyText,
  periods,
  about,
}: FilingOptions): string {
  const [current] = periods
  const entity = `<xbrli:entity><xbrli:identifier scheme="http://www.idx.co.id/xbrl">${ticker.toLowerCase()}_user</xbrli:identifier></xbrli:entity>`
  const contexts: string[] = []
  const facts: string[] = []
  const addContext = (id: string, period: string, dimension = '') =>
    contexts.push(
      `<xbrli:context id="${id}">${entity}<xbrli:period>${period}</xbrli:period>${dimension}</xbrli:context>`,
    )
  const addFact = (concept: string, context: string, millions: number) => {
    const isPerShare = perShare.test(concept)
    const value = isPerShare ? millions : millions * 1_000_000
    const unit = isPerShare ? `${currency}PerShares` : currency
    facts.push(
      `<idx-cor:${concept} contextRef="${context}" unitRef="${unit}" decimals="-6">${value}</idx-cor:${concept}>`,
    )
  }
  for (const [index, { start, end, flows, balances, openingCash }] of periods.entries()) {
    addContext(
      `duration${index}`,
      `<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`,
    )
    addContext(`instant${index}`, `<xbrli:instant>${end}</xbrli:instant>`)
    addContext(`opening${index}`, `<xbrli:instant>${dayBefore(start)}</xbrli:instant>`)
    addContext(
      `segment${index}`,
      `<xbrli:instant>${end}</xbrli:instant>`,
      '<xbrli:scenario><xbrldi:explicitMember dimension="idx-cor:SegmentAxis">idx-cor:OneMember</xbrldi:explicitMember></xbrli:scenario>',
    )
    addFact('Assets', `segment${index}`, 1)
    for (const [concept, amount] of Object.entries(flows)) addFact(concept, `duration${index}`, amount)
    for (const [concept, amount] of Object.entries(balances)) addFact(concept, `instant${index}`, amount)
    if (openingCash !== undefined) addFact('CashAndCashEquivalentsCashFlows', `opening${index}`, openingCash)
  }
  const texts = Object.entries({
    EntityCode: ticker,
    EntityMainIndustry: industry,
    CurrentPeriodEndDate: current?.end ?? '',
    DescriptionOfPresentationCurrency: currencyText,
    ...about,
  }).map(([name, text]) => `<idx-dei:${name} contextRef="instant0">${text}</idx-dei:${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:idx-dei="http://www.idx.co.id/xbrl/taxonomy/2020-01-01/dei" xmlns:idx-cor="http://www.idx.co.id/xbrl/taxonomy/2020-01-01/cor">
${contexts.join('\n')}
<xbrli:unit id="${currency}"><xbrli:measure>iso4217:${currency}</xbrli:measure></xbrli:unit>
<xbrli:unit id="${currency}PerShares"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:${currency}</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>
${[...texts, ...facts].join('\n')}
</xbrli:xbrl>
`
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** A bank with a sharia unit. Some filers state costs as negative amounts. */
export const bankFiling: FilingOptions = {
  ticker: 'BQNS',
  industry: 'Keuangan dan Syariah / Financial and Sharia',
  currency: 'IDR',
  currencyText: 'Rupiah / IDR',
  periods: [
    {
      start: '2025-01-01',
      end: '2025-12-31',
      openingCash: 85_000,
      balances: facts(`
        Cash 12000, CurrentAccountsWithBankIndonesia 20000, CurrentAccountsWithOtherBanksThirdParties 3000,
        CurrentAccountsWithOtherBanksRelatedParties 500,
        AllowanceForImpairmentLossesForCurrentAccountsWithOtherBanks -20,
        PlacementsWithBankIndonesiaAndOtherBanksThirdParties 9000,
        AllowanceForImpairmentLossesForPlacementsWithOtherBanks 30, MarketableSecuritiesThirdParties 40000,
        AllowanceForImpairmentLossesForMarketableSecurities 100,
        SecuritiesPurchasedUnderAgreementToResale 5000, GovernmentBonds 15000, LoansThirdParties 180000,
        LoansRelatedParties 5000, AllowanceForImpairmentLossesForLoans -6000,
        MurabahahReceivablesThirdParties 4000, AllowanceForImpairmentLossesForMurabahahReceivables -150,
        PropertyPlantAndEquipment 5000, OtherAssets 2800, Assets 295000, CurrentAccountsThirdParties 50000,
        CurrentAccountsRelatedParties 2000, WadiahDemandDepositsThirdParties 1000, SavingsThirdParties 80000,
        TimeDepositsThirdParties 90000, TimeDepositsRelatedParties 4000, OtherBanksDepositsThirdParties 8000,
        BorrowingsThirdParties 6000, BondsPayable 3000, Liabilities 248000, TemporarySyirkahFunds 7000,
        Equity 40000, CashAndCashEquivalentsCashFlows 87700`),
      flows: facts(`
        InterestIncome 18000, RevenueFromFundManagementAsMudharib 500, InterestExpenses -6200,
        ThirdPartiesShareOnReturnOfTemporarySyirkahFunds -300,
        AllowancesForImpairmentLossesOnEarningsAssets -1500, GeneralAndAdministrativeExpenses -5000,
        OtherFeesAndCommissionsExpenses -200, OtherOperatingExpenses -800, ProfitFromOperation 7500,
        NonOperatingIncome 100, ProfitLossBeforeIncomeTax 7600, TaxBenefitExpenses -1600, ProfitLoss 6000,
        ProfitLossAttributableToParentEntity 5900, BasicEarningsLossPerShareFromContinuingOperations 250,
        NetCashFlowsReceivedFromUsedInOperatingActivities 9000,
        NetCashFlowsReceivedFromUsedInInvestingActivities -4000,
        NetCashFlowsReceivedFromUsedInFinancingActivities -2500,
        NetIncreaseDecreaseInCashAndCashEquivalents 2500,
        EffectOfExchangeRateChangesOnCashAndCashEquivalents 200`),
    },
  ],
}

/** The lines of `bankFiling` as in statements.csv, worked out by hand. */
export const bankLines: Facts = facts(`
  cash 12000, bankIndonesia 20000, otherBanks 12450, securities 59900, loans 189000, ckpn 6150,
  loansNet 182850, fixedAssets 5000, otherAssets 2800, totalAssets 295000, currentDeposits 53000,
  savings 80000, timeDeposits 94000, deposits 227000, bankDeposits 8000, borrowings 9000,
  otherLiabilities 4000, totalLiabilities 248000, temporarySyirkah 7000, totalEquity 40000,
  interestIncome 18500, interestExpense 6500, netInterestIncome 12000, feeIncome 3000, provision 1500,
  operatingExpenses 6000, operatingProfit 7500, nonOperating 100, profitBeforeTax 7600, tax 1600,
  netProfit 6000, parentProfit 5900, eps 250, operating 9000, investing -4000, financing -2500, fx 200,
  netChange 2700, beginning 85000, ending 87700`)

/** A company of general industry with a fiscal year to June, in dollars, with discontinued operations. */
export const generalFiling: FilingOptions = {
  ticker: 'GDVN',
  industry: 'Umum / General',
  currency: 'USD',
  currencyText: 'Dolar AS / USD',
  about: { ConversionRateAtReportingDateIfPresentationCurrencyIsOtherThanRupiah: '16250' },
  periods: [
    {
      start: '2025-07-01',
      end: '2026-06-30',
      openingCash: 96,
      balances: facts(`
        CashAndCashEquivalents 120, TradeReceivablesThirdParties 60, TradeReceivablesRelatedParties 5,
        CurrentInventories 45.5, CurrentAssets 250, PropertyPlantAndEquipment 400.25, Goodwill 10,
        IntangibleAssetsOtherThanGoodwill 4.75, Assets 700, TradePayablesThirdParties 40,
        ShortTermBankLoans 20, CurrentMaturitiesOfBankLoans 15, CurrentMaturitiesOfFinanceLeaseLiabilities 1,
        CurrentLiabilities 90, LongTermBankLoans 100, LongTermBondsPayable 50, Liabilities 260,
        CommonStocks 80, AdditionalPaidInCapital 120, AppropriatedRetainedEarnings 10,
        UnappropriatedRetainedEarnings 200, EquityAttributableToEquityOwnersOfParentEntity 430,
        NonControllingInterests 10, Equity 440, CashAndCashEquivalentsCashFlows 120`),
      flows: facts(`
        SalesAndRevenue 500, CostOfSalesAndRevenue -320, GrossProfit 180, SellingExpenses -30,
        GeneralAndAdministrativeExpenses -50, InterestAndFinanceCosts -12, ProfitLossBeforeIncomeTax 95,
        TaxBenefitExpenses -24, ProfitLossFromContinuingOperations 71,
        ProfitLossFromDiscontinuedOperations -5, ProfitLoss 66, ProfitLossAttributableToParentEntity 64,
        BasicEarningsLossPerShareFromContinuingOperations 0.0138,
        BasicEarningsLossPerShareFromDiscontinuedOperations -0.001,
        NetCashFlowsReceivedFromUsedInOperatingActivities 110,
        NetCashFlowsReceivedFromUsedInInvestingActivities -60,
        NetCashFlowsReceivedFromUsedInFinancingActivities -25,
        NetIncreaseDecreaseInCashAndCashEquivalents 25,
        EffectOfExchangeRateChangesOnCashAndCashEquivalents -1`),
    },
    {
      start: '2024-07-01',
      end: '2025-06-30',
      balances: { CashAndCashEquivalents: 96, Assets: 640, Liabilities: 250, Equity: 390 },
      flows: {
        SalesAndRevenue: 450,
        ProfitLoss: 50,
        ProfitLossAttributableToParentEntity: 48,
        NetCashFlowsReceivedFromUsedInOperatingActivities: 90,
      },
    },
    // A quarter by itself, and a year without a balance sheet.
    {
      start: '2026-04-01',
      end: '2026-06-30',
      balances: {},
      flows: { ProfitLoss: 20, NetCashFlowsReceivedFromUsedInOperatingActivities: 30 },
    },
    { start: '2023-07-01', end: '2024-06-30', balances: {}, flows: { ProfitLoss: 40 } },
  ],
}

/** The lines of the first two periods of `generalFiling`, worked out by hand. */
export const generalLines: readonly { readonly end: string; readonly lines: Facts }[] = [
  {
    end: '2026-06-30',
    lines: facts(`
      cash 120, receivables 65, inventories 45.5, otherCurrentAssets 19.5, currentAssets 250,
      fixedAssets 400.25, intangibles 14.75, otherNonCurrentAssets 35, totalAssets 700, payables 40,
      shortTermDebt 36, otherCurrentLiabilities 14, currentLiabilities 90, longTermDebt 150,
      otherNonCurrentLiabilities 20, totalLiabilities 260, paidInCapital 200, retainedEarnings 210,
      otherEquity 20, parentEquity 430, nonControlling 10, totalEquity 440, revenue 500, costOfRevenue 320,
      grossProfit 180, operatingExpenses 80, operatingProfit 100, financeCosts 12, otherIncome 7,
      profitBeforeTax 95, tax 24, discontinued -5, netProfit 66, parentProfit 64, eps 0.0128,
      operating 110, investing -60, financing -25, fx -1, netChange 24, beginning 96, ending 120,
      exchangeRate 16250`),
  },
  {
    end: '2025-06-30',
    lines: facts(`
      cash 96, totalAssets 640, totalLiabilities 250, totalEquity 390, revenue 450, netProfit 50,
      parentProfit 48, operating 90, ending 96`),
  },
]
