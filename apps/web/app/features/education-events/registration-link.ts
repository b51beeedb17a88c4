import type { EventStatus } from '#app/content/event-status.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** The way to the registration form or its waiting list; null while the event accepts neither. */
export function registrationLink(locale: Locale, status: EventStatus, slug: string) {
  if (status !== 'open' && status !== 'waitingList') return null
  const { joinWaitingList, register } = copy[locale]
  return {
    to: pathTo('eventRegister', locale, { slug }),
    label: status === 'waitingList' ? joinWaitingList : register,
  }
}
