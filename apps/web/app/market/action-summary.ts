import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import { isEndAnnounced } from '@site/finance/action-phases.ts'
import { formatDate, formatNumber, formatPercent, formatRupiah, fractionOfPercent } from '#app/i18n/format.ts'
import { formatDateTime, formatNearDay, formatTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ratioOfShares } from '#app/i18n/ratio-of-shares.ts'
import { actionCopy } from './action-copy.ts'
import { actionPath } from './action-path.ts'
import { corporateActionNames, keyDayNames } from './corporate-action-names.ts'
import { describeInRupiah, formatDollars } from './dollar-dividend.ts'
import { describeHolderAction } from './holder-actions/describe-holder-action.ts'
import { type HolderAction, isHolderAction } from './holder-actions/holder-action.ts'
import type { ActionDay } from './holder-actions/holder-action-texts.ts'
import { holderCopy } from './holder-actions/holder-copy.ts'
import { beforeEvent } from './restated-dividend.ts'

export type ActionSummary = ReturnType<typeof actionSummary>

/** A corporate action in one line, with its key day, all days and yield; `today` is the day in Jakarta. */
export function actionSummary(locale: Locale, action: CorporateAction, today: string) {
  const { keyDate } = action
  const percent = action.kind === 'dividend' ? action.dividendYield?.percent : undefined
  const rupiah =
    action.kind === 'dividend'
      ? describeInRupiah(locale, action, { amount: action.amountPerShare, today })
      : null
  const keyDay =
    keyDate === null
      ? nameUnannounced(locale, action)
      : `${nameKeyDay(locale, action).label} ${formatNearDay(locale, keyDate, today)}`
  return {
    path: actionPath(locale, action),
    headline: actionHeadline(locale, action),
    keyDay: rupiah === null ? keyDay : `${keyDay} · ${rupiah}`,
    days: days(locale, action, today),
    dividendYield: percent === undefined ? null : formatPercent(locale, fractionOfPercent(percent)),
    state: describeState(locale, action, today),
  }
}

/** The name of the date that the action is sorted by. */
export function nameKeyDay(locale: Locale, action: CorporateAction): Pick<ActionDay, 'name' | 'label'> {
  if (isHolderAction(action)) return describeHolderAction(locale, action).keyDay
  const name = keyDayNames[action.kind]
  return { name, label: corporateActionNames[locale].days[name] }
}

export function nameUnannounced(locale: Locale, action: CorporateAction): string {
  return isHolderAction(action)
    ? holderCopy[locale].unannouncedDate
    : corporateActionNames[locale].unannounced
}

/** Where the action stands, and whether its source has not followed it or its data is being checked. */
export function describeState(locale: Locale, action: CorporateAction, today: string): string {
  const names = corporateActionNames[locale]
  if (action.status === 'cancelled') return names.statuses.cancelled
  const isHolder = isHolderAction(action)
  const phase = isHolder
    ? describeHolderAction(locale, action).describePhase(today)
    : names[actionPhase(action)]
  return [
    isHolder && isCompletedBySource(action) ? names.statuses.completed : phase,
    ...(action.isOutdated ? [names.outdated] : []),
    ...(isHolder && action.unusual.length > 0 ? [holderCopy[locale].isChecked] : []),
  ].join(' · ')
}

/** Its days do not show that it is over, but its source says so. */
const isCompletedBySource = (action: HolderAction) => action.status === 'completed' && !isEndAnnounced(action)

/** An action is past once its last date has passed. */
export function actionPhase(action: CorporateAction) {
  if (action.isAhead) return 'upcoming'
  if (!action.isAwaitingPayment) return 'past'
  return isHolderAction(action) ? 'running' : 'awaitingPayment'
}

/** The effect of an action in one line. */
export function actionHeadline(locale: Locale, action: CorporateAction): string {
  const words = actionCopy[locale]
  switch (action.kind) {
    case 'dividend':
      return dividendHeadline(locale, action)
    case 'bonus':
      return words.bonus(ratioOfShares(locale, { old: action.ratioOld, new: action.ratioNew }))
    case 'ipo':
      return words.ipo(action.offeringPrice === null ? null : formatRupiah(locale, action.offeringPrice))
    case 'general-meeting':
      return words.meetings[action.type]
    case 'stock-merge-split':
      return `${words.splits[action.type]} ${ratioOfShares(locale, { old: action.ratioOld, new: action.ratioNew })}`
    default:
      return describeHolderAction(locale, action).headline
  }
}

