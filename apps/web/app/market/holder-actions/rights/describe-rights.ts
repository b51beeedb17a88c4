import type { Rights } from '@site/contracts/market/holder-actions.ts'
import { findRightsPhase } from '@site/finance/action-phases.ts'
import { formatDayAndMonth, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ratioOfShares } from '#app/i18n/ratio-of-shares.ts'
import { type ActionFact, createFacts } from '../facts.ts'
import { formatAmount } from '../format-amount.ts'
import type { HolderActionTexts } from '../holder-action-texts.ts'
import { listDays, nameActDay } from '../holder-days.ts'
import { rightsCopy } from './copy.ts'
import { listRightsSteps } from './rights-steps.ts'

const actDays = [
  ['cum', 'cumDate'],
  ['trading', 'tradingTo'],
  ['exercise', 'exerciseTo'],
] as const

export function describeRights(locale: Locale, action: Rights): HolderActionTexts {
  const words = rightsCopy[locale]
  const { ratioOld, ratioNew, exercisePrice, keyDate, exerciseTo } = action
  const [keyName] = actDays.find(([, field]) => keyDate !== null && action[field] === keyDate) ?? ['ex']
  const ratio = ratioOfShares(locale, { old: ratioOld, new: ratioNew })
  return {
    headline: words.headline(ratio, exercisePrice === null ? null : formatAmount(locale, exercisePrice)),
    figure: ratio,
    basis: words.basis,
    days: listDays([
      ['cum', words.days.cum, action.cumDate],
      ['ex', words.days.ex, action.exDate],
      ['recording', words.days.recording, action.recordingDate],
      ['distribution', words.days.distribution, action.distributionDate],
      ['trading', words.days.trading, action.tradingFrom, action.tradingTo],
      ['exercise', words.days.exercise, action.exerciseFrom, exerciseTo],
      ['extraPayment', words.days.extraPayment, action.extraPaymentBy],
      ['allotment', words.days.allotment, action.allotmentDate],
      ['refund', words.days.refund, action.refundDate],
    ]),
    keyDay: {
      name: keyName,
      label: nameActDay(locale, action) ?? words.days.ex,
    },
    facts: listFacts(locale, action),
    calculator: exercisePrice === null ? null : fillCalculator(locale, action, exercisePrice),
    term: words.term,
    describePhase: (today) => {
      const phase = findRightsPhase(action, today)
      if (phase !== 'cum') return words.phases[phase]
      return words.phases.cum(action.cumDate === null ? '' : formatDayAndMonth(locale, action.cumDate))
    },
    listSteps: (today) => listRightsSteps(locale, action, today),
    instruction: exerciseTo === null ? null : { kind: 'rights', until: exerciseTo },
  }
}

/** Prices in the notation of the language, which the form reads. */
function fillCalculator(locale: Locale, { ticker, ratioOld, ratioNew, cumClose }: Rights, price: number) {
  const write = (amount: number) => formatNumber(locale, amount, Number.isInteger(amount) ? 0 : 2)
  const cumPrice = cumClose === null ? null : write(cumClose.price)
  return { ticker, old: ratioOld, new: ratioNew, exercisePrice: write(price), cumPrice }
}

function listFacts(locale: Locale, action: Rights): readonly ActionFact[] {
  const { fields } = rightsCopy[locale]
  const { day, rupiah, count, text, optional, link } = createFacts(locale)
  return [
    rupiah('exercisePrice', fields.exercisePrice, action.exercisePrice),
    ...(['ratioOld', 'ratioNew'] as const).map((name) => count(name, fields[name], action[name])),
    text('code', fields.code, action.code),
    ...(
      [
        ...(['cumDate', 'exDate', 'cumDateCash', 'exDateCash', 'recordingDate', 'distributionDate'] as const),
        ...(['tradingFrom', 'tradingTo', 'exerciseFrom', 'exerciseTo', 'extraPaymentBy'] as const),
        ...(['allotmentDate', 'refundDate'] as const),
      ] as const
    ).map((name) => day(name, fields[name], action[name])),
    { ...day('effectiveDate', fields.effectiveDate, action.effectiveDate), isOptional: true },
    ...(['priceLow', 'priceHigh'] as const).map((name) => ({
      ...rupiah(name, fields[name], action[name]),
      isOptional: true,
    })),
    count('newShares', fields.newShares, action.newShares),
    ...(['warrantsOld', 'warrantsNew'] as const).map((name) => ({
      ...count(name, fields[name], action[name]),
      isOptional: true,
    })),
    optional('standbyBuyer', fields.standbyBuyer, action.standbyBuyer),
    optional('purpose', fields.purpose, action.purpose),
    link('prospectus', fields.prospectus, action.prospectus, `${fields.prospectus} ${action.shortName}`),
  ]
}
