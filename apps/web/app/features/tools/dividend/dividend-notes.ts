import { dividendTax, type TaxBranch } from '@site/finance/market-calculators/dividend-income.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { shareEventNames } from '#app/market/share-event-names.ts'
import { figuresIn } from '../engine/figures.ts'
import type { CashDividend } from '../engine/tool-facts.ts'
import { copy } from './copy.ts'

/** The tax of a case, with its source and the day it was checked. */
export function taxNotes(locale: Locale, taxed: TaxBranch): string[] {
  const words = copy[locale]
  const { number, day } = figuresIn(locale)
  const { paid, reinvested, foreign } = words.branchNotes
  const texts = { paid, reinvested: reinvested(number(dividendTax.holdingYears)), foreign }
  return [texts[taxed], words.source(dividendTax.source, day(dividendTax.checked)), words.rounding]
}

/** At which exchange rates dividends in dollars were converted. */
export function conversionNotes(
  locale: Locale,
  ticker: string,
  dividends: readonly CashDividend[],
): string[] {
  const { rupiah, day } = figuresIn(locale)
  return dividends.flatMap(({ dollars }) => {
    if (dollars === null || dollars.rate === null) return []
    const { amount, rate, rateDay, isEstimated } = dollars
    const format = copy[locale][isEstimated ? 'estimated' : 'converted']
    return format(ticker, dollarText(locale, amount), rupiah(rate), rateDay && day(rateDay))
  })
}

/** What dividends from before a split or share issue are for shares of today. */
export function restatedNotes(locale: Locale, ticker: string, dividends: readonly CashDividend[]): string[] {
  const { rupiah, day } = figuresIn(locale)
  return dividends.flatMap(({ before, amountPerShare, dollars }) => {
    if (before === null || amountPerShare === null) return []
    const { amount, kind, date } = before
    const announced = dollars === null ? rupiah(amount) : dollarText(locale, amount)
    const event = shareEventNames[locale][kind]
    return copy[locale].restated(ticker, announced, event, day(date), rupiah(amountPerShare))
  })
}

export const dollarText = (locale: Locale, amount: number) => `USD ${figuresIn(locale).number(amount)}`
