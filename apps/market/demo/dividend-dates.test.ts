import { daysBetween } from '@site/finance/days.ts'
import { describe, expect, it } from 'vitest'
import { bonusIssues, meetings } from './actions.ts'
import { companies } from './companies.ts'
import { computeDemoDates } from './demo-dates.ts'
import { createFinancials, type Financials } from './statements.ts'
import { isTradingDay } from './trading-days.ts'

const dates = computeDemoDates('2027-11-22')
const financialsOn = (today: string): ReadonlyMap<string, Financials> =>
  new Map(companies.map((company) => [company.ticker, createFinancials(company, computeDemoDates(today))]))
const financials = financialsOn('2027-11-22')
const all = [...financials.values()].flatMap(({ allDividends }) => allDividends)
const decided = all.filter(({ type }) => type !== 'interim')

describe('a final or special dividend', () => {
  it('follows its meeting, and is paid within 30 days of the announcement', () => {
    const wrong = decided.filter(({ meeting, announcement, cum, recording, payment }) => {
      const days = [meeting ?? '', announcement, cum, recording, payment]
      return (
        days.some((day, place) => day <= (days[place - 1] ?? '')) ||
        daysBetween(announcement, payment) > 30 ||
        !days.every(isTradingDay)
      )
    })
    expect(wrong).toEqual([])
    // From the book year 2021 to the last one of the demo.
    expect(decided.length).toBeGreaterThan(500)
  })

  it('is decided by a meeting of the calendar', () => {
    const held = meetings(financials, dates).map(({ ticker, day }) => `${ticker} ${day}`)
    const missing = decided.filter(
      ({ ticker, meeting, announcement }) =>
        meeting !== null &&
        meeting >= '2024-01-01' &&
        announcement <= dates.today &&
        !held.includes(`${ticker} ${meeting}`),
    )
    expect(missing).toEqual([])
  })

  it('of the bank in the design has its days', () => {
    const final = decided.find(({ ticker, bookYear }) => ticker === 'BQNS' && bookYear === 2025)
    expect(final).toMatchObject({
      meeting: '2026-05-05',
      announcement: '2026-05-07',
      cum: '2026-05-13',
      payment: '2026-06-05',
    })
  })

  it('is unknown until its announcement, unlike its meeting', () => {
    const ahead = financialsOn('2027-05-05')
    const published = [...ahead.values()].flatMap(({ dividends }) => dividends)
    expect(
      published.filter(({ type, meeting }) => type !== 'interim' && (meeting ?? '') >= '2027-05-05'),
    ).toEqual([])
    const planned = meetings(ahead, computeDemoDates('2027-05-05')).filter(
      ({ day, type }) => day > '2027-05-05' && type === 'annual',
    )
    expect(planned.length).toBeGreaterThan(5)
  })
})

describe('a bonus issue', () => {
  it('follows its meeting, and is distributed within 30 days', () => {
    const held = meetings(financials, dates).filter(({ type }) => type === 'extraordinary')
    // KBLW and SUSV; the older ones are from before the meetings of the demo.
    const issues = bonusIssues(dates.today).filter(({ cum }) => cum >= '2026-01-01')
    const days = issues.map(({ ticker, cum, payment }) => {
      const meeting = held.find((other) => other.ticker === ticker && other.day < cum)
      return [ticker, meeting === undefined ? null : daysBetween(meeting.day, payment)]
    })
    expect(days).toEqual([
      ['KBLW', 28],
      ['SUSV', 26],
    ])
  })
})

describe('an interim dividend', () => {
  it('is decided by the directors, without a meeting', () => {
    const interim = all.filter(({ type }) => type === 'interim')
    expect(
      interim.filter(({ meeting, announcement, cum }) => meeting !== null || announcement >= cum),
    ).toEqual([])
    expect(interim.length).toBeGreaterThan(50)
  })
})
