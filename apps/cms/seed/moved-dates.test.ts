import { describe, expect, it } from 'vitest'
import { moveDates, weeksToMove } from './moved-dates.ts'

it.each([
  { today: '2026-11-21', weeks: 0, name: 'the day of the content' },
  { today: '2026-11-27', weeks: 0, name: 'the Friday after' },
  { today: '2026-11-28', weeks: 1, name: 'the Saturday after' },
  { today: '2027-11-20', weeks: 52, name: 'a year later' },
  { today: '2025-01-01', weeks: 0, name: 'a clock that is behind' },
])('weeksToMove is $weeks on $name', ({ today, weeks }) => {
  expect(weeksToMove(today)).toBe(weeks)
})

describe('moveDates', () => {
  it('moves days and times by whole weeks, also across a year, and keeps the time of day', () => {
    const entry = { marketDate: '2026-11-20', startsAt: '2026-12-28T19:00:00+07:00', order: 3, cover: null }
    expect(moveDates([entry], 2)).toEqual([
      { marketDate: '2026-12-04', startsAt: '2027-01-11T19:00:00+07:00', order: 3, cover: null },
    ])
  })

  it('fills days into texts in the language of the text', () => {
    const text = {
      slug: { id: 'libur-{{2026-11-29 d-MMMM-y}}', en: 'closed-{{2026-11-29 d-MMMM-y}}' },
      title: { id: 'Sabtu, {{2026-11-28 d MMMM y}}', en: 'Saturday, {{2026-11-28 MMMM d, y}}' },
      body: {
        id: 'Kuartal {{2026-11-18 Q}}, {{2026-11-03 y-MM-dd}}',
        en: 'The {{2026-11-18 Q}} quarter since 2026-11-03',
      },
    }
    expect(moveDates(text, 0)).toEqual({
      slug: { id: 'libur-29-november-2026', en: 'closed-29-november-2026' },
      title: { id: 'Sabtu, 28 November 2026', en: 'Saturday, November 28, 2026' },
      body: { id: 'Kuartal ketiga, 2026-11-03', en: 'The third quarter since 2026-11-03' },
    })
    expect(moveDates(text, 8)).toEqual({
      slug: { id: 'libur-24-januari-2027', en: 'closed-24-january-2027' },
      title: { id: 'Sabtu, 23 Januari 2027', en: 'Saturday, January 23, 2027' },
      body: { id: 'Kuartal keempat, 2026-12-29', en: 'The fourth quarter since 2026-11-03' },
    })
  })

  it('leaves fields that state a fact about the world as they are, and moves those next to them', () => {
    const lesson = {
      publishedAt: '2026-06-09T09:00:00+07:00',
      sources: [{ title: { id: 'PP 91/2021' }, checkedOn: '2026-11-25' }],
    }
    const fee = { percent: 0.15, validFrom: '2026-11-01', validTo: null }
    const fund = { navDate: '2026-11-20', termsDate: '2026-04-01', launchDate: '2015-04-13' }
    expect(moveDates([lesson, fee, fund, { asOf: '2026-11-01' }, { date: '2019-08-14' }], 57)).toEqual([
      { ...lesson, publishedAt: '2027-07-13T09:00:00+07:00' },
      fee,
      { navDate: '2027-12-24', termsDate: '2026-04-01', launchDate: '2015-04-13' },
      { asOf: '2026-11-01' },
      { date: '2019-08-14' },
    ])
  })

  it('leaves an entry with real days as it is', () => {
    const entry = { fixed: true, closedAt: '2026-04-02' }
    expect(moveDates([entry], 30)).toEqual([entry])
  })
})
