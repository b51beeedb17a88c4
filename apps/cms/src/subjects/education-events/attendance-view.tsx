import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { readParticipants } from './attendance.ts'
import { AttendanceList } from './attendance-list.tsx'
import { eventCopy } from './copy.ts'

/** The list in which staff mark attendance, on a phone at the door. */
export async function AttendanceView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = eventCopy[adminLanguage(req.i18n.language)]
  const event = hasRole(req, 'admin', 'editor') ? await findEvent(view) : null
  return (
    <StaffView
      lead={event ? words.attendanceLead : words.noEvent}
      title={event ? `${words.toAttendance}: ${event.title}` : words.toAttendance}
      view={view}
    >
      {async () =>
        event && <AttendanceList event={event.id} initial={await readParticipants(req.payload, event.id)} />
      }
    </StaffView>
  )
}

/** The event in the path `/events/:id/attendance`. */
async function findEvent({ initPageResult: { req }, params }: AdminViewServerProps) {
  const id = Array.isArray(params?.segments) ? params.segments[1] : undefined
  if (id === undefined || !/^\d{1,9}$/.test(id)) return null
  const language = adminLanguage(req.i18n.language)
  return req.payload.findByID({
    collection: 'events',
    id: Number(id),
    locale: language,
    fallbackLocale: language === 'id' ? 'en' : 'id',
    disableErrors: true,
    select: { title: true },
  })
}
