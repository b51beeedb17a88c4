import type { Warrant } from '@site/contracts/market/holder-actions.ts'
import { findWarrantPhase } from '@site/finance/action-phases.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type ActionFact, createFacts } from '../facts.ts'
import { formatActDay, formatAmount } from '../format-amount.ts'
import type { HolderActionTexts } from '../holder-action-texts.ts'
import { listDays, nameActDay } from '../holder-days.ts'
import { warrantCopy } from './copy.ts'

const exampleWarrants = 1000
const PRICE_PLACES = 2

export function describeWarrant(locale: Locale, action: Warrant): HolderActionTexts {
  const words = warrantCopy[locale]
  const { code, exercisePrice, exerciseTo, keyDate } = action
  const price = formatAmount(locale, exercisePrice)
  const keyName = (['lastTradingRegular', 'lastTradingCash'] as const).find(
    (name) => action[name] === keyDate,
  )
  return {
    headline: words.headline(code, price),
    figure: price,
    basis: words.basis,
    days: listDays([
      ['listing', words.days.listing, action.listedOn],
      ['lastTradingRegular', words.days.lastTradingRegular, action.lastTradingRegular],
      ['lastTradingCash', words.days.lastTradingCash, action.lastTradingCash],
      ['exercise', words.days.exercise, action.exerciseFrom, exerciseTo],
    ]),
    keyDay: { name: keyName ?? 'exercise', label: nameActDay(locale, action) ?? words.days.listing },
    facts: listFacts(locale, action),
    calculator: null,
    term: words.term,
    describePhase: (today) => words.phases[findWarrantPhase(action, today)],
    listSteps: (today) => listSteps(locale, action, today),
    instruction: exerciseTo === null ? null : { kind: 'warrant', until: exerciseTo },
  }
}

function listFacts(locale: Locale, action: Warrant): readonly ActionFact[] {
  const { fields } = warrantCopy[locale]
  const { day, rupiah, count, text } = createFacts(locale)
  return [
    rupiah('exercisePrice', fields.exercisePrice, action.exercisePrice),
    ...(['ratioOld', 'ratioNew'] as const).map((name) => count(name, fields[name], action[name])),
    text('code', fields.code, action.code),
    ...(['exerciseFrom', 'exerciseTo', 'lastTradingRegular', 'lastTradingCash'] as const).map((name) =>
      day(name, fields[name], action[name]),
    ),
    ...(['issuedOn', 'listedOn'] as const).map((name) => day(name, fields[name], action[name])),
    count('outstanding', fields.outstanding, action.outstanding),
    day('asOf', fields.asOf, action.asOf),
  ]
}

function listSteps(locale: Locale, action: Warrant, today: string): readonly string[] {
  const { steps } = warrantCopy[locale]
  const worth = [workOutExample(locale, action), describeIntrinsicValue(locale, action, today)]
  switch (findWarrantPhase(action, today)) {
    case 'announced':
      return [steps.announced, ...worth]
    case 'traded': {
      const { exerciseFrom } = action
      return [steps.traded(exerciseFrom && formatActDay(locale, exerciseFrom, today)), ...worth]
    }
    case 'exercisable':
      return [describeChoice(locale, action, today), ...worth]
    case 'lastDays':
      return [`${steps.lastDays} ${describeChoice(locale, action, today)}`, ...worth]
    case 'lapsed':
      return [steps.over]
  }
}

/** Selling ends with the trading in the cash market, or in the regular market if no other day is announced. */
function describeChoice(locale: Locale, action: Warrant, today: string): string {
  const { steps } = warrantCopy[locale]
  const exercise = steps.exercise(formatAmount(locale, action.exercisePrice))
  const { exerciseTo, lastTradingRegular, lastTradingCash } = action
  const day = (value: string) => formatActDay(locale, value, today)
  const lastTrading = [lastTradingRegular, lastTradingCash].filter((each) => each !== null)
  const sellBy = lastTrading.find((each) => each >= today)
  if (exerciseTo === null) {
    if (lastTrading.length === 0) return steps.noDays
    return `${sellBy ? steps.until(day(sellBy), steps.sell) : steps.unsellable} ${steps.noEnd}`
  }
  return [
    ...(sellBy ? [steps.until(day(sellBy), steps.sell)] : []),
    steps.until(day(exerciseTo), exercise),
    steps.lapse,
  ].join(' ')
}

function workOutExample(locale: Locale, { ratioOld, ratioNew, exercisePrice }: Warrant): string {
  const shares = Math.floor((exampleWarrants * ratioNew) / ratioOld)
  return warrantCopy[locale].steps.example(
    formatNumber(locale, exampleWarrants),
    formatNumber(locale, shares),
    formatAmount(locale, shares * exercisePrice),
  )
}

function describeIntrinsicValue(locale: Locale, action: Warrant, today: string): string {
  const { steps } = warrantCopy[locale]
  const { lastClose, exercisePrice, ratioOld, ratioNew } = action
  if (lastClose === null) return steps.noIntrinsic
  const exact = (Math.max(0, lastClose.price - exercisePrice) * ratioNew) / ratioOld
  return steps.intrinsic(
    formatAmount(locale, Number(exact.toFixed(PRICE_PLACES))),
    formatAmount(locale, lastClose.price),
    formatNearDay(locale, lastClose.day, today),
  )
}
