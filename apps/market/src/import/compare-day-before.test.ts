import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useImports } from './import-files.fixture.ts'

const imports = useImports()
const tickers = Array.from({ length: 12 }, (_, index) => `ZZA${String.fromCharCode(65 + index)}`)

beforeAll(async () => {
  const rows = tickers.map((ticker) => `${ticker},PT ${ticker} Tbk,2020-01-02`)
  await imports.importFiles({ 'companies.csv': ['ticker,name_id,listing_date', ...rows, ''].join('\n') })
})

beforeEach(async () => {
  await imports.database.deleteFrom('prices').execute()
  // A company costs 1,000 rupiah more than the one before.
  await deliver(
    '2026-11-18',
    tickers.map((_, index) => ({ close: 1_000 * (index + 1), volume: 18 })),
  )
})

interface Figures {
  readonly previous?: number
  readonly close: number
  readonly volume: number
}

/** The figures of each company, in order. */
function deliver(day: string, figures: readonly Figures[]) {
  const rows = figures.map(
    ({ previous = '', close, volume }, index) =>
      `${tickers[index]},${day},${close},${close},${close},${volume},${previous}`,
  )
  return imports.importFiles({
    'prices.csv': ['ticker,date,high,low,close,volume,previous', ...rows, ''].join('\n'),
  })
}

describe('a trading day', () => {
  it('is held back with the prices and volumes of the day before', async () => {
    const { outcome, heldDays } = await deliver(
      '2026-11-19',
      tickers.map((_, index) => ({ close: 1_000 * (index + 1), volume: index < 7 ? 18 : 19 })),
    )
    expect(outcome).toBe('held')
    expect(heldDays).toMatchObject([
      { day: '2026-11-19', reason: 'prices and volumes of 7 of 12 companies are those of 2026-11-18' },
    ])
  })

  it('is published if half of the companies repeat theirs', async () => {
    const { outcome } = await deliver(
      '2026-11-19',
      tickers.map((_, index) => ({ close: 1_000 * (index + 1), volume: index < 6 ? 18 : 19 })),
    )
    expect(outcome).toBe('imported')
  })

  const shifted = tickers.map((_, index) => {
    const price = 1_000 * (((index + 1) % 12) + 1)
    return { previous: price, close: price, volume: 19 }
  })

  it('is not compared with closes of before a day without prices', async () => {
    const { outcome } = await deliver('2026-11-20', shifted)
    expect(outcome).toBe('imported')
  })

  it('is published if one company has a corporate action', async () => {
    const { outcome } = await deliver(
      '2026-11-19',
      tickers.map((_, index) => {
        const price = index === 0 ? 250 : 1_000 * (index + 1)
        return { previous: price, close: price, volume: 19 }
      }),
    )
    expect(outcome).toBe('imported')
  })
})
