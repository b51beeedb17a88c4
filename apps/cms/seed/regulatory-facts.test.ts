import { autoRejectionLimits } from '@site/finance/auto-rejection.ts'
import { callAuctionsOn } from '@site/finance/call-auctions.ts'
import { exchangeHolidays } from '@site/finance/exchange-holidays.ts'
import { hoursOn } from '@site/finance/exchange-hours.ts'
import { fundRedemption } from '@site/finance/fund-redemption.ts'
import { findTickSize } from '@site/finance/lots-and-ticks.ts'
import { haltRuleOn } from '@site/finance/market-halts.ts'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { describe, expect, it } from 'vitest'
import { readDocuments, type Text } from './documents.fixture.ts'

const documents = await readDocuments()
const { lessons, terms, faqs, announcements, accountTypes, pages, products, funds } = documents
const today = '2026-11-26'
const locales = ['id', 'en'] as const
type Locale = (typeof locales)[number]

function findText(documents: readonly { data: { key: string; body?: Text; answer?: Text } }[], key: string) {
  const found = documents.find(({ data }) => data.key === key)?.data
  return { id: found?.body?.id ?? found?.answer?.id ?? '', en: found?.body?.en ?? found?.answer?.en ?? '' }
}

function joinBlockTexts(key: string, locale: Locale): string {
  const blocks = pages.find(({ data }) => data.key === key)?.data.blocks ?? []
  return blocks.map((block) => (block.blockType === 'text' ? block.body?.[locale] : '')).join(' ')
}

const clock = (locale: Locale, time: string) => (locale === 'id' ? time.replaceAll(':', '.') : time)
const short = (locale: Locale, time: string) => clock(locale, time.slice(0, 5))
const missingFrom = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part))

