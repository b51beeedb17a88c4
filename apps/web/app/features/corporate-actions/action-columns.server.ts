import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type {
  Bonus,
  CorporateAction,
  CorporateActionKind,
  Dividend,
  GeneralMeeting,
  Ipo,
  StockMergeSplit,
} from '@site/contracts/market/corporate-actions.ts'
import type { CsvCell } from '#app/data/csv.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionCopy } from '#app/market/action-copy.ts'
import { describeHolderAction } from '#app/market/holder-actions/describe-holder-action.ts'
import type { ActionFact } from '#app/market/holder-actions/facts.ts'
import { type HolderAction, isHolderAction } from '#app/market/holder-actions/holder-action.ts'
import { holderCopy } from '#app/market/holder-actions/holder-copy.ts'
import { amountOfToday } from '#app/market/restated-dividend.ts'
import { nameStatus } from './action-fields.ts'
import { fieldCopy } from './field-copy.ts'

type Words = (typeof fieldCopy)[Locale]
type Columns<Action> = readonly (readonly [label: string, cell: (action: Action) => CsvCell])[]

/** Actions of one kind as a table with header: ISO dates, plain numbers, names in the page's language. */
export function actionRows(
  locale: Locale,
  kind: CorporateActionKind,
  actions: readonly CorporateAction[],
): readonly (readonly CsvCell[])[] {
  const words = fieldCopy[locale]
  switch (kind) {
    case 'dividend':
      return toRows(
        locale,
        dividendColumns(words),
        actions.filter((action) => action.kind === kind),
      )
    case 'bonus':
      return toRows(
        locale,
        bonusColumns(words),
        actions.filter((action) => action.kind === kind),
      )
    case 'ipo':
      return toRows(
        locale,
        ipoColumns(locale, words),
        actions.filter((action) => action.kind === kind),
      )
    case 'general-meeting':
      return toRows(
        locale,
        meetingColumns(locale, words),
        actions.filter((action) => action.kind === kind),
      )
    case 'stock-merge-split':
      return toRows(
        locale,
        splitColumns(locale, words),
        actions.filter((action) => action.kind === kind),
      )
    default:
      return listHolderRows(
        locale,
        actions.filter(isHolderAction).filter((action) => action.kind === kind),
      )
  }
}

/** The columns are the facts of the first action: all actions of a kind have the same ones. */
function listHolderRows(locale: Locale, actions: readonly HolderAction[]): readonly (readonly CsvCell[])[] {
  const listFacts = (action: HolderAction) => describeHolderAction(locale, action).facts
  const [first] = actions
  const labels = first === undefined ? [] : listFacts(first).map(({ label }) => label)
  const columns: Columns<HolderAction> = [
    ...labels.map(
      (label, index) => [label, (action: HolderAction) => listFacts(action)[index]?.cell ?? null] as const,
    ),
    [holderCopy[locale].checkedFields, (action) => nameChecked(listFacts(action), action)],
  ]
  return toRows(locale, columns, actions)
}

/** The labels of the unlikely values; null: there are none. */
function nameChecked(facts: readonly ActionFact[], { unusual }: HolderAction): string | null {
  return (
    facts
      .filter(({ name }) => unusual.includes(name))
      .map(({ label }) => label)
      .join('; ') || null
  )
}

function toRows<Action extends CorporateAction>(
  locale: Locale,
  columns: Columns<Action>,
  actions: readonly Action[],
): readonly (readonly CsvCell[])[] {
  const words = fieldCopy[locale]
  const all: Columns<Action> = [
    [words.ticker, ({ ticker }) => ticker],
    [words.company, ({ name }) => name[locale]],
    [words.status, (action) => nameStatus(locale, action)],
    ...columns,
  ]
  return [all.map(([label]) => label), ...actions.map((action) => all.map(([, cell]) => cell(action)))]
}

function entitlementColumns(words: Words): Columns<Dividend | Bonus> {
  return [
    [words.cumDateRegular, (action) => action.cumDateRegular],
    [words.exDateRegular, (action) => action.exDateRegular],
    [words.cumDateCash, (action) => action.cumDateCash],
    [words.exDateCash, (action) => action.exDateCash],
    [words.recordingDate, (action) => action.recordingDate],
    [words.paymentDate, (action) => action.paymentDate],
  ]
}

