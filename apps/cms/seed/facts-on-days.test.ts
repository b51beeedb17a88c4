import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seriesKinds } from '@site/contracts/content/bond-series.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { floatingCoupons } from '@site/finance/market-calculators/coupon-days.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { dayInWords, dayOfWords, daysInText } from './dates-in-words.ts'
import { factFields, moveDates, weeksToMove } from './moved-dates.ts'
import { addSeriesDays } from './series-days.ts'

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
const findField = (texts: readonly Text[], file: string, field: string) =>
  texts.find((text) => text.file === file && text.field === field)?.value.slice(0, 10)
const listFacts = (texts: readonly Text[]) =>
  texts.filter(({ field }) => factFields.some((name) => name === field))
const where = ({ file, field }: Text, day: string) => `${file}, ${field}: ${day}`

it('moves each day of the demo’s story that the content names in words', () => {
  const written = files.flatMap(({ file, written: content }) => textsIn(file, content))
  const stays = new Set([...realDays, ...listFacts(written).map(({ value }) => value)])
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
  const tariffs = texts.filter(({ file, field }) => file === 'fees.yaml' && field === 'validFrom')

  it('names no later day of a check or of a statement', () => {
    const stated = texts.flatMap((text) => {
      if (text.field === 'checkedOn' || text.field === 'asOf') return where(text, text.value)
      const days = daysInText(text.value).filter(({ before }) => endsAsStatement.test(before))
      return days.map(({ day }) => where(text, day))
    })
    expect(stated.length).toBeGreaterThan(60)
    expect(stated.filter((each) => each.slice(-10) > today)).toEqual([])
  })

  it('has days of facts as they were written', () => {
    const written = files.flatMap(({ file, written: content }) => textsIn(file, content))
    expect(listFacts(texts)).toEqual(listFacts(written))
  })

  it('names each price list by the first day of its rates', () => {
    const lists = texts.filter(({ file, field }) => file === 'fees.yaml' && field === 'source')
    expect(lists).toHaveLength(2 * tariffs.length)
    const days = lists.flatMap(({ value }) => daysInText(value).map(({ day }) => day))
    expect(days).toEqual(tariffs.flatMap(({ value }) => [value, value]))
  })

  it('dates our rates in texts as the table of fees does', () => {
    const newest = tariffs
      .map(({ value }) => value)
      .toSorted()
      .at(-1)
    const named = texts.flatMap((text) => {
      const days = text.value.matchAll(
        new RegExp(`(?:tarif|rates?)\\b[^.]{0,40}(?:sejak|since) (${dayInWords})`, 'gi'),
      )
      return [...days].map(([, words = '']) => where(text, dayOfWords(words)))
    })
    expect(named.length).toBeGreaterThanOrEqual(6)
    expect(named.filter((each) => !each.endsWith(String(newest)))).toEqual([])
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

  it.each([
    {
      folder: 'events',
      field: 'registrationOpensAt',
      words: 'Pendaftaran dibuka(?: pada)?|Registration opens on',
    },
    { folder: 'promos', field: 'startsAt', words: 'Mulai|From' },
    {
      folder: 'promos',
      field: 'endsAt',
      words: 'Promo berakhir pada|The offer ended on|used up before|habis sebelum',
    },
  ])('has in texts of $folder the day of $field', ({ folder, field, words }) => {
    const own = texts.filter(({ file }) => file.startsWith(`${folder}/`))
    const named = own.flatMap((text) =>
      [...text.value.matchAll(new RegExp(`(?:${words}) (${dayInWords})`, 'g'))].map(([, day = '']) => ({
        text,
        day: dayOfWords(day),
      })),
    )
    expect(named.length).toBeGreaterThanOrEqual(4)
    const wrong = named.filter(({ text, day }) => findField(texts, text.file, field) !== day)
    expect(wrong.map(({ text, day }) => where(text, day))).toEqual([])
  })

  it('ends the periods in the terms of promotions with their last day', () => {
    const own = texts.filter(({ file, field }) => file.startsWith('promos/') && field === 'terms')
    const periods = own.flatMap((text) =>
      [...text.value.matchAll(new RegExp(`(${dayInWords}),? (?:sampai|dan|and) (${dayInWords})`, 'g'))].map(
        ([, from = '', to = '']) => [text.file, dayOfWords(from), dayOfWords(to)],
      ),
    )
    expect(periods.length).toBeGreaterThanOrEqual(12)
    for (const [file = '', from, to] of periods) {
      expect([from, to], file).toEqual([findField(texts, file, 'startsAt'), findField(texts, file, 'endsAt')])
    }
  })

  it('names morning notes by the day of their market', () => {
    const slugs = texts.filter(({ file, field }) => file.startsWith('morning-notes/') && field === 'slug')
    expect(slugs.length).toBeGreaterThan(20)
    const wrong = slugs.filter(
      ({ file, value }) => value.slice(0, 10) !== findField(texts, file, 'marketDate'),
    )
    expect(wrong).toEqual([])
  })

  it('pays coupons of ORI on the 15th and all others on the 10th', () => {
    const paymentDay = { ORI: '15', SR: '10', SBR: '10', ST: '10' }
    const tradeDay = { ORI: '16', SR: '11', SBR: null, ST: null }
    const all = seriesOn(today)
    expect(all.map(({ kind }) => kind).toSorted()).toEqual([
      'ORI',
      'ORI',
      'ORI',
      'SBR',
      'SBR',
      'SR',
      'ST',
      'ST',
    ])
    for (const { code: key, kind, settlement, firstCoupon, maturity, tradableFrom } of all) {
      const dates = [firstCoupon, maturity, tradableFrom].map((day) => day?.slice(8, 10) ?? null)
      expect(dates, key).toEqual([paymentDay[kind], paymentDay[kind], tradeDay[kind]])
      expect([settlement, firstCoupon, maturity], key).toEqual([settlement, firstCoupon, maturity].toSorted())
    }
    const page = texts.filter(({ file, field }) => file === 'products/securities.yaml' && field === 'body')
    expect(page.map(({ value }) => /tanggal 15.+ORI.+tanggal 10|15th.+ORI.+10th/.test(value))).toEqual([
      true,
      true,
    ])
  })

  it('has floors of a policy rate on the grid of Bank Indonesia, and a coupon in force once it is paid', () => {
    const floating = seriesOn(today).filter(({ couponKind }) => couponKind === 'floating')
    for (const { code: key, settlement, floorPercent, spreadPercent, ...reset } of floating) {
      const rate = Math.round(((floorPercent ?? 0) - (spreadPercent ?? 0)) * 100) / 100
      expect([key, rate % floatingCoupons.policyRateStep]).toEqual([key, 0])
      const isPaid = settlement.slice(0, 10) <= today
      expect([key, reset.policyRatePercent !== null, reset.policyRateSince !== null]).toEqual([
        key,
        isPaid,
        isPaid,
      ])
      expect((reset.policyRateSince ?? '').slice(0, 10) <= today, key).toBe(true)
      expect((reset.policyRatePercent ?? 0) % floatingCoupons.policyRateStep, key).toBe(0)
    }
  })
})

const optionalNumber = v.nullish(v.number(), null)
const SeriesSchema = v.object({
  code: v.string(),
  kind: v.picklist(seriesKinds),
  couponKind: v.string(),
  settlement: v.string(),
  firstCoupon: v.string(),
  maturity: v.string(),
  tradableFrom: v.nullable(v.string()),
  spreadPercent: optionalNumber,
  floorPercent: optionalNumber,
  policyRatePercent: optionalNumber,
  policyRateSince: v.nullable(v.string()),
})

function seriesOn(today: string) {
  const content = files.find(({ file }) => file === 'bond-series.yaml')?.written
  const series = v.parse(v.array(v.looseObject({})), moveDates(content, weeksToMove(today)))
  return v.parse(
    v.array(SeriesSchema),
    series.map((one) => addSeriesDays(one, today)),
  )
}
