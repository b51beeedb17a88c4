import { feeNames } from '@site/contracts/content/fee-names.ts'
import { type Fee, type FeeAccount, feeChannels } from '@site/contracts/content/fees.ts'
import { findBreakEven } from '@site/finance/break-even.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { type TradingRates, tradingRatesOn } from '@site/finance/trading-rates.ts'
import { transactionCost } from '@site/finance/transaction-cost.ts'
import type { DocumentPart } from '@site/pdf/text-document.ts'
import { formatDate, formatNumber, formatPercent, formatRate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { withSalesTax } from '#app/page-parts/lot-cost.ts'
import { documentCopy } from './document-copy.server.ts'
import { createTextPart } from './product-document.ts'
import { formatStampDuty } from './stamp-duty-text.server.ts'

export interface TradeFees {
  readonly fees: readonly Fee[]
  readonly account: FeeAccount
  readonly day: string
}

const findFees = ({ fees, account, day }: TradeFees) =>
  feeChannels.flatMap((channel) => {
    const [buy, sell] = (['buy', 'sell'] as const).map((side) =>
      findFee(fees, { account, channel, side }, day),
    )
    return buy && sell ? [{ channel, buy, sell }] : []
  })

/** The days from which the fees of an account are in force. */
export const findFeeDays = (of: TradeFees): string[] =>
  findFees(of).flatMap(({ buy, sell }) => [buy.validFrom, sell.validFrom])

/** Fees of share orders in percent, and what they include. */
export function createTradeCosts(locale: Locale, of: TradeFees): DocumentPart[] {
  const { costs } = documentCopy[locale]
  const rates = tradingRatesOn(of.day)
  const channels = findFees(of)
  if (rates === null || channels.length === 0) return [createTextPart(costs.none)]
  const sources = new Set(channels.flatMap(({ buy, sell }) => [buy.source, sell.source]))
  return [
    {
      kind: 'table',
      head: [costs.channel, costs.buy, costs.sell],
      rows: channels.map(({ channel, buy, sell }) => [
        feeNames.channels[channel][locale],
        formatFee(locale, buy, null),
        formatFee(locale, sell, rates),
      ]),
    },
    createTextPart(
      costs.included({
        levy: formatRate(locale, rates.levy),
        guaranteeFund: formatRate(locale, rates.guaranteeFund),
        vat: formatPercent(locale, rates.vat / 100, 0),
        tax: formatRate(locale, rates.salesTax),
      }),
    ),
    createTextPart(formatStampDuty(locale, rates.stampDuty, 'trades')),
    createTextPart(
      costs.since(formatDate(locale, findFeeDays(of).toSorted().at(-1) ?? of.day), [...sources].join('; ')),
    ),
  ]
}

function formatFee(locale: Locale, { percent, minimum }: Fee, rates: TradingRates | null): string {
  const { costs } = documentCopy[locale]
  const fee = formatRate(locale, percent)
  const withMinimum = minimum ? costs.minimum(fee, formatRupiah(locale, minimum)) : fee
  return rates === null
    ? withMinimum
    : costs.withTax(withMinimum, formatRate(locale, withSalesTax(percent, rates.salesTax)))
}

const example = { lots: 10, price: 1000, soldPrice: 1100 }

/** A purchase and a sale through the app, part by part; empty without fees in force. */
export function createTradeSimulation(locale: Locale, of: TradeFees): DocumentPart[] {
  const { simulation, costs } = documentCopy[locale]
  const rates = tradingRatesOn(of.day)
  const fees = findFees(of).find(({ channel }) => channel === 'app')
  if (rates === null || fees === undefined) return []
  const { lots, price, soldPrice } = example
  const bought = transactionCost({ price, lots, side: 'buy' }, fees.buy, rates)
  const sold = transactionCost({ price: soldPrice, lots, side: 'sell' }, fees.sell, rates)
  const money = (amount: number) => formatRupiah(locale, amount)
  const row = (label: string, of: (cost: typeof bought) => number) => [
    label,
    money(of(bought)),
    money(of(sold)),
  ]
  const breakEven = findBreakEven({ paid: bought.net, lots, day: of.day }, fees.sell, rates)
  return [
    createTextPart(simulation.trade(formatNumber(locale, lots), money(price), money(soldPrice))),
    {
      kind: 'table',
      head: [simulation.item, costs.buy, costs.sell],
      rows: [
        row(simulation.value, ({ value }) => value),
        row(simulation.commission, ({ commission, commissionVat }) => commission + commissionVat),
        row(simulation.levies, ({ levy, levyVat, guaranteeFund }) => levy + levyVat + guaranteeFund),
        row(simulation.tax, ({ salesTax }) => salesTax),
        row(simulation.stampDuty, ({ stampDuty }) => stampDuty),
        row(simulation.total, ({ net }) => net),
      ],
    },
    createTextPart(
      `${simulation.result(money(sold.net - bought.net))} ${simulation.breakEven(money(breakEven.price))} ${simulation.notForecast}`,
    ),
  ]
}
