import type { DataStatus, ImportRun } from '@site/contracts/market/data-status.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MarketDataPage } from './market-data-page.tsx'
import { readDataStatus } from './read-market-data.ts'

const now = new Date('2026-11-27T12:00:00Z')
const breaks = [{ ticker: 'GDVN', date: '2026-05-06' }]
const latest = { date: '2026-11-25', marked: ['BQNS'], breaks, holidays: [] }
const notImported = [{ file: 'cut.json', message: 'is not complete JSON' }]

function importRun(more: Partial<ImportRun> = {}): ImportRun {
  return {
    id: 7,
    at: '2026-11-27T11:00:00.000Z',
    outcome: 'imported',
    fileCount: 2,
    files: [{ kind: 'stock summary', count: 2, names: ['a.json'] }],
    tables: [{ table: 'prices', rows: 900, leftOut: 1 }],
    days: [{ day: '2026-11-25', rows: 901, traded: 850, leftOut: 1 }],
    notImported: [],
    heldDays: [],
    changedCompanies: 1,
    skipped: [],
    unknownTickers: [],
    notes: [],
    findings: [],
    ...more,
  }
}

const complete = { companies: 1, until: '2026-11-20' }

function dataStatus(more: Partial<DataStatus> = {}): DataStatus {
  return {
    runs: [importRun()],
    heldDays: [],
    missingDays: [],
    listedCompanies: 956,
    coverage: [
      { kind: 'prices', companies: 954, newest: '2026-11-25', complete: null },
      { kind: 'dividends', companies: 5, newest: '2026-05-11', complete },
    ],
    ...more,
  }
}

/** The texts of the page, in order. */
function renderText(status: DataStatus, language: 'id' | 'en' = 'en', run: string | null = null): string {
  const page = createElement(MarketDataPage, { status, latest, now, language, run })
  return renderToStaticMarkup(page)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

describe('the page of market data', () => {
  it.each([
    { outcome: 'imported', text: 'Successful · 27 November 2026, 18:00 WIB All files were read.' },
    { outcome: 'incomplete', text: 'Incomplete · 27 November 2026, 18:00 WIB Some files or tables' },
    { outcome: 'held', text: 'A day was held back · 27 November 2026, 18:00 WIB The prices of' },
    { outcome: 'rejected', text: 'Rejected · 27 November 2026, 18:00 WIB Nothing was imported' },
  ] as const)('names what to do after an import that is $outcome', ({ outcome, text }) => {
    expect(renderText(dataStatus({ runs: [importRun({ outcome })] }))).toContain(text)
  })

  it('names what was not imported, and the days that were held back', () => {
    const heldDays = [{ day: '2026-11-26', reason: '3 of the 6 declared rows' }]
    const run = importRun({ outcome: 'incomplete', notImported, heldDays })
    const expected = 'cut.json is not complete JSON 26 November 2026: 3 of the 6 declared rows'
    expect(renderText(dataStatus({ runs: [run] }))).toContain(expected)
  })

  it('counts what the last import read and changed, in both languages', () => {
    expect(renderText(dataStatus())).toContain('2 files, 1 company changed, 1 row left out.')
    expect(renderText(dataStatus(), 'id')).toContain('2 berkas, 1 emiten berubah, 1 baris tidak diimpor.')
  })

  it('lists held days, days without prices, unlikely prices and breaks', () => {
    const heldAt = '2026-11-27T11:00:00.000Z'
    const reason = '3 of the 6 declared rows'
    const texts = renderText(
      dataStatus({ heldDays: [{ day: '2026-11-26', reason, heldAt }], missingDays: ['2026-11-12'] }),
    )
    expect(texts).toContain(`26 November 2026 ${reason} 27 November 2026, 18:00 WIB`)
    // November 26 and 27 are late.
    expect(texts).toContain('Trading days without prices (3)')
    expect(texts).toContain('Unlikely prices of the latest day (1)')
    expect(texts).toContain('GDVN 6 May 2026')
  })

  it('has how many of the listed companies have data of each kind', () => {
    const texts = renderText(dataStatus())
    expect(texts).toContain('Of the 956 companies listed today.')
    expect(texts).toContain('Prices 954 25 November 2026 –')
    expect(texts).toContain('Dividends 5 11 May 2026 complete for 1 company until 20 November 2026')
  })

  it('links a finding to its company on the site, and marks the words of the importer as English', () => {
    const finding = { file: 'prices.csv', line: 4, column: 'close', message: 'is odd', ticker: 'BQNS' }
    const group = { level: 'unusual' as const, code: 'check', table: 'prices', column: 'close', count: 3 }
    const runs = [importRun({ findings: [{ ...group, listed: [finding] }] })]
    const page = { status: dataStatus({ runs }), latest, now, run: null, language: 'id' as const }
    const markup = renderToStaticMarkup(createElement(MarketDataPage, page))
    expect(markup).toContain('Nilai tidak mungkin atau janggal, prices, kolom close (3)')
    expect(markup).toMatch(/href="http:\/\/127\.0\.0\.1:3000\/id\/[^"]*\/bqns"/)
    expect(markup).toContain('<span lang="en">is odd</span>')
    expect(markup).toContain('Ditampilkan 1 dari 3')
    expect(markup).toContain('Periksa temuan di bawah.')
  })

  it('shows another import on request, with a link to the last one', () => {
    const at = '2026-11-26T11:00:00.000Z'
    const earlier = importRun({ id: 6, at, outcome: 'rejected', days: [], notImported })
    const status = dataStatus({ runs: [importRun(), earlier] })
    expect(renderText(status)).toContain(
      'Other imports Time Outcome Summary 26 November 2026, 18:00 WIB Rejected cut.json is not complete',
    )
    // Without a sentence about files and companies.
    expect(renderText(status, 'en', '6')).toContain('cut.json is not complete JSON Files and tables')
    expect(renderText(status, 'en', '6')).toContain('Import of 26 November 2026, 18:00 WIB Show the last')
  })

  it('before the first import states that there is none', () => {
    expect(renderText(dataStatus({ runs: [] }), 'id')).toContain('Impor terakhir Belum ada impor.')
  })
})

describe('the state of the data', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    { state: 'is unavailable', response: () => Promise.reject(new TypeError('fetch failed')) },
    { state: 'is of a release without it', response: async () => Response.json({ status: 404 }) },
  ])('is unknown if the market service $state', async ({ response }) => {
    vi.stubGlobal('fetch', response)
    expect(await readDataStatus()).toBeNull()
  })

  it('is what the market service responds', async () => {
    const requested: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(new URL(url).pathname)
      return Response.json(dataStatus())
    })
    expect(await readDataStatus()).toEqual(dataStatus())
    expect(requested).toEqual(['/apids/data-status'])
  })
})
