import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { dayInWords, dayOfWords, daysInText } from './dates-in-words.ts'
import { factFields, moveDates, weeksToMove } from './moved-dates.ts'

const contentFolder = join(import.meta.dirname, 'content')
const files = globSync('**/*.yaml', { cwd: contentFolder }).map((file) => ({
  file,
  written: parse(readFileSync(join(contentFolder, file), 'utf8')) as unknown,
}))

/** The facts of the content were last checked on this day; a machine may have a clock that is behind. */
const lastCheck = '2026-11-28'
const clockDay = dayInJakarta(new Date())
const firstDay = clockDay > lastCheck ? clockDay : lastCheck
const daysLater = (days: number) =>
  new Date(Date.parse(firstDay) + days * 86_400_000).toISOString().slice(0, 10)

/** Days in words that no field states and that are no part of the demo's story. */
const realDays = [
  // Since then, holders above 1% are published each month.
  '2026-03-03',
  // The split of RSVK in the demo market, whose past never changes.
  '2026-06-24',
  // A quarter's end, and an example between trading days of 2026.
  '2026-09-30',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
]
/** No publication of the demo is older: earlier days in words are of laws, decrees and their like. */
const storyBegins = '2026-01-01'

/** The words before the day of a check or of a statement. */
const endsAsStatement = /(?:\bper|diperiksa(?: pada)?|\bas of|checked on) $/i

interface Text {
  readonly file: string
  /** The name of the innermost field that is not a language. */
  readonly field: string
  readonly value: string
}

/** All texts of a parsed file, without entries about real days. */
function textsIn(file: string, value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ file, field, value }]
  if (typeof value !== 'object' || value === null || ('fixed' in value && value.fixed === true)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(file, inner, /^(id|en|\d+)$/.test(name) ? field : name),
  )
}

const preparedOn = (day: string) =>
  files.flatMap(({ file, written }) => textsIn(file, moveDates(written, weeksToMove(day))))
const where = ({ file, field }: Text, day: string) => `${file}, ${field}: ${day}`

it('moves each day of the demo’s story that the content names in words', () => {
  const written = files.flatMap(({ file, written: content }) => textsIn(file, content))
  const facts = written.filter(({ field }) => factFields.some((name) => name === field))
  const stays = new Set([...realDays, ...facts.map(({ value }) => value)])
  const unmoved = written.flatMap((text) =>
    daysInText(text.value)
      .filter(({ day, before }) => day >= storyBegins && !stays.has(day) && !endsAsStatement.test(before))
      .map(({ day }) => where(text, day)),
  )
  // Write it as {{2026-12-02 d MMMM y}}; a real day belongs into a field of facts or into the list above.
  expect(unmoved).toEqual([])
})

describe.each([firstDay, daysLater(40), daysLater(400)])('the content on %s', (today) => {
  const texts = preparedOn(today)

  it('names no later day of a check or of a statement', () => {
    const stated = texts.flatMap((text) => {
      if (text.field === 'checkedOn' || text.field === 'asOf') return where(text, text.value)
      const days = daysInText(text.value).filter(({ before }) => endsAsStatement.test(before))
      return days.map(({ day }) => where(text, day))
    })
    expect(stated.length).toBeGreaterThan(60)
    expect(stated.filter((each) => each.slice(-10) > today)).toEqual([])
  })

  it('names weekdays as the calendar does', () => {
    const weekdays = (locale: 'id' | 'en') =>
      Array.from({ length: 7 }, (_, index) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2026, 0, 4 + index),
        ),
      )
    const names = { id: weekdays('id'), en: weekdays('en') }
    const pattern = new RegExp(`(${[...names.id, ...names.en].join('|')}),? (${dayInWords})`, 'g')
    const named = texts.flatMap((text) => [...text.value.matchAll(pattern)].map((match) => ({ text, match })))
    expect(named.length).toBeGreaterThan(10)
    const wrong = named.filter(({ match: [, weekday = '', words = ''] }) => {
      const index = new Date(dayOfWords(words)).getUTCDay()
      return names.id[index] !== weekday && names.en[index] !== weekday
    })
    expect(wrong.map(({ text, match: [words] }) => where(text, words))).toEqual([])
  })
})
