import { formatDateParts } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The date of an item, set large for scanning a list. */
export function DateBlock({ locale, date }: { locale: Locale; date: string }) {
  const { day, month, year } = formatDateParts(locale, date)
  return (
    <time className="flex w-18 shrink-0 flex-col border-t-3 border-accent pt-2 leading-tight" dateTime={date}>
      <span className="text-xl font-bold tracking-tight">{day}</span>
      <span className="text-sm text-soft">{`${month} ${year}`}</span>
    </time>
  )
}
