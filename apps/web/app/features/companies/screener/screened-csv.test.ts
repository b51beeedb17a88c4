import type { ScreenedCompany, Screener } from '@site/contracts/market/screener.ts'
import { expect, it } from 'vitest'
import { usual } from '../list/sample-row.fixture.ts'
import { allScreened, screenedTable } from './screened-csv.server.ts'

const company: ScreenedCompany = {
  ...usual,
  subSector: { id: 'Bank', en: 'Banks' },
  board: null,
  isSharia: null,
  boardAsOf: '2024-03-01',
  quote: null,
  notations: ['E', 'X'],
  per: 16.912_345_6,
  pbv: 'missing',
  roe: -3,
  der: 'notMeaningful',
  dividendYield: 0,
  revenueGrowth: 'statementsOld',
  profitGrowth: 12.4,
}

it('has one row per company, with the reasons for its empty cells', () => {
  const [head, row] = screenedTable('id', [company])
  expect(head?.slice(2, 6)).toEqual(['Sektor', 'Subsektor', 'Papan pencatatan', 'Tanggal papan'])
  expect(head?.slice(11)).toEqual([
    'Akhir periode laporan',
    'PER (x)',
    'PBV (x)',
    'ROE (%)',
    'DER (x)',
    'Imbal hasil dividen (%)',
    'Kapitalisasi pasar (Rp)',
    'Pertumbuhan pendapatan (%)',
    'Pertumbuhan laba (%)',
    'Alasan sel kosong',
  ])
  expect(row).toEqual([
    ...['BQNS', 'PT Bank Quantara Nusa Tbk', 'Keuangan', 'Bank', null, '2024-03-01'],
    ...[null, 'E X', null, null, null, '2026-09-30'],
    ...[16.9123, null, -3, null, 0, 96_408_000_000_000, null, 12.4],
    'PBV: data tidak tersedia; DER: tidak bermakna; Pertumbuhan pendapatan: laporan keuangan terakhir berumur lebih dari 15 bulan',
  ])
})

it.each([
  { locale: 'en', subSector: { id: 'Bank', en: 'Banks' }, cell: 'Banks' },
  { locale: 'en', subSector: { id: 'Bank', en: null }, cell: 'Bank' },
  { locale: 'id', subSector: null, cell: null },
] as const)('has the sub-sector $cell in $locale', ({ locale, subSector, cell }) => {
  expect(screenedTable(locale, [{ ...company, subSector }])[1]?.[3]).toBe(cell)
})

it('has the companies of every page', async () => {
  const createPage = (page: number): Screener => ({
    items: [{ ...company, ticker: `BQN${page}` }],
    page,
    pageSize: 100,
    pageCount: 3,
    total: 3,
    nextCursor: null,
    sectors: [],
    subSectors: [],
    boards: [],
    indices: [],
    asOf: '2026-11-20',
  })
  const screener = async (query: Readonly<Record<string, unknown>>) => createPage(Number(query.page))
  const { companies, asOf } = await allScreened({ screener }, { perMax: 20 })
  expect(companies.map(({ ticker }) => ticker)).toEqual(['BQN1', 'BQN2', 'BQN3'])
  expect(asOf).toBe('2026-11-20')
})
