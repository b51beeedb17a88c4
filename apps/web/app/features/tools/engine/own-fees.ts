import type { Fee } from '@site/contracts/content/fees.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { appFee } from '#app/page-parts/lot-cost.ts'
import { figuresIn } from './figures.ts'
import type { ToolContext } from './tool.ts'

const id = {
  buy: (percent: string, day: string) =>
    `Biaya beli ${percent} adalah tarif kami untuk order lewat aplikasi, berlaku sejak ${day}.`,
  sell: (percent: string, day: string) =>
    `Biaya jual ${percent} adalah tarif kami ditambah PPh final, berlaku sejak ${day}.`,
  minimum: (amount: string) => `Biaya minimum kami ${amount} per order belum dihitung.`,
}

const en: typeof id = {
  buy: (percent, day) => `The buying fee of ${percent} is ours for orders in the app, in force since ${day}.`,
  sell: (percent, day) =>
    `The selling fee of ${percent} is ours with the final income tax, in force since ${day}.`,
  minimum: (amount) => `Our minimum fee of ${amount} per order is not counted.`,
}

const copy = { id, en }

interface OwnFee {
  /** Example of a form; 0 if the fee is unknown. */
  readonly percent: number
  /** Where the fee is from, if the form has it. */
  noteFor(percent: number): string[]
}

/** Our own fees of orders in the app; that of a sale includes its tax. */
export function ownFees({ locale, today, facts }: ToolContext): { buy: OwnFee; sell: OwnFee } {
  const salesTax = tradingRatesOn(today)?.salesTax ?? 0
  return { buy: ownFee('buy', 0), sell: ownFee('sell', salesTax) }

  function ownFee(side: Fee['side'], tax: number): OwnFee {
    const fee = appFee(facts.fees, side, today)
    const percent = fee === null ? tax : Number((fee.percent + tax).toFixed(4))
    const format = figuresIn(locale)
    return {
      percent,
      noteFor: (used) =>
        fee !== null && used === percent
          ? [
              copy[locale][side](format.percent(percent), format.day(fee.validFrom)),
              ...(fee.minimum ? [copy[locale].minimum(format.rupiah(fee.minimum))] : []),
            ]
          : [],
    }
  }
}
