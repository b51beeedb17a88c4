import type {
  Bonus,
  CorporateAction,
  Dividend,
  GeneralMeeting,
  Ipo,
  StockMergeSplit,
} from '@site/contracts/market/corporate-actions.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import { formatDate, formatNumber, formatPercent, formatRupiah, fractionOfPercent } from '#app/i18n/format.ts'
import { formatDateTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ratioOfShares } from '#app/i18n/ratio-of-shares.ts'
import { actionCopy } from '#app/market/action-copy.ts'
import { dayOrUnannounced, perShare } from '#app/market/action-summary.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import { describeHolderAction } from '#app/market/holder-actions/describe-holder-action.ts'
import { describeFact } from '#app/market/holder-actions/facts.ts'
import type { HolderAction } from '#app/market/holder-actions/holder-action.ts'
import { amountOfToday, beforeEvent } from '#app/market/restated-dividend.ts'
import { fieldCopy } from './field-copy.ts'

type Value = string | { readonly list: readonly string[] } | { readonly href: string; readonly text: string }

export interface ActionField {
  readonly label: string
  readonly value: Value
}

type ActionFields = readonly ActionField[]

const unknown = '–'

/** All fields of an action with labels, in one language. `calendar` is null while the holidays are unavailable. */
export function actionFields(
  locale: Locale,
  action: CorporateAction,
  calendar: TradingCalendar | null,
): ActionFields {
  const words = fieldCopy[locale]
  return [
    ...fieldsOfKind(locale, action, calendar),
    { label: words.ticker, value: action.ticker },
    { label: words.company, value: action.name[locale] },
    { label: words.status, value: nameStatus(locale, action) },
  ]
}

/** The status of the source, and whether the days have passed it. */
export function nameStatus(locale: Locale, { status, isOutdated }: CorporateAction): string {
  const { statuses, outdated } = corporateActionNames[locale]
  return isOutdated ? `${statuses[status]} (${outdated})` : statuses[status]
}

function fieldsOfKind(
  locale: Locale,
  action: CorporateAction,
  calendar: TradingCalendar | null,
): ActionFields {
  switch (action.kind) {
    case 'dividend':
      return dividendFields(locale, action, calendar)
    case 'bonus':
      return bonusFields(locale, action, calendar)
    case 'ipo':
      return ipoFields(locale, action)
    case 'general-meeting':
      return meetingFields(locale, action)
    case 'stock-merge-split':
      return splitFields(locale, action)
    default:
      return listHolderFields(locale, action)
  }
}

function dividendFields(locale: Locale, action: Dividend, calendar: TradingCalendar | null): ActionFields {
  const words = fieldCopy[locale]
  const { status, type, form, bookYear, currency, total, yieldAtCum, ratio } = action
  return [
    { label: words.amountPerShare, value: amountText(locale, action) },
    { label: words.dividendType, value: type === null ? unknown : words.dividendTypes[type] },
    { label: words.form, value: words.forms[form] },
    { label: words.bookYear, value: bookYear === null ? unknown : String(bookYear) },
    { label: words.currency, value: words.currencies[currency] },
    { label: words.totalDividend, value: money(locale, total, currency) },
    ...(status === 'cancelled'
      ? []
      : [
          {
            label: words.yieldAtCum,
            value: yieldAtCum === null ? unknown : formatPercent(locale, fractionOfPercent(yieldAtCum)),
          },
        ]),
    ...(ratio === null
      ? []
      : [
          {
            label: words.stockRatio,
            value: ratioOfShares(locale, ratio),
          },
        ]),
    ...entitlementDays(locale, action, calendar),
  ]
}

function bonusFields(locale: Locale, action: Bonus, calendar: TradingCalendar | null): ActionFields {
  const words = fieldCopy[locale]
  return [
    { label: words.ratioOld, value: formatNumber(locale, action.ratioOld) },
    { label: words.ratioNew, value: formatNumber(locale, action.ratioNew) },
    { label: words.source, value: words.sources[action.source] },
    { label: words.sharesIssued, value: formatNumber(locale, action.sharesIssued) },
    ...entitlementDays(locale, action, calendar),
  ]
}

function entitlementDays(
  locale: Locale,
  action: Dividend | Bonus,
  calendar: TradingCalendar | null,
): ActionFields {
  const words = fieldCopy[locale]
  return (
    ['cumDateRegular', 'exDateRegular', 'cumDateCash', 'exDateCash', 'recordingDate', 'paymentDate'] as const
  ).map((name) => {
    const day = dayOrUnannounced(locale, action, action[name])
    const year = name === 'exDateCash' ? findUnknownYear(action, calendar) : null
    return { label: words[name], value: year === null ? day : `${day} (${words.unknownHolidays(year)})` }
  })
}

/** The ex date of the cash market is the trading day after the recording date; null if that is known. */
function findUnknownYear(
  { exDateCash, recordingDate }: Dividend | Bonus,
  calendar: TradingCalendar | null,
): string | null {
  if (exDateCash !== null || recordingDate === null || calendar === null) return null
  return calendar.unknownYearAfter(recordingDate)
}

