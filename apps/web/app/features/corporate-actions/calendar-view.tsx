import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import { Icon } from '#app/design/icon.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { formatDateLong, formatNumber, formatWeekday } from '#app/i18n/format.ts'
import { formatMonth, formatWeekdayShort } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { actionKinds } from '#app/market/action-kinds.ts'
import { actionPath } from '#app/market/action-path.ts'
import { copy } from './copy.ts'
import { addMonths, isMonth, toMonth } from './month.ts'
import type { MonthCalendar } from './month-calendar.server.ts'

/** The number of entries shown in a day's cell; the others are in a disclosure. */
const SHOWN_OF_A_DAY = 5
/** A week from Monday, for weekday names. */
const someWeek = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`)

type Day = NonNullable<MonthCalendar['weeks'][number][number]>
type Entry = Day['entries'][number]

interface CalendarViewProps {
  locale: Locale
  /** null: all kinds. */
  kind: CorporateActionKind | null
  calendar: MonthCalendar
  pathOfMonth: (month: string) => string
}

/** A month as a table of weeks; on narrow screens a list of its days with entries. */
export function CalendarView({ locale, kind, calendar, pathOfMonth }: CalendarViewProps) {
  const words = copy[locale]
  const { month, today, weeks, entryCount } = calendar
  const name = kind === null ? words.allKinds : actionKinds[kind].name[locale]
  const title = words.calendarTitle(name, formatMonth(locale, month))
  return (
    <section aria-labelledby="calendar-title" className="pt-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 data-list-result id="calendar-title">
          {title}
        </h2>
        <MonthLinks locale={locale} month={month} pathOfMonth={pathOfMonth} today={today} />
      </div>
      {entryCount === 0 ? (
        <EmptyState text={words.calendarEmpty(formatMonth(locale, month))} />
      ) : (
        <table aria-labelledby="calendar-title" className="w-full table-fixed border-collapse max-md:block">
          <caption className="pb-3 text-start text-sm text-soft max-md:block">
            {`${words.calendarCaption(formatNumber(locale, entryCount))} ${words.zone}`}
          </caption>
          <thead className="max-md:sr-only">
            <tr>
              {someWeek.map((day, position) => (
                <th
                  key={day}
                  className={`pb-2 text-start text-sm font-semibold text-soft ${position > 4 ? 'w-[7%]' : ''}`}
                  scope="col"
                >
                  <span className="max-lg:sr-only">{formatWeekday(locale, day)}</span>
                  <span aria-hidden="true" className="lg:hidden">
                    {formatWeekdayShort(locale, day)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {weeks.map((week) => (
              <tr key={week.find((day) => day !== null)?.day} className="max-md:block">
                {week.map((day, position) =>
                  day === null ? (
                    // An empty cell has no key but its position in the week.
                    <td key={`empty-${someWeek[position]}`} className="border-t border-line max-md:hidden" />
                  ) : (
                    <DayCell key={day.day} day={day} locale={locale} today={today} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function MonthLinks({
  locale,
  month,
  today,
  pathOfMonth,
}: Pick<CalendarViewProps, 'locale' | 'pathOfMonth'> & { month: string; today: string }) {
  const words = copy[locale]
  const [previous, next] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav aria-label={words.monthsLabel}>
      <ul className="flex flex-wrap gap-x-6">
        {isMonth(previous) ? (
          <li>
            <a className="pagination-step" data-keep-scroll href={pathOfMonth(previous)} rel="prev nofollow">
              <Icon name="previous" />
              <span className="sr-only">{words.previousMonth(formatMonth(locale, previous))}</span>
              <span aria-hidden="true">{formatMonth(locale, previous)}</span>
            </a>
          </li>
        ) : null}
        {month === toMonth(today) ? null : (
          <li>
            <a className="pagination-step" data-keep-scroll href={pathOfMonth(toMonth(today))} rel="nofollow">
              {words.thisMonth}
            </a>
          </li>
        )}
        {isMonth(next) ? (
          <li>
            <a className="pagination-step" data-keep-scroll href={pathOfMonth(next)} rel="next nofollow">
              <span className="sr-only">{words.nextMonth(formatMonth(locale, next))}</span>
              <span aria-hidden="true">{formatMonth(locale, next)}</span>
              <Icon name="next" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function DayCell({ locale, day: { day, entries }, today }: { locale: Locale; day: Day; today: string }) {
  const words = copy[locale]
  const isToday = day === today
  const [shown, rest] = [entries.slice(0, SHOWN_OF_A_DAY), entries.slice(SHOWN_OF_A_DAY)]
  return (
    <td
      className={`h-16 border-t border-line pe-3 pt-2 pb-3 align-top max-md:h-auto max-md:pe-0 ${
        entries.length === 0 ? 'max-md:hidden' : 'max-md:block'
      }`}
    >
      <p className="mb-1.5 font-semibold">
        <time dateTime={day}>
          <span
            aria-hidden="true"
            className={`max-md:hidden ${isToday ? 'rounded-full bg-text px-2 py-0.5 text-page' : entries.length === 0 ? 'font-normal text-soft' : ''}`}
          >
            {Number(day.slice(8))}
          </span>
          <span className="md:sr-only">
            {`${formatDateLong(locale, day)}${isToday ? ` (${words.isToday})` : ''}`}
          </span>
        </time>
      </p>
      {entries.length === 0 ? null : <Entries entries={shown} locale={locale} />}
      {rest.length === 0 ? null : (
        <details>
          <summary className="text-link w-fit py-1 text-sm">
            {words.more(formatNumber(locale, rest.length))}
          </summary>
          <Entries entries={rest} locale={locale} />
        </details>
      )}
    </td>
  )
}

function Entries({ locale, entries }: { locale: Locale; entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ key, actionId, kind, ticker, shortName, name, figure, isKey, isCanceled }) => (
        <li key={key} className="py-0.5">
          <a
            className={`block border-s-[3px] ps-2 text-sm leading-snug hover:text-action max-md:grid max-md:min-h-12 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:content-center max-md:gap-x-4 ${
              isKey ? 'border-[var(--accent-mark)]' : 'border-line'
            }`}
            href={actionPath(locale, { id: actionId, kind, ticker })}
          >
            <span>
              <span className={isCanceled ? 'font-bold line-through' : 'font-bold'}>{ticker}</span>
              <span className="md:hidden">{` ${shortName}`}</span>
            </span>{' '}
            <span>{isCanceled ? `${name} (${copy[locale].canceled})` : name}</span>{' '}
            <span className="font-semibold max-md:col-start-2 max-md:row-start-1">{figure}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