describe.each(locales)('the texts in %s', (locale) => {
  const hours = hoursOn(today)
  const session = (name: string, day: 'weekdays' | 'friday' = 'weekdays') =>
    hours?.[day].find((each) => each.name === name) ?? { from: '', to: '' }
  const ofSession = (name: string) => {
    const { from, to } = session(name)
    return `${short(locale, from)}–${short(locale, to)}`
  }

  it.each([
    { kind: 'lesson', text: findText(lessons, 'how-orders-are-matched')[locale] },
    { kind: 'question', text: findText(faqs, 'trading-hours')[locale] },
  ])('have the hours of the exchange in the $kind', ({ text }) => {
    const join = locale === 'id' ? '.00' : ':00'
    const locked = (hours?.locks ?? []).flatMap(({ from, to, noChangeTo }) => [
      `${clock(locale, from)}–${clock(locale, to)}`,
      clock(locale, noChangeTo),
    ])
    expect(hours?.since).toBe('2025-12-15')
    expect(
      missingFrom(text.replaceAll(/(\d) to (\d)/g, '$1–$2').replaceAll(/pukul /g, ''), [
        locale === 'id' ? '15 Desember 2025' : 'December 15, 2025',
        ofSession('session1'),
        ofSession('session2'),
        short(locale, session('session1', 'friday').to),
        short(locale, session('session2', 'friday').from),
        `${short(locale, session('preClosing').from)}${join}–${clock(locale, session('preClosing').to)}`,
        ...locked,
      ]),
    ).toEqual([])
  })

  it.each([
    { kind: 'warning about fake accounts', text: findText(announcements, 'fake-accounts-warning')[locale] },
    { kind: 'page about complaints', text: joinBlockTexts('complaints', locale) },
  ])('name every body that takes complaints and reports of fraud in the $kind', ({ text }) => {
    const bodies = ['LAPS SJK', 'lapssjk.id', 'Kontak 157', 'APPK', 'kontak157.ojk.go.id', 'iasc.ojk.go.id']
    expect(missingFrom(text, bodies)).toEqual([])
  })

  it('have the ticks and limits of the rules in the lesson', () => {
    const text = findText(lessons, 'tick-size-and-auto-rejection')[locale]
    const money = (amount: number) => (locale === 'id' ? `Rp${amount}` : `IDR ${amount}`)
    const ticks = [100, 200, 500, 2_000, 5_000].map((price) => `**${money(findTickSize(price, today))}**`)
    const percents = [100, 1_000, 10_000].map((price) => {
      const limits = autoRejectionLimits(price, 'M', today)
      return limits === null ? '' : `**${Math.round((limits.upper / price - 1) * 100)}%**`
    })
    const lower = autoRejectionLimits(10_000, 'M', today)?.lower ?? 0
    const watch = autoRejectionLimits(1_000, 'W', today)?.upper ?? 0
    expect(
      missingFrom(text, [...ticks, ...percents, `${100 - lower / 100}%`, `${watch / 10 - 100}%`]),
    ).toEqual([])
    expect(text).toContain(locale === 'id' ? 'meninjau' : 'under review')
    const first = autoRejectionLimits(190, 'M', today, { isFirstTradingDay: true })
    const acceleration = autoRejectionLimits(10, 'A', today)
    expect(acceleration).toEqual({ lower: 9, upper: 11 })
    expect(missingFrom(text, [190, first?.lower ?? 0, first?.upper ?? 0].map(money))).toEqual([])
    expect(text).not.toMatch(/dua kali lipat|twice as wide/)
  })

  it('have the levels of trading halts and the floor and bands of the watchlist in the glossary and the lesson', () => {
    const term = (key: string) => {
      const data = terms.find((each) => each.data.key === key)?.data
      return `${data?.definition[locale]} ${data?.body?.[locale]}`
    }
    const rule = haltRuleOn(today)
    const levels = rule?.percents.map((percent) => `${percent}%`) ?? []
    expect(levels).toEqual(['8%', '15%', '20%'])
    const first = locale === 'id' ? 'Sejak 8 April 2025' : 'Since April 8, 2025'
    const points = locale === 'id' ? ['6.440', '5.950', '5.600'] : ['6,440', '5,950', '5,600']
    const halts = ['Kep-00002/BEI/04-2025', first, '30', 'OJK', ...levels, ...points]
    expect(missingFrom(term('trading-halt'), halts)).toEqual([])
    const since = locale === 'id' ? '25 Maret 2024' : 'March 25, 2024'
    expect(callAuctionsOn(today)?.since).toBe('2024-03-25')
    for (const text of [term('watchlist-board'), findText(lessons, 'tick-size-and-auto-rejection')[locale]]) {
      expect(text).toContain(since)
      expect(text).not.toMatch(/permanen/i)
    }
    expect(missingFrom(term('watchlist-board'), ['10%', locale === 'id' ? 'Rp1' : 'IDR 1'])).toEqual([])
  })

  it.each([
    {
      text: findText(lessons, 'how-orders-are-matched'),
      id: ['15.56.00–15.59.59', '16.01.59', '9 Desember 2024'],
      en: ['15:56:00–15:59:59', '16:01:59', 'December 9, 2024'],
    },
    {
      text: findText(lessons, 'tick-size-and-auto-rejection'),
      id: ['2 Mei 2016', '15% berlaku sejak 8 April 2025'],
      en: ['May 2, 2016', '15% has applied since April 8, 2025'],
    },
    {
      text: findText(faqs, 'tax-on-dividends'),
      id: ['10%, disetor sendiri paling lambat tanggal 15', '31 Maret', 'Coretax', '20%'],
      en: ['10%, which you pay yourself by the 15th', 'March 31', 'Coretax', '20%'],
    },
    {
      text: findText(faqs, 'mutual-fund-costs'),
      id: ['tidak dikenai pajak penghasilan'],
      en: ['redemption of units is not taxed'],
    },
    {
      text: findText(lessons, 'what-a-share-is'),
      id: ['notasi K atau N', 'di atas 1% diumumkan setiap bulan sejak 3 Maret 2026'],
      en: ['notation K or N', 'above 1% have been published every month since March 3, 2026'],
    },
    {
      text: findText(lessons, 'how-banks-are-different'),
      id: ['paling banyak 99 persen sahamnya di bursa'],
      en: ['at most 99 percent of its shares'],
    },
    {
      text: findText(accountTypes, 'sharia'),
      id: ['1 Juni dan 1 Desember', 'paling banyak 45%'],
      en: ['June 1 and December 1', 'at most 45%'],
    },
  ])('state what the rules say: $id', ({ text, ...parts }) => {
    expect(missingFrom(text[locale], parts[locale])).toEqual([])
  })

  it('name the tax on the interest of bonds as a source', () => {
    const source = {
      id: 'PP 91/2021: pajak penghasilan final 10%',
      en: 'Government Regulation 91/2021: final income tax of 10%',
    }
    const lesson = lessons.find(({ data }) => data.key === 'how-a-bond-pays')
    expect(JSON.stringify(lesson)).toContain(source[locale])
  })

  it('have the days of a redemption on the page about mutual funds and in the risks of each fund', () => {
    expect(fundRedemption.days).toBe(7)
    const days = locale === 'id' ? '7 hari bursa' : '7 trading days'
    const product = products.find(({ data }) => data.key === 'mutualFund')?.data
    expect(product?.facts.some(({ value }) => value[locale]?.includes(days))).toBe(true)
    const silent = funds.filter(({ data }) => !data.texts.risks.some((risk) => risk[locale]?.includes(days)))
    expect(silent.map(({ data }) => data.code)).toEqual([])
  })

  it('have the closed days of December and a settlement over Christmas in the announcement', () => {
    const text = findText(announcements, 'year-end-service-hours')[locale]
    const closed = exchangeHolidays.flatMap(({ date }) =>
      date.startsWith('2026-12') ? Number(date.slice(8)) : [],
    )
    expect(closed).toEqual([24, 25, 31])
    expect(text).toContain(
      locale === 'id'
        ? `Bursa tutup pada ${closed[0]}, ${closed[1]}, dan ${closed[2]} Desember 2026`
        : `closed on December ${closed[0]}, ${closed[1]} and ${closed[2]}, 2026`,
    )
    const result = tradingCalendar([]).settle('2026-12-23')
    expect('counted' in result && result.counted.at(-1)).toBe('2026-12-29')
    expect(text).toContain(locale === 'id' ? 'Selasa, 29 Desember 2026' : 'Tuesday, December 29, 2026')
  })
})

/** All English texts below a value. */
function findEnglish(value: unknown, isEnglish = false): string[] {
  if (typeof value === 'string') return isEnglish ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => findEnglish(part, isEnglish || name === 'en'))
}

it('the English texts name regulations of OJK in English', () => {
  const texts = findEnglish(documents)
  expect(texts.filter((text) => /\bPOJK \d/.test(text))).toEqual([])
  expect(texts.filter((text) => /\bOJK Regulation 6\/2024/.test(text)).length).toBeGreaterThanOrEqual(3)
})
