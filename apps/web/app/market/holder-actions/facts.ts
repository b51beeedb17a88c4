import type { OptionalText } from '@site/contracts/market/values.ts'
import type { CsvCell } from '#app/data/csv.server.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatAmount } from './format-amount.ts'
import type { HolderAction } from './holder-action.ts'
import { holderCopy } from './holder-copy.ts'

/** A value of an action, for its details and its table. */
export interface ActionFact {
  /** The name of its field in the contract. */
  readonly name: string
  readonly label: string
  /** null: unknown. */
  readonly text: string | null
  /** Only http(s) URLs. */
  readonly href: string | null
  readonly cell: CsvCell
  /** Details omit it while it is unknown. */
  readonly isOptional: boolean
}

/** Functions that make facts in one language. */
export function createFacts(locale: Locale) {
  const fact = (name: string, label: string, cell: CsvCell, text: string | null): ActionFact => ({
    name,
    label,
    text,
    href: null,
    cell,
    isOptional: false,
  })
  return {
    day: (name: string, label: string, day: string | null) =>
      fact(name, label, day, day && formatDate(locale, day)),
    rupiah: (name: string, label: string, amount: number | null) =>
      fact(name, label, amount, amount === null ? null : formatAmount(locale, amount)),
    count: (name: string, label: string, count: number | null) =>
      fact(name, label, count, count === null ? null : formatNumber(locale, count)),
    text: (name: string, label: string, text: string | null) => fact(name, label, text, text),
    /** A text without a translation is hidden in English. */
    optional: (name: string, label: string, text: OptionalText | string | null) => {
      const local = text === null || typeof text === 'string' ? text : text[locale]
      return { ...fact(name, label, local, local), isOptional: true }
    },
    /** `title` names the link alone. */
    link: (name: string, label: string, url: string | null, title: string) => {
      const href = url !== null && /^https?:\/\//.test(url) ? url : null
      return { ...fact(name, label, url, href === null ? url : title), href, isOptional: true }
    },
  }
}

/** The text of a value, or why there is none; with a note if the value is unlikely. */
export function describeFact(
  locale: Locale,
  { text, name }: Pick<ActionFact, 'text' | 'name'>,
  { isAhead, isAwaitingPayment, unusual }: Pick<HolderAction, 'isAhead' | 'isAwaitingPayment' | 'unusual'>,
): string {
  const words = holderCopy[locale]
  if (text === null) return isAhead || isAwaitingPayment ? words.unannounced : '–'
  return unusual.includes(name) ? `${text}. ${words.isChecked}` : text
}
