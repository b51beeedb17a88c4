/** Payload's Indonesian term for schedules means events that visitors attend. */
export const scheduleWords = {
  id: { general: { upcomingEvents: 'Jadwal', noUpcomingEventsScheduled: 'Belum ada jadwal.' } },
  en: { general: { upcomingEvents: 'Schedules', noUpcomingEventsScheduled: 'Nothing is scheduled.' } },
} as const
