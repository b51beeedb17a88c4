import type { Subject } from '#cms/services/subject/subject.ts'
import { eventMessages } from './event-messages.ts'
import { events } from './events.ts'
import { registrationMails } from './mails.ts'
import { receiveRegistration } from './receive-registration.ts'
import { receiveCancellation, receiveConfirmation, registrationTicket } from './registration-tickets.ts'
import { registrations } from './registrations.ts'
import { startReleasingHolds } from './release-holds.ts'
import { startReminders } from './reminders.ts'
import { eventDetail, eventList } from './resource.ts'

export const subject: Subject = {
  collections: [events],
  records: [registrations, eventMessages],
  resources: {
    events: eventList,
    'events/:slug': eventDetail,
    'registration-tickets/:ticket': registrationTicket,
  },
  receivers: {
    registrations: receiveRegistration,
    'registration-cancellations': receiveCancellation,
    'registration-confirmations': receiveConfirmation,
  },
  composers: [registrationMails],
  jobs: [startReminders, startReleasingHolds],
  screens: {
    attendance: {
      Component: '/subjects/education-events/attendance-view.tsx#AttendanceView',
      path: '/events/:id/attendance',
    },
  },
}
