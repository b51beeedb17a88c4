import { listLayoutLines } from '@site/finance/statement-layouts.ts'
import type { Text } from '../companies.ts'
import { type Filing, filedOn, reportsInDollars } from '../filings.ts'
import { randomFor } from '../random.ts'
import { moment, type Story, type StoryContext, source } from './story.ts'
import { findSubject } from './subjects.ts'
import { money, percent } from './words.ts'

const periodNames: Readonly<Record<number, Text>> = {
  6: { id: 'semester I', en: 'first half' },
  9: { id: 'sembilan bulan pertama', en: 'first nine months' },
  12: { id: 'tahun buku', en: 'full year' },
}

/** The results of a period compared with the previous year; null without that year or a name of the period. */
export function resultStory({ company, filings }: StoryContext, filing: Filing): Story | null {
  const before = filings.find(({ year, months }) => year === filing.year - 1 && months === filing.months)
  const name = periodNames[filing.months]
  if (!before || !name) return null
  const random = randomFor('result-story', company.ticker, filing.end)
  const results = {
    name: company.shortName,
    ticker: company.ticker,
    period: { id: `${name.id} ${filing.year}`, en: `${name.en} of ${filing.year}` },
    isAnnual: filing.months === 12,
    profit: filing.lines.parentProfit ?? 0,
    before: before.lines.parentProfit ?? 0,
    formatAmount: (value: number) => money(value, reportsInDollars(company)),
  }
  const { profit, before: profitBefore } = results
  const texts =
    profit > 0 && profitBefore > 0
      ? profitTexts(results, random.next() < 0.5)
      : profit > 0
        ? recoveryTexts(results)
        : lossTexts(results)
  const cause = describeCause(company.ticker, profit, profitBefore)
  const income = incomeText({ company, filing, before })
  const balance = balanceText({ company, filing, isAnnual: results.isAnnual })
  return {
    ticker: company.ticker,
    publishedAt: moment(filedOn(filing), random),
    title: texts.title,
    summary: {
      id: `${texts.summary.id} ${cause?.summary.id ?? income.id}`,
      en: `${texts.summary.en} ${cause?.summary.en ?? income.en}`,
    },
    body: {
      id: [texts.first.id, `${income.id} ${cause?.body.id ?? ''}`.trim(), balance.id],
      en: [texts.first.en, `${income.en} ${cause?.body.en ?? ''}`.trim(), balance.en],
    },
    source: source(random),
  }
}

interface Results {
  readonly name: string
  readonly ticker: string
  readonly period: Text
  readonly profit: number
  readonly before: number
  readonly formatAmount: (value: number) => Text
}

interface ProfitTexts {
  readonly title: Text
  readonly summary: Text
  readonly first: Text
}

function profitTexts(results: Results, isShortTitle: boolean): ProfitTexts {
  const { name, ticker, period, profit, before, formatAmount } = results
  const up = profit >= before
  const change = percent((profit / before - 1) * 100)
  const amount = formatAmount(profit)
  const moved = { id: `${up ? 'naik' : 'turun'} ${change.id}`, en: `${up ? 'up' : 'down'} ${change.en}` }
  return {
    title: isShortTitle
      ? {
          id: `${name}: laba ${period.id} ${up ? 'tumbuh' : 'turun'} ${change.id}`,
          en: `${name}: ${period.en} profit ${up ? 'grows' : 'falls'} ${change.en}`,
        }
      : {
          id: `Laba bersih ${ticker} ${up ? 'naik' : 'turun'} menjadi ${amount.id} pada ${period.id}`,
          en: `${ticker} net profit ${up ? 'rises' : 'falls'} to ${amount.en} in the ${period.en}`,
        },
    summary: {
      id: `Laba pemilik entitas induk ${amount.id}, ${moved.id}.`,
      en: `Profit attributable to the owners was ${amount.en}, ${moved.en}.`,
    },
    first: {
      id: `${name} (${ticker}) membukukan laba yang dapat diatribusikan kepada pemilik entitas induk sebesar ${amount.id} pada ${period.id}, ${moved.id} dari ${formatAmount(before).id} setahun sebelumnya.`,
      en: `${name} (${ticker}) reported profit attributable to the owners of the parent of ${amount.en} for the ${period.en}, ${moved.en} from ${formatAmount(before).en} a year earlier.`,
    },
  }
}

