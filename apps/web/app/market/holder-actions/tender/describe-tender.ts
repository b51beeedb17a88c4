import type { Tender } from '@site/contracts/market/holder-actions.ts'
import { findTenderPhase } from '@site/finance/action-phases.ts'
import { formatNumber, formatPercent } from '#app/i18n/format.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type ActionFact, createFacts } from '../facts.ts'
import { formatActDay, formatAmount } from '../format-amount.ts'
import type { HolderActionTexts } from '../holder-action-texts.ts'
import { holderCopy } from '../holder-copy.ts'
import { listDays, nameActDay } from '../holder-days.ts'
import { tenderCopy } from './copy.ts'

/** Ten lots. */
const exampleShares = 1000

export function describeTender(locale: Locale, action: Tender): HolderActionTexts {
  const words = tenderCopy[locale]
  const { price, offerTo } = action
  const text = price === null ? null : formatAmount(locale, price)
  return {
    headline: words.headline(nameOfferor(locale, action), text),
    figure: text,
    basis: words.basis,
    days: listDays([
      ['statement', words.days.statement, action.statementDate],
      ['offer', words.days.offer, action.offerFrom, offerTo],
      ['payment', words.days.payment, action.paymentDate],
    ]),
    keyDay: { name: 'offer', label: nameActDay(locale, action) ?? words.days.offer },
    facts: listFacts(locale, action),
    calculator: null,
    term: words.term,
    describePhase: (today) => words.phases[findTenderPhase(action, today)],
    listSteps: (today) => listSteps(locale, action, today),
    instruction: offerTo === null ? null : { kind: 'tender', until: offerTo },
  }
}

/** The name of a company is the same in both languages. */
const nameOfferor = (locale: Locale, { offeror }: Tender): string => offeror[locale] ?? offeror.id

function listFacts(locale: Locale, action: Tender): readonly ActionFact[] {
  const { fields, types, allShares } = tenderCopy[locale]
  const { day, rupiah, count, text, optional, link } = createFacts(locale)
  const max = count('maxShares', fields.maxShares, action.maxShares)
  return [
    rupiah('price', fields.price, action.price),
    text('type', fields.type, types[action.type]),
    text('offeror', fields.offeror, nameOfferor(locale, action)),
    ...(['offerFrom', 'offerTo', 'paymentDate', 'statementDate'] as const).map((name) =>
      day(name, fields[name], action[name]),
    ),
    { ...count('minShares', fields.minShares, action.minShares), isOptional: true },
    { ...max, text: max.text ?? allShares },
    optional('agent', fields.agent, action.agent),
    optional('reason', fields.reason, action.reason),
    link('document', fields.document, action.document, `${fields.document} ${action.shortName}`),
  ]
}

function listSteps(locale: Locale, action: Tender, today: string): readonly string[] {
  const { steps } = tenderCopy[locale]
  const { offerTo } = action
  switch (findTenderPhase(action, today)) {
    case 'announced':
      return [steps.announced, ...describePrice(locale, action, today), steps.nothing]
    case 'open':
      return [
        offerTo === null ? steps.noEnd : steps.open(formatActDay(locale, offerTo, today)),
        ...describePrice(locale, action, today),
        steps.nothing,
      ]
    case 'payment':
      return [steps.over, ...(action.paymentDate === null ? [steps.noPayment] : [])]
    case 'done':
      return [steps.over]
  }
}

/** The price beside the latest close, and for ten lots. */
function describePrice(locale: Locale, { price, lastClose }: Tender, today: string): readonly string[] {
  const { steps } = tenderCopy[locale]
  if (price === null) return [steps.noPrice]
  const offered = formatAmount(locale, price)
  const lots = steps.lots(
    holderCopy[locale].lotsAndShares(formatNumber(locale, exampleShares)),
    formatAmount(locale, price * exampleShares),
  )
  if (lastClose === null) return [steps.noClose(offered), lots]
  const distance = price / lastClose.price - 1
  const percent = formatPercent(locale, Math.abs(distance), 1)
  const side = distance === 0 ? steps.equal : distance > 0 ? steps.above(percent) : steps.below(percent)
  const close = formatAmount(locale, lastClose.price)
  return [steps.against(offered, close, formatNearDay(locale, lastClose.day, today), side), lots]
}
