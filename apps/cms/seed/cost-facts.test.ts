import { findBreakEven } from '@site/finance/break-even.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { initialCollateralRule } from '@site/finance/market-calculators/margin.ts'
import { stampDutyRuleOn } from '@site/finance/stamp-duty.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { transactionCost } from '@site/finance/transaction-cost.ts'
import { describe, expect, it } from 'vitest'
import { readDocuments } from './documents.fixture.ts'

const { lessons, faqs, terms, fees, serviceFees, accountTypes } = await readDocuments()
const day = '2026-11-26'
const lots = 100

const missingFrom = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part))

/** The lesson's purchase and its two sales, as the calculator has them. */
function lessonTrade() {
  const rates = tradingRatesOn(day)
  const list = fees.map(({ data }) => data)
  const feeFor = (side: 'buy' | 'sell') => findFee(list, { account: 'regular', channel: 'app', side }, day)
  const [buy, sell] = [feeFor('buy'), feeFor('sell')]
  if (rates === null || buy === null || sell === null) throw new Error('no fee of the demo is in force')
  const bought = transactionCost({ price: 1000, lots, side: 'buy' }, buy, rates)
  const saleAt = (price: number) => transactionCost({ price, lots, side: 'sell' }, sell, rates)
  return { bought, saleAt, breakEven: findBreakEven({ paid: bought.net, lots, day }, sell, rates).price }
}

describe.each(['id', 'en'] as const)('the costs in %s', (locale) => {
  const number = (value: number) => value.toLocaleString(locale === 'id' ? 'id-ID' : 'en-US')
  const money = (value: number) => (locale === 'id' ? `Rp${number(value)}` : `IDR ${number(value)}`)
  const findBody = (key: string) => lessons.find(({ data }) => data.key === key)?.data.body[locale] ?? ''

  it('are those of the calculator in the lesson about one transaction', () => {
    const { bought, saleAt, breakEven } = lessonTrade()
    // Literals of the law and of the tariff: a sale of Rp10,050,000 bears stamp duty and loses Rp125.
    expect([bought.net, saleAt(1000).net, breakEven]).toEqual([10_015_000, 9_975_000, 1_010])
    expect([saleAt(1005).net - bought.net, saleAt(1010).net - bought.net]).toEqual([-125, 49_750])
    const parts = [
      bought.levy,
      bought.levyVat,
      bought.guaranteeFund,
      bought.commission,
      bought.commissionVat,
      bought.net,
      saleAt(1000).net,
      saleAt(1005).net,
      saleAt(1010).net,
      breakEven,
      125,
      49_750,
    ]
    expect(missingFrom(findBody('what-a-trade-costs'), parts.map(money))).toEqual([])
  })

  it('are those of the price list in the question about opening an account', () => {
    const withdrawals = serviceFees.flatMap(({ data: { code, amount } }) =>
      code.startsWith('withdraw') && amount !== null ? amount : [],
    )
    expect(withdrawals).toEqual([2500, 2900, 25_000])
    const text = faqs.find(({ data }) => data.key === 'cost-of-opening-an-account')?.data.answer[locale] ?? ''
    expect(missingFrom(text, withdrawals.map(money))).toEqual([])
  })

  it('count both stamp duties in the break-even of the lesson about margin', () => {
    const costs = 150_000 + 493_151 + 250_000 + 2 * 10_000
    expect(costs).toBe(913_151)
    expect(missingFrom(findBody('margin-and-forced-sale'), [money(913_000), money(1_010)])).toEqual([])
  })

  it('name amount and thresholds of stamp duty in lesson, question and term', () => {
    const rule = stampDutyRuleOn(day)
    const term = terms.find(({ data }) => data.key === 'stamp-duty')?.data
    const question = faqs.find(({ data }) => data.key === 'what-fees-do-i-pay')?.data.answer[locale] ?? ''
    expect(rule).toMatchObject({ amount: 10_000, exemptUpTo: { trades: 10_000_000, ipoAllotment: 5e6 } })
    const million = (amount: number) => (locale === 'id' ? `Rp${amount} juta` : `IDR ${amount} million`)
    const amounts = [money(10_000), million(10), million(5)]
    expect(missingFrom(findBody('what-a-trade-costs'), [money(10_000), money(10_000_000)])).toEqual([])
    expect(missingFrom(question, [money(10_000), million(10), '10/2020', '3/2022'])).toEqual([])
    expect(missingFrom(`${term?.definition[locale]} ${term?.body?.[locale]}`, amounts)).toEqual([])
  })

  it('name the higher of share and amount as initial collateral in lesson, account and term', () => {
    const { percent, rupiah } = initialCollateralRule
    expect([percent, rupiah]).toEqual([50, 50_000_000])
    const account = accountTypes.find(({ data }) => data.key === 'margin')?.data.body[locale] ?? ''
    const term = terms.find(({ data }) => data.key === 'margin-account')?.data.definition[locale] ?? ''
    const words =
      locale === 'id' ? 'atau Rp50 juta, mana yang lebih tinggi' : 'or IDR 50 million, whichever is higher'
    for (const text of [findBody('margin-and-forced-sale'), account, term]) {
      expect(missingFrom(text, [words, '50'])).toEqual([])
    }
  })

  it('do not present the calculation of the initial collateral as the wording of a regulation', () => {
    const account = accountTypes.find(({ data }) => data.key === 'margin')?.data.body[locale] ?? ''
    const words =
      locale === 'id'
        ? 'Transaksi margin diatur POJK 6/2024.'
        : 'Margin trading is regulated by OJK Regulation 6/2024.'
    for (const text of [findBody('margin-and-forced-sale'), account]) {
      expect(missingFrom(text, [words])).toEqual([])
      expect(text).not.toMatch(/(menurut|under) (POJK|OJK Regulation) 6\/2024/)
    }
  })
})
