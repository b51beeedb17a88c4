import { plainCharacters } from '@site/contracts/typed-text.ts'

const months = [
  ['januari', 'january'],
  ['februari', 'pebruari', 'february'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
]
const weekday =
  /^(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|monday|tuesday|wednesday|thursday|friday|saturday|sunday),? /

/** Day first, as in Indonesia: never month first, as JavaScript reads `02/12/2026`. */
const dayForms = [
  /^(?<day>[0-9]{1,2})(?<mark>[/.-])(?<month>[0-9]{1,2})\k<mark>(?<year>[0-9]{4})$/,
  /^(?<year>[0-9]{4})-(?<month>[0-9]{1,2})-(?<day>[0-9]{1,2})$/,
  /^(?<day>[0-9]{1,2})[ -](?<name>[a-z]{3,})\.?[ ,-]+(?<year>[0-9]{4})$/,
  /^(?<name>[a-z]{3,})\.? (?<day>[0-9]{1,2}),? (?<year>[0-9]{4})$/,
]
const clock = /^(?<date>.+?)[ ,t]+(?:(?:pukul|pkl\.?|jam|at) )?(?<hour>[0-9]{1,2})[.:](?<minute>[0-9]{2})$/

type Kind = 'day' | 'time'

/**
 * Parses a date as editors and the admin write it: `02/12/2026`, `2 Desember 2026`, `2026-12-02`; `time` needs the
 * clock as well, in WIB: `19.00`, `pukul 19:00 WIB`. Returns the instant as the CMS stores it, null if unreadable.
 */
export function parseTypedDate(typed: string, kind: Kind): string | null {
  const text = plainCharacters(typed).toLowerCase().replaceAll(/ +/g, ' ').replace(weekday, '')
  if (kind === 'day') {
    const day = readDay(text)
    // Noon UTC is the same day in every Indonesian time zone.
    return day && `${day}T12:00:00.000Z`
  }
  const { date = '', hour = '', minute = '' } = clock.exec(text.replace(/ ?wib$/, ''))?.groups ?? {}
  const day = readDay(date)
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null
  return new Date(`${day}T${hour.padStart(2, '0')}:${minute}:00+07:00`).toISOString()
}

/** `2026-12-02`; null if the text is not a day of the calendar. */
function readDay(text: string): string | null {
  for (const form of dayForms) {
    const { year, month, name, day = '' } = form.exec(text)?.groups ?? {}
    if (year === undefined) continue
    const number = name === undefined ? month : String(findMonth(name))
    const written = `${year}-${number?.padStart(2, '0')}-${day.padStart(2, '0')}`
    const instant = new Date(`${written}T00:00:00Z`)
    const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(written)
    return isDay && Number(year) >= 1900 ? written : null
  }
  return null
}

/** From 1; 0 if no month begins so. */
const findMonth = (start: string) =>
  months.findIndex((names) => names.some((name) => name.startsWith(start))) + 1
