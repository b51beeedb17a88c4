import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import { formatDate, formatNumber, formatPercent, formatRupiah, fractionOfPercent } from '#app/i18n/format.ts'
import { formatDateTime, formatNearDay, formatTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionCopy } from './action-copy.ts'
import { corporateActionNames, keyDayNames } from './corporate-action-names.ts'
import { describeInRupiah, formatDollars } from './dollar-dividend.ts'
import { ratioOfShares } from './ratio-of-shares.ts'
import { beforeEvent } from './restated-dividend.ts'

export type ActionSummary = ReturnType<typeof actionSummary>

/** A corporate action in one line, with its key day, all days and yield; `today` is the day in Jakarta. */
export function actionSummary(locale: Locale, action: CorporateAction, today: string) {
  const { id, kind, status, keyDate } = action
  const names = corporateActionNames[locale]
  const percent = action.kind === 'dividend' ? action.dividendYield?.percent : undefined
  const rupiah =
    action.kind === 'dividend'
      ? describeInRupiah(locale, action, { amount: action.amountPerShare, today })
      : null
  const keyDay =
    keyDate === null
      ? names.unannounced
      : `${names.days[keyDayNames[kind]]} ${formatNearDay(locale, keyDate, today)}`
  return {
    id,
    kind,
    headline: actionHeadline(locale, action),
    keyDay: rupiah === null ? keyDay : `${keyDay} · ${rupiah}`,
    days: days(locale, action),
    dividendYield: percent === undefined ? null : formatPercent(locale, fractionOfPercent(percent)),
    state: status === 'cancelled' ? names.statuses.cancelled : names[actionPhase(action)],
  }
}

/** An action is past once its last date has passed. */
export function actionPhase({
  isAhead,
  isAwaitingPayment,
}: Pick<CorporateAction, 'isAhead' | 'isAwaitingPayment'>) {
  if (isAhead) return 'upcoming'
  return isAwaitingPayment ? 'awaitingPayment' : 'past'
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
  }
}

function days(locale: Locale, action: CorporateAction): string {
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
