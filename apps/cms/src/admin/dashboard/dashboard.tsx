import type { Locale } from '@site/contracts/locale.ts'
import type { ServerProps } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { findLastSignIn } from '#cms/services/accounts/record-sign-ins.ts'
import { dashboardCopy, unavailable } from './copy.ts'
import { LastSignIn } from './last-sign-in.tsx'
import { parseMonth, toMonthSpan } from './months.ts'
import { type DashboardRow, orNull, readDashboard } from './read-dashboard.ts'
import { ScheduleCalendar } from './schedule-calendar.tsx'
import { readSchedules } from './schedules.ts'
import '#cms/base/admin/admin-views.css'
import './dashboard.css'

/** What there is to do, above Payload's cards of the collections. */
export async function Dashboard({ i18n, payload, permissions, searchParams, user }: ServerProps) {
  if (!user || !permissions || !hasRole({ user }, 'admin', 'editor', 'reviewer', 'operations')) return null
  const now = new Date()
  const month = parseMonth(searchParams?.month, now)
  const [rows, schedules, lastSignIn] = await Promise.all([
    readDashboard({ payload, user, now }, permissions),
    user.role === 'operations'
      ? null
      : orNull(payload, 'calendar', readSchedules(payload, ...toMonthSpan(month))),
    orNull(payload, 'last sign-in', findLastSignIn(payload, user)),
  ])
  const language = adminLanguage(i18n.language)
  return (
    <div className="staff-view dashboard-work">
      {lastSignIn ? <LastSignIn at={lastSignIn} language={language} /> : null}
      <h1 id="to-do">{dashboardCopy[language].toDo}</h1>
      <table aria-labelledby="to-do">
        <tbody>
          {rows.map((row) => (
            <Row key={row.label.en} language={language} row={row} />
          ))}
        </tbody>
      </table>
      {user.role === 'operations' ? null : (
        <ScheduleCalendar language={language} month={month} schedules={schedules} />
      )}
    </div>
  )
}

function Row({ row: { label, href: page, finding }, language }: { row: DashboardRow; language: Locale }) {
  const { count, note, parts = [] } = finding ?? { count: null, note: unavailable }
  const href = page ?? finding?.href
  const shown = count === null ? '–' : new Intl.NumberFormat(language).format(count)
  return (
    <tr className={count === 0 ? undefined : 'is-due'}>
      <th scope="row">{href ? <a href={href}>{label[language]}</a> : label[language]}</th>
      <td className="number">{shown}</td>
      <td>
        {note?.[language]}
        {count !== 0 && parts.length > 0 ? (
          <ul>
            {parts.map(({ text, href: part }) => (
              <li key={text.en}>{part ? <a href={part}>{text[language]}</a> : text[language]}</li>
            ))}
          </ul>
        ) : null}
      </td>
    </tr>
  )
}
