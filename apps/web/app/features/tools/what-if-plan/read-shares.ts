import type { TradeHistory } from '@site/contracts/market/trade-history.ts'
import { dayAfter } from '@site/finance/days.ts'
import type { PlannedShare } from '@site/finance/what-if/what-if-input.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { entryErrors } from '#app/page-parts/entry-errors.ts'
import { figuresIn } from '../engine/figures.ts'
import { findLastPrice } from '../engine/share-price.ts'
import type { ToolContext } from '../engine/tool.ts'
import type { PastFacts } from '../engine/tool-facts.ts'
import { copy } from './copy.ts'
import type { EarliestStart } from './read-schedule.ts'
import { rows } from './what-if-form.ts'

interface SharesForm {
  text(name: string): string
  optional(name: string): number | null
  remark(sentence: string): void
  reject(name: string, message: string, other?: string): void
}

type Row = (typeof rows)[number]

interface AskedShare {
  readonly row: Row
  readonly ticker: string
}

/** The shares of a form with their weights, and its errors about them. */
export function readShares(form: SharesForm, context: ToolContext): readonly PlannedShare[] {
  const { locale, search, facts } = context
  const words = copy[locale]
  const asked = rows
    .map((row) => ({ row, ticker: form.text(`ticker${row}`) }))
    .filter(({ ticker }) => ticker !== '')
  for (const [index, { row, ticker }] of asked.entries()) {
    const last = findLastPrice(ticker, { locale, facts })
    if (last !== null && 'error' in last && last.isUnknown) form.reject(`ticker${row}`, last.error)
    const isRepeated = asked.slice(0, index).some((before) => before.ticker === ticker)
    if (isRepeated) form.reject(`ticker${row}`, words.repeated(ticker))
  }
  for (const row of rows) {
    const hasWeight = form.optional(`weight${row}`) !== null
    if (hasWeight && form.text(`ticker${row}`) === '') form.reject(`ticker${row}`, words.tickerRequired)
  }
  if ((search.get('ticker6') ?? '').trim() !== '') form.reject('ticker5', words.tooMany)
  if (asked.length === 0) form.reject('ticker1', words.noTicker)
  return settleWeights(form, context, asked)
}

/** Equal weights if none is entered, the rest for the first share. */
function settleWeights(
  form: SharesForm,
  { locale, search }: ToolContext,
  asked: readonly AskedShare[],
): PlannedShare[] {
  const { percent } = figuresIn(locale)
  const isEmpty = rows.every((row) => (search.get(`weight${row}`) ?? '').trim() === '')
  if (isEmpty) {
    const equal = Math.floor(100 / asked.length)
    const shares = asked.map(({ ticker }, index) => ({
      ticker,
      weight: index === 0 ? 100 - equal * (asked.length - 1) : equal,
    }))
    // Not in the fields, where they would be typed weights as soon as somebody adds a share.
    const list = shares.map(({ ticker, weight }) => `${ticker} ${percent(weight)}`).join(', ')
    if (shares.length > 1) form.remark(copy[locale].equalWeights(list))
    return shares
  }
  const shares = asked.map(({ row, ticker }) => ({ ticker, weight: form.optional(`weight${row}`) ?? 0 }))
  const sum = rows.reduce((total, row) => total + (form.optional(`weight${row}`) ?? 0), 0)
  const unweighted = asked.find(({ row }) => form.optional(`weight${row}`) === null)
  const [first] = asked
  if (first && sum !== 100) form.reject(`weight${first.row}`, copy[locale].weightSum(percent(sum)))
  else if (unweighted) form.reject(`weight${unweighted.row}`, entryErrors[locale].required)
  return shares
}

/** When the youngest of the shares in an address was first traded. */
export function findEarliestStart(locale: Locale, { histories }: PastFacts): EarliestStart | undefined {
  const words = copy[locale]
  const { day } = figuresIn(locale)
  const starts = Object.values(histories).flatMap((history): EarliestStart[] => {
    const first = history?.days[0]
    if (!history || first === undefined) return []
    const { ticker, listingDate } = history
    const format = listingDate === first ? words.listedSince : words.pricedSince
    return [{ day: first, reason: format(ticker, day(first)) }]
  })
  return starts.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1)
}

/** The first day from which all histories of an address can be followed to their end. */
export function findUnbrokenStart({ histories }: PastFacts): string {
  const breaks = Object.values(histories).flatMap((history) => history?.brokenOn ?? [])
  return breaks.map(dayAfter).toSorted().at(-1) ?? ''
}

/** Rejects a time that the data of a share does not cover. */
export function rejectUncovered(
  form: SharesForm,
  locale: Locale,
  histories: readonly TradeHistory[],
  { from, to }: { from: string; to: string },
): void {
  const words = copy[locale]
  for (const { ticker, days, brokenOn } of histories) {
    if (brokenOn !== null && from <= brokenOn && brokenOn <= to) {
      form.reject('from', words.broken(ticker, figuresIn(locale).day(brokenOn)))
    }
    if (!days.some((day) => day >= from && day <= to)) form.reject('from', words.untraded(ticker), 'to')
  }
}
