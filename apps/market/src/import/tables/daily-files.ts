import { daysBefore } from '#market/calendar/days.ts'
import { cleanCompanyName } from '#market/import/adapters/company-name.ts'

/** A row of a daily file of the exchange, which has a row of each listed share. */
interface DailyShare {
  readonly file: string
  readonly ticker: string
  readonly day: string
  readonly listedShares: number | null
  readonly isCompany: boolean
}

/** Of the shares with a company, besides one: the exchange delists or renames a few of them a year. */
const maxMissingShare = 0.05
/** Those that no file has had for longer may be delisted. */
const maxSeenDays = 30

/** Which shares the daily files have on which days: those of this import, and the latest stored ones. */
export class DailyFiles {
  /** Rows with a company by day and file. */
  readonly #rows = new Map<string, Map<string, number>>()
  /** The latest row of each share. */
  readonly #latest = new Map<string, Omit<DailyShare, 'file'>>()
  readonly #names = new Map<string, string>()

  add({ file, ...share }: DailyShare): void {
    const { ticker, day, isCompany } = share
    const files = this.#rows.get(day) ?? new Map<string, number>()
    this.#rows.set(day, files)
    if (isCompany) files.set(file, (files.get(file) ?? 0) + 1)
    const before = this.#latest.get(ticker)
    if (before === undefined || before.day < day) this.#latest.set(ticker, share)
  }

  addName(ticker: string, name: string): void {
    this.#names.set(ticker, createNameKey(name))
  }

  get latestDay(): string {
    return [...this.#rows.keys()].reduce((one, other) => (other > one ? other : one), '')
  }

  hasDay(day: string): boolean {
    return this.#rows.has(day)
  }

  /** Whether one file of this day has nearly all companies, so that a missing share was not listed. */
  isWhole(day: string): boolean {
    const rows = Math.max(0, ...(this.#rows.get(day)?.values() ?? []))
    const seenSince = daysBefore(day, maxSeenDays)
    const companies = [...this.#latest.values()].filter((share) => share.isCompany && share.day >= seenSince)
    return rows > 0 && companies.length - rows <= Math.max(1, maxMissingShare * companies.length)
  }

  /**
   * Another share with the name of this one, or one with as many listed shares that is missing since the day before.
   * `lastDay`: of its latest row, empty without any.
   */
  findSameShare(
    { ticker, listedShares }: Pick<DailyShare, 'ticker' | 'listedShares'>,
    dayBefore: string,
  ): { readonly ticker: string; readonly lastDay: string } | null {
    const name = this.#names.get(ticker)
    const [named] = [...this.#names].find(
      // Not another class of it.
      ([other, otherName]) => otherName === name && !other.startsWith(ticker),
    ) ?? [null]
    if (named !== null) return { ticker: named, lastDay: this.#latest.get(named)?.day ?? '' }
    const counted = [...this.#latest.values()].find(
      (other) =>
        other.day === dayBefore && other.listedShares !== null && other.listedShares === listedShares,
    )
    return counted ? { ticker: counted.ticker, lastDay: counted.day } : null
  }
}

/** Profiles have `PT`, which daily files lack, and some names are in capitals. */
function createNameKey(name: string): string {
  return cleanCompanyName(name)
    .toLowerCase()
    .replaceAll(/^pt\b|\btbk\b|[^a-z0-9]/g, '')
}