function dividendHeadline(
  locale: Locale,
  { type, form, ratio, amountPerShare, currency, sharesSince }: Dividend,
): string {
  const words = actionCopy[locale]
  const dividend = type === null ? words.dividend : words.dividends[type]
  if (form === 'stock') {
    return words.stockDividend(dividend, ratio === null ? null : ratioOfShares(locale, ratio))
  }
  if (amountPerShare === null) return dividend
  const headline = words.cashDividend(dividend, perShare(locale, amountPerShare, currency))
  return sharesSince === null ? headline : `${headline} (${beforeEvent(locale, sharesSince)})`
}

/** Rupiah have decimals only if needed; dollars always, because dividends are cents. */
export function perShare(locale: Locale, amount: number, currency: 'IDR' | 'USD'): string {
  return currency === 'IDR'
    ? formatRupiah(locale, amount, Number.isInteger(amount) ? 0 : 2)
    : formatDollars(locale, amount)
}

/** The amount, price, ratio or time of an action, and what it refers to; `today` is the day in Jakarta. */
export function actionFigure(
  locale: Locale,
  action: CorporateAction,
  today: string,
): { readonly figure: string | null; readonly basis: string | null } {
  const words = actionCopy[locale]
  switch (action.kind) {
    case 'dividend': {
      const { form, ratio, amountPerShare, currency, dividendYield, sharesSince } = action
      if (form === 'stock') {
        return { figure: ratio && ratioOfShares(locale, ratio), basis: words.oldToNew }
      }
      const basis = [
        describeInRupiah(locale, action, { amount: amountPerShare, today }),
        dividendYield &&
          words.yieldOn(
            formatPercent(locale, fractionOfPercent(dividendYield.percent)),
            formatNearDay(locale, dividendYield.day, today),
          ),
        sharesSince && beforeEvent(locale, sharesSince),
      ].filter((part) => part !== null)
      return {
        figure: amountPerShare === null ? null : perShare(locale, amountPerShare, currency),
        basis: basis.join(', ') || null,
      }
    }
    case 'bonus':
      return {
        figure: ratioOfShares(locale, { old: action.ratioOld, new: action.ratioNew }),
        basis: words.oldToNew,
      }
    case 'ipo': {
      const { offeringPrice, priceRange } = action
      const range = `${formatRupiah(locale, priceRange.low)}–${formatNumber(locale, priceRange.high)}`
      return {
        figure: offeringPrice === null ? range : formatRupiah(locale, offeringPrice),
        basis: words.perShare,
      }
    }
    case 'general-meeting':
      return {
        figure: action.meetingAt && formatTime(locale, action.meetingAt),
        basis: words.meetingTypes[action.type],
      }
    case 'stock-merge-split':
      return {
        figure: ratioOfShares(locale, { old: action.ratioOld, new: action.ratioNew }),
        basis: words.splits[action.type],
      }
    default: {
      const { figure, basis } = describeHolderAction(locale, action)
      return { figure, basis }
    }
  }
}

function days(locale: Locale, action: CorporateAction, today: string): string {
  const words = actionCopy[locale]
  const day = (value: string | null) => dayOrUnannounced(locale, action, value)
  switch (action.kind) {
    case 'dividend':
    case 'bonus':
      return words.entitlementDays(
        day(action.cumDateRegular),
        day(action.exDateRegular),
        day(action.paymentDate),
      )
    case 'ipo':
      return words.ipoDays(
        day(action.offeringPeriod.from),
        day(action.offeringPeriod.to),
        day(action.listingDate),
      )
    case 'general-meeting':
      return words.meetingDay(
        action.meetingAt === null ? words.unannounced : formatDateTime(locale, action.meetingAt),
        action.venue[locale],
      )
    case 'stock-merge-split':
      return words.splitDays(day(action.lastOldTrading), day(action.firstNewTrading))
    default:
      return action.status === 'cancelled' || isCompletedBySource(action)
        ? ''
        : (describeHolderAction(locale, action).listSteps(today)[0] ?? '')
  }
}

/** A day, or "to be announced"; of a past action, not every source has all days. */
export function dayOrUnannounced(
  locale: Locale,
  { isAhead }: Pick<CorporateAction, 'isAhead'>,
  day: string | null,
): string {
  if (day !== null) return formatDate(locale, day)
  return isAhead ? actionCopy[locale].unannounced : '–'
}
