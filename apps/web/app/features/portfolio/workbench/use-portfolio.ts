import { useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { mergeHoldings } from '../files/add-trades.ts'
import type { Holding } from '../files/holding.ts'
import { limits } from '../files/limits.ts'
import { readSavedPortfolio } from './saved-portfolio.ts'
import type { Words } from './words.ts'

/** The holdings on this page: those saved on this device, or none. Only the memory has them. */
export function usePortfolio(locale: Locale, inputErrors: Words['inputErrors']) {
  const [holdings, setHoldings] = useState<readonly Holding[]>(() => readSavedPortfolio() ?? [])
  const [isSample, setIsSample] = useState(false)
  const show = (next: readonly Holding[], isNextSample = false) => {
    setHoldings(next)
    setIsSample(isNextSample)
  }
  return {
    holdings,
    isSample,
    /** Returns what is wrong, in which case nothing is added; a sample ends. */
    add(added: readonly Holding[]): string | null {
      const next = mergeHoldings(isSample ? [] : holdings, added)
      if (next.length > limits.holdings) return inputErrors.tooMany(formatNumber(locale, next.length))
      show(next)
      return null
    },
    open: (opened: readonly Holding[]) => show(opened),
    remove(ticker: string): void {
      const left = holdings.filter((holding) => holding.ticker !== ticker)
      show(left, isSample && left.length > 0)
    },
    showSample: (sample: readonly Holding[]) => show(sample, true),
  }
}
