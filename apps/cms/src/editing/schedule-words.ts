/** Payload's own Indonesian word for schedules is the one for events that visitors attend. */
export const scheduleWords = {
  id: { general: { upcomingEvents: 'Jadwal', noUpcomingEventsScheduled: 'Belum ada jadwal.' } },
  en: { general: { upcomingEvents: 'Schedules', noUpcomingEventsScheduled: 'Nothing is scheduled.' } },
} as const
