import type { Locale } from '@site/contracts/locale.ts'
import type { AlertOutcome } from './alert-state.ts'
import { digestCopy } from './digest-copy.ts'
import { type Figures, figuresIn } from './digest-figures.ts'
import type { ActionNews, ShareNews } from './share-news.ts'

/** A price alert of the subscriber on which the day had an effect. */
export interface AlertNews extends AlertOutcome {
  readonly ticker: string
  readonly kind: 'above' | 'below'
}

/** A row of the email: what happened to a share, its value and its day. */
export interface DigestRow {
  readonly ticker: string
  readonly what: string
  readonly value: string
  /** What stands in the subject after the ticker. */
  readonly brief: string
  readonly rank: number
}

/** Lower ranks come first: what the reader set or must act on, then what is new. */
const ranks = {
  alert: 0,
  threshold: 1,
  lastCumDay: 2,
  canceled: 3,
  moved: 4,
  published: 5,
  recommendation: 6,
  report: 7,
  ending: 8,
}

interface Reader {
  readonly locale: Locale
  /** The day in Jakarta on which the email is sent. */
  readonly today: string
}

const joinParts = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ')

/** In the order of the email. */
export function listDigestRows(
  { locale, today }: Reader,
  news: readonly ShareNews[],
  alerts: readonly AlertNews[],
): DigestRow[] {
  const figures = figuresIn(locale, today)
  const rows = [
    ...alerts.flatMap((alert) => listAlertRows(alert, locale, figures)),
    ...news.map((item) => toNewsRow(item, locale, figures)),
  ]
  return rows.toSorted((one, other) => one.rank - other.rank || one.ticker.localeCompare(other.ticker))
}

function listAlertRows(alert: AlertNews, locale: Locale, { rupiah, day, shortDay }: Figures): DigestRow[] {
  const { ticker, kind, threshold, close, changedFrom, endsOn } = alert
  const words = digestCopy[locale]
  const aim = words[kind](rupiah(threshold))
  const rows: DigestRow[] = []
  if (close !== null) {
    const value = words.closing(rupiah(close))
    const brief = `${aim}, ${value}, ${shortDay(alert.day)}`
    rows.push({ ticker, what: aim, value: joinParts([value, day(alert.day)]), brief, rank: ranks.alert })
  }
  if (changedFrom !== null) {
    const [what, change] = [
      words.threshold,
      words.changedTo(words[kind](rupiah(changedFrom)), rupiah(threshold)),
    ]
    rows.push({
      ticker,
      what,
      value: joinParts([change, day(alert.day)]),
      brief: what,
      rank: ranks.threshold,
    })
  }
  if (endsOn !== null) {
    const what = words.ending
    rows.push({ ticker, what, value: joinParts([aim, day(endsOn)]), brief: what, rank: ranks.ending })
  }
  return rows
}

function toNewsRow(news: ShareNews, locale: Locale, figures: Figures): DigestRow {
  const words = digestCopy[locale]
  const { ticker } = news
  switch (news.kind) {
    case 'corporateAction':
      return toActionRow(news, locale, figures)
    case 'report': {
      const value = words.fiscalYear(words.period[news.months], news.year)
      return {
        ticker,
        what: words.report,
        value: joinParts([value, words.until(figures.day(news.periodEnd))]),
        brief: `${words.report} ${value}`,
        rank: ranks.report,
      }
    }
    case 'recommendation': {
      const what = words.calls[news.change](words.ratings[news.rating])
      const toText = news.change === 'closed' ? words.closedAt : words.target
      const price = news.price === null ? null : toText(figures.rupiah(news.price))
      return {
        ticker,
        what,
        value: joinParts([price, figures.day(news.day)]),
        brief: price === null ? what : `${what}, ${price}`,
        rank: ranks.recommendation,
      }
    }
  }
}

function toActionRow(news: ActionNews, locale: Locale, figures: Figures): DigestRow {
  const { ticker, change, action, date } = news
  const words = digestCopy[locale]
  const what = words.changes[change](words.actions[action])
  const value = formatTerms(news, locale, figures)
  const toText = date?.kind === 'cum' && change !== 'lastCumDay' ? words.cum : (text: string) => text
  const when = date === null ? words.undated : toText(figures.nearDay(date.day))
  const shortWhen = date === null ? null : toText(figures.nearShortDay(date.day))
  return {
    ticker,
    what,
    value: joinParts([value, when]),
    brief: [what, value, shortWhen].filter((part) => part !== null).join(' '),
    rank: ranks[change],
  }
}

function formatTerms({ amount, ratio, price }: ActionNews, locale: Locale, figures: Figures): string | null {
  const { number, rupiah, dollars } = figures
  if (amount !== null) return amount.currency === 'IDR' ? rupiah(amount.value) : dollars(amount.value)
  if (ratio !== null) return digestCopy[locale].ratio(number(ratio.old), number(ratio.new))
  return price === null ? null : rupiah(price)
}