function dividendColumns(words: Words): Columns<Dividend> {
  return [
    ...entitlementColumns(words),
    [words.dividendType, (action) => (action.type === null ? null : words.dividendTypes[action.type])],
    [words.form, (action) => words.forms[action.form]],
    [words.bookYear, (action) => action.bookYear],
    [words.amountPerShare, (action) => action.amountPerShare],
    [words.currency, (action) => action.currency],
    [words.totalDividend, (action) => action.total],
    // At the close of the cum date, and before it at the latest one.
    [words.yieldPercent, ({ dividendYield }) => dividendYield && Number(dividendYield.percent.toFixed(4))],
    [words.yieldDay, ({ dividendYield }) => dividendYield?.day ?? null],
    [words.ratioOld, (action) => action.ratio?.old ?? null],
    [words.ratioNew, (action) => action.ratio?.new ?? null],
    [words.amountOfToday, amountOfToday],
  ]
}

function bonusColumns(words: Words): Columns<Bonus> {
  return [
    ...entitlementColumns(words),
    [words.ratioOld, (action) => action.ratioOld],
    [words.ratioNew, (action) => action.ratioNew],
    [words.source, (action) => words.sources[action.source]],
    [words.sharesIssued, (action) => action.sharesIssued],
  ]
}

function ipoColumns(locale: Locale, words: Words): Columns<Ipo> {
  return [
    [words.sector, (action) => action.sector?.name[locale] ?? null],
    [words.board, (action) => action.board.name[locale]],
    [words.first(words.bookBuilding), (action) => action.bookBuilding.from],
    [words.last(words.bookBuilding), (action) => action.bookBuilding.to],
    [words.lowest(words.priceRange), (action) => action.priceRange.low],
    [words.highest(words.priceRange), (action) => action.priceRange.high],
    [words.offeringPrice, (action) => action.offeringPrice],
    [words.parValue, (action) => action.parValue],
    [words.sharesOffered, (action) => action.sharesOffered],
    [words.proceeds, (action) => action.proceeds],
    [words.effectiveDate, (action) => action.effectiveDate],
    [words.first(words.offeringPeriod), (action) => action.offeringPeriod.from],
    [words.last(words.offeringPeriod), (action) => action.offeringPeriod.to],
    [words.allotmentDate, (action) => action.allotmentDate],
    [words.distributionDate, (action) => action.distributionDate],
    [words.listingDate, (action) => action.listingDate],
    [words.leadUnderwriter, (action) => action.leadUnderwriter],
    [words.registrar, (action) => action.registrar],
    [words.useOfProceeds, (action) => action.useOfProceeds[locale]],
    [words.prospectus, (action) => action.prospectus],
  ]
}

function meetingColumns(locale: Locale, words: Words): Columns<GeneralMeeting> {
  return [
    [words.meetingType, (action) => actionCopy[locale].meetingTypes[action.type]],
    [words.announcementDate, (action) => action.announcementDate],
    [words.meetingRecordingDate, (action) => action.recordingDate],
    [words.invitationDate, (action) => action.invitationDate],
    [words.meetingAt, (action) => (action.meetingAt === null ? null : jakartaTime(action.meetingAt))],
    [
      words.venue,
      (action) =>
        action.isElectronic ? `${action.venue[locale]} (${words.electronic})` : action.venue[locale],
    ],
    [words.agenda, (action) => action.agenda[locale].join('\n')],
    [words.result, (action) => action.result?.[locale] ?? null],
  ]
}

function splitColumns(locale: Locale, words: Words): Columns<StockMergeSplit> {
  return [
    [words.splitType, (action) => actionCopy[locale].splits[action.type]],
    [words.oldRatio, (action) => action.ratioOld],
    [words.newRatio, (action) => action.ratioNew],
    [words.parBefore, (action) => action.parBefore],
    [words.parAfter, (action) => action.parAfter],
    [words.sharesBefore, (action) => action.sharesBefore],
    [words.sharesAfter, (action) => action.sharesAfter],
    [words.lastOldTrading, (action) => action.lastOldTrading],
    [words.firstNewTrading, (action) => action.firstNewTrading],
  ]
}

/** With its offset, `2026-12-03T10:00+07:00`. */
function jakartaTime(text: string): string {
  const instant = new Date(text)
  return `${dayInJakarta(instant)}T${clockInJakarta(instant)}+07:00`
}
