import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { listUrl } from '#cms/base/admin/list-url.ts'
import { eventCopy } from './copy.ts'
import { countEventRegistrations } from './count-registrations.ts'
import './event-views.css'

const toRegistrationsUrl = (event: number) => listUrl('registrations', { event })

/** On an event: its numbers, and the ways to its registrations. */
export async function EventRegistrations({ data, i18n, id, payload, req }: UIFieldServerProps) {
  if (typeof id !== 'number' || !hasRole(req, 'admin', 'editor')) return null
  const words = eventCopy[adminLanguage(i18n.language)]
  const counts = await countEventRegistrations(payload, id)
  const taken = counts.registered + counts.held + Number(data.seatsHeld ?? 0)
  const rows = [
    [words.registered, words.ofSeats(taken, Number(data.capacity ?? 0))],
    [words.waiting, counts.waiting],
    [words.toConfirm, counts.held + counts.heldWaiting],
    [words.canceled, counts.canceled],
    [words.attended, counts.attended],
  ]
  const links = [
    [toRegistrationsUrl(id), words.toRegistrations],
    [`/admin/events/${id}/attendance`, words.toAttendance],
    [`/admin/collections/event-messages/create?event=${id}`, words.toMessage],
    [`/api/registrations/export?format=xlsx&event=${id}`, words.toExport],
  ]
  return (
    <div className="event-registrations">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {links.map(([address, label]) => (
        <a key={address} href={address}>
          {label}
        </a>
      ))}
    </div>
  )
}

/** In the list of events: seats taken, and people waiting. */
export async function EventCountsCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  // Payload also renders the cell with the form, where it has no row.
  if (!rowData) return null
  const { id, capacity = 0, seatsHeld = 0 } = rowData
  const words = eventCopy[adminLanguage(i18n.language)]
  const { registered, held, waiting } = await countEventRegistrations(payload, id)
  const seats = words.ofSeats(registered + held + seatsHeld, capacity)
  return (
    <a href={toRegistrationsUrl(id)}>{waiting > 0 ? `${seats} · ${words.waiting}: ${waiting}` : seats}</a>
  )
}
