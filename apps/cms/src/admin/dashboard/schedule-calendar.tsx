import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { dashboardCopy, unavailable } from './copy.ts'
import { listWeeks, shiftMonth } from './months.ts'
import type { Scheduled } from './schedules.ts'

/** The schedules of a month, in Jakarta time. */
export function ScheduleCalendar({
  month,
  schedules,
  language,
}: {
  month: string
  /** null: unavailable. */
  schedules: Scheduled[] | null
  language: Locale
}) {
  const words = dashboardCopy[language]
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day))
  const byDay = Map.groupBy(schedules ?? [], ({ at }) => dayInJakarta(new Date(at)))
  // Any Monday and the days after it.
  const weekdays = listWeeks('2026-06')[0] ?? []
  return (
    <section id="schedules">
      <h2>{words.schedules(format(`${month}-01`, { month: 'long', year: 'numeric' }))} (WIB)</h2>
      <p className="dashboard-months">
        <a href={`/admin?month=${shiftMonth(month, -1)}#schedules`}>{words.previousMonth}</a>
        <a href={`/admin?month=${shiftMonth(month, 1)}#schedules`}>{words.nextMonth}</a>
      </p>
      {schedules === null ? <p>{unavailable[language]}</p> : null}
      <div className="staff-view-table">
        <table className="dashboard-calendar">
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {day && format(day, { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listWeeks(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, weekday) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the position is the weekday
                  <td key={weekday}>
                    {day && <time dateTime={day}>{Number(day.slice(8))}</time>}
                    {byDay.get(day ?? '')?.map(({ id, at, isPublication, hasFailed, label, title, href }) => (
                      <a key={id} href={href}>
                        {clockInJakarta(new Date(at))} {isPublication ? words.publish : words.unpublish}
                        {hasFailed ? ` (${words.failed})` : ''}: {title || label[language]}
                      </a>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
