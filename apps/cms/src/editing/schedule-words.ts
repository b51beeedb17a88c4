/**
 * Payload's Indonesian term for schedules means events that visitors attend, and its “Lokal” for a language means
 * nothing to an editor.
 */
export const scheduleWords = {
  id: {
    general: {
      locale: 'Bahasa',
      locales: 'Bahasa',
      upcomingEvents: 'Jadwal',
      noUpcomingEventsScheduled: 'Belum ada jadwal.',
    },
  },
  en: {
    general: {
      locale: 'Language',
      locales: 'Languages',
      upcomingEvents: 'Schedules',
      noUpcomingEventsScheduled: 'Nothing is scheduled.',
    },
  },
} as const