function ipoFields(locale: Locale, action: Ipo): ActionFields {
  const words = fieldCopy[locale]
  const day = (value: string) => formatDate(locale, value)
  const rupiah = (value: number) => formatRupiah(locale, value)
  const { offeringPrice, proceeds, priceRange, offeringPeriod, bookBuilding } = action
  return [
    { label: words.offeringPrice, value: offeringPrice === null ? unknown : rupiah(offeringPrice) },
    { label: words.offeringPeriod, value: words.period(day(offeringPeriod.from), day(offeringPeriod.to)) },
    { label: words.listingDate, value: day(action.listingDate) },
    { label: words.sector, value: action.sector?.name[locale] ?? unknown },
    { label: words.board, value: action.board.name[locale] },
    { label: words.bookBuilding, value: words.period(day(bookBuilding.from), day(bookBuilding.to)) },
    { label: words.priceRange, value: words.range(rupiah(priceRange.low), rupiah(priceRange.high)) },
    { label: words.parValue, value: rupiah(action.parValue) },
    { label: words.sharesOffered, value: formatNumber(locale, action.sharesOffered) },
    { label: words.proceeds, value: proceeds === null ? unknown : rupiah(proceeds) },
    { label: words.effectiveDate, value: day(action.effectiveDate) },
    { label: words.allotmentDate, value: day(action.allotmentDate) },
    { label: words.distributionDate, value: day(action.distributionDate) },
    { label: words.leadUnderwriter, value: action.leadUnderwriter },
    { label: words.registrar, value: action.registrar },
    { label: words.useOfProceeds, value: action.useOfProceeds[locale] },
    { label: words.prospectus, value: prospectus(locale, action) },
  ]
}

/** Only http(s) URLs become links. */
function prospectus(locale: Locale, action: Ipo): Value {
  if (action.prospectus === null) {
    return unknown
  }
  return /^https?:\/\//.test(action.prospectus)
    ? { href: action.prospectus, text: fieldCopy[locale].openProspectus(action.shortName) }
    : action.prospectus
}

function meetingFields(locale: Locale, action: GeneralMeeting): ActionFields {
  const words = fieldCopy[locale]
  const venue = action.venue[locale]
  const agenda = action.agenda[locale]
  return [
    { label: words.meetingType, value: actionCopy[locale].meetingTypes[action.type] },
    {
      label: words.meetingAt,
      value:
        action.meetingAt === null
          ? dayOrUnannounced(locale, action, null)
          : formatDateTime(locale, action.meetingAt),
    },
    { label: words.venue, value: action.isElectronic ? `${venue} (${words.electronic})` : venue },
    { label: words.announcementDate, value: formatDate(locale, action.announcementDate) },
    { label: words.meetingRecordingDate, value: dayOrUnannounced(locale, action, action.recordingDate) },
    { label: words.invitationDate, value: dayOrUnannounced(locale, action, action.invitationDate) },
    { label: words.agenda, value: agenda.length === 0 ? unknown : { list: agenda } },
    { label: words.result, value: action.result?.[locale] ?? unknown },
  ]
}

function splitFields(locale: Locale, action: StockMergeSplit): ActionFields {
  const words = fieldCopy[locale]
  const shares = (count: number | null) => (count === null ? unknown : formatNumber(locale, count))
  return [
    { label: words.splitType, value: actionCopy[locale].splits[action.type] },
    { label: words.oldRatio, value: formatNumber(locale, action.ratioOld) },
    { label: words.newRatio, value: formatNumber(locale, action.ratioNew) },
    { label: words.firstNewTrading, value: dayOrUnannounced(locale, action, action.firstNewTrading) },
    { label: words.lastOldTrading, value: dayOrUnannounced(locale, action, action.lastOldTrading) },
    { label: words.parBefore, value: moneyPerShare(locale, action.parBefore, 'IDR') },
    { label: words.parAfter, value: moneyPerShare(locale, action.parAfter, 'IDR') },
    { label: words.sharesBefore, value: shares(action.sharesBefore) },
    { label: words.sharesAfter, value: shares(action.sharesAfter) },
  ]
}

function listHolderFields(locale: Locale, action: HolderAction): ActionFields {
  return describeHolderAction(locale, action)
    .facts.filter(({ text, isOptional }) => text !== null || !isOptional)
    .map((fact) => {
      const text = describeFact(locale, fact, action)
      return { label: fact.label, value: fact.href === null ? text : { href: fact.href, text } }
    })
}

/** The announced amount; of other shares than those of today, with what it is for these. */
function amountText(locale: Locale, action: Dividend): string {
  const { amountPerShare, currency, sharesSince } = action
  const announced = moneyPerShare(locale, amountPerShare, currency)
  if (amountPerShare === null || sharesSince === null) return announced
  if (sharesSince.factor === null) return `${announced} (${beforeEvent(locale, sharesSince)})`
  const today = moneyPerShare(locale, amountOfToday(action), currency)
  return `${announced} (${beforeEvent(locale, sharesSince)}; ${actionCopy[locale].perShareOfToday(today)})`
}

function moneyPerShare(locale: Locale, amount: number | null, currency: 'IDR' | 'USD'): string {
  return amount === null ? unknown : perShare(locale, amount, currency)
}

function money(locale: Locale, amount: number | null, currency: 'IDR' | 'USD'): string {
  if (amount === null) {
    return unknown
  }
  return currency === 'IDR' ? formatRupiah(locale, amount) : `USD ${formatNumber(locale, amount)}`
}