function recoveryTexts({ name, ticker, period, profit, before, formatAmount }: Results): ProfitTexts {
  const amount = formatAmount(profit)
  const loss = formatAmount(before)
  return {
    title: {
      id: `${name} berbalik laba ${amount.id} pada ${period.id}`,
      en: `${name} returns to a profit of ${amount.en} in the ${period.en}`,
    },
    summary: {
      id: `Setahun sebelumnya perseroan rugi ${loss.id}.`,
      en: `A year earlier the company lost ${loss.en}.`,
    },
    first: {
      id: `${name} (${ticker}) membukukan laba ${amount.id} pada ${period.id}, berbalik dari rugi ${loss.id} setahun sebelumnya.`,
      en: `${name} (${ticker}) reported a profit of ${amount.en} for the ${period.en}, after a loss of ${loss.en} a year earlier.`,
    },
  }
}

function lossTexts({ name, ticker, period, profit, before, formatAmount }: Results): ProfitTexts {
  const amount = formatAmount(profit)
  const earlier = formatAmount(before)
  if (before > 0) {
    return {
      title: {
        id: `${name} berbalik rugi ${amount.id} pada ${period.id}`,
        en: `${name} turns to a loss of ${amount.en} in the ${period.en}`,
      },
      summary: {
        id: `Setahun sebelumnya perseroan laba ${earlier.id}.`,
        en: `A year earlier the company earned ${earlier.en}.`,
      },
      first: {
        id: `${name} (${ticker}) mencatat rugi ${amount.id} pada ${period.id}, berbalik dari laba ${earlier.id} setahun sebelumnya.`,
        en: `${name} (${ticker}) reported a loss of ${amount.en} for the ${period.en}, after a profit of ${earlier.en} a year earlier.`,
      },
    }
  }
  const isSmaller = profit > before
  return {
    title: {
      id: `${name} masih rugi ${amount.id} pada ${period.id}`,
      en: `${name} still loses ${amount.en} in the ${period.en}`,
    },
    summary: {
      id: `Rugi ${isSmaller ? 'menyempit' : 'melebar'} dari ${earlier.id} setahun sebelumnya.`,
      en: `The loss ${isSmaller ? 'narrows' : 'widens'} from ${earlier.en} a year earlier.`,
    },
    first: {
      id: `${name} (${ticker}) mencatat rugi ${amount.id} pada ${period.id}, lebih ${isSmaller ? 'kecil' : 'besar'} daripada rugi ${earlier.id} pada periode yang sama tahun sebelumnya.`,
      en: `${name} (${ticker}) reported a loss of ${amount.en} for the ${period.en}, ${isSmaller ? 'smaller' : 'larger'} than the ${earlier.en} of the same period a year earlier.`,
    },
  }
}

function describeCause(ticker: string, profit: number, before: number): { summary: Text; body: Text } | null {
  const subject = findSubject(ticker)
  if (subject === null) return null
  const cause = profit >= before ? subject.rise : subject.fall
  return {
    summary: {
      id: `Manajemen menyebut ${cause.id}.`,
      en: `Management points to ${cause.en}.`,
    },
    body: {
      id: `Manajemen menyebut ${cause.id} sebagai faktor utama.`,
      en: `Management named ${cause.en} as the main factor.`,
    },
  }
}

interface Statement {
  readonly company: StoryContext['company']
  readonly filing: Filing
}

/** The first line of the profit and loss statement, by its name in the company's layout. */
function incomeText({ company, filing, before }: Statement & { readonly before: Filing }): Text {
  const line = listLayoutLines(company.layout).find(
    ({ key }) => key === 'revenue' || key === 'interestIncome',
  )
  const key = line?.key ?? 'revenue'
  const value = filing.lines[key] ?? 0
  const amount = money(value, reportsInDollars(company))
  const change = (value / (before.lines[key] ?? value) - 1) * 100
  const size = percent(change)
  return {
    id: `${line?.label.id} mencapai ${amount.id}, ${change >= 0 ? 'naik' : 'turun'} ${size.id} dibandingkan periode yang sama tahun sebelumnya.`,
    en: `${line?.label.en} was ${amount.en}, ${change >= 0 ? 'up' : 'down'} ${size.en} from the same period a year earlier.`,
  }
}

function balanceText({ company, filing, isAnnual }: Statement & { readonly isAnnual: boolean }): Text {
  const { totalAssets = 0, totalEquity = 0 } = filing.lines
  const assets = money(totalAssets, reportsInDollars(company))
  const equity = money(totalEquity, reportsInDollars(company))
  const isNegative = totalEquity < 0
  return {
    id: `Jumlah aset per akhir periode tercatat ${assets.id} dengan ekuitas ${isNegative ? 'negatif ' : ''}${equity.id}. Laporan keuangan ini ${isAnnual ? 'telah' : 'belum'} diaudit.`,
    en: `Total assets were ${assets.en} at the end of the period, with ${isNegative ? 'negative ' : ''}equity of ${equity.en}. These statements are ${isAnnual ? 'audited' : 'unaudited'}.`,
  }
}
