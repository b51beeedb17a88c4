import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { beforeAll, beforeEach } from 'vitest'
import { companiesCsv, createFile, useImports } from '../../import-files.fixture.ts'

export const headers = {
  'rights-issues.csv':
    'id,ticker,code,ratio_old,ratio_new,exercise_price,cum_date,ex_date,cum_date_cash,ex_date_cash,recording_date,distribution_date,trading_from,trading_to,exercise_from,exercise_to,extra_payment_by,allotment_date,refund_date,new_shares,status',
  'warrants.csv':
    'id,ticker,code,ratio_old,ratio_new,exercise_price,issued_on,listed_on,exercise_from,exercise_to,last_trading_regular,last_trading_cash,outstanding,as_of,status',
  'tender-offers.csv':
    'id,ticker,kind,offeror_id,offeror_en,price,min_shares,max_shares,statement_date,offer_from,offer_to,payment_date,agent,document,reason_id,reason_en,status',
  'buybacks.csv':
    'id,ticker,basis,decided_on,from,to,max_shares,max_amount,max_price,bought_shares,bought_amount,as_of,status',
} as const
export type File = keyof typeof headers

export const rows: Readonly<Record<File, string>> = {
  'rights-issues.csv':
    'BQNS-HMETD-1,BQNS,BQNS-R,4,1,3500,2026-11-24,2026-11-25,2026-11-26,2026-11-27,2026-11-26,2026-11-27,2026-11-30,2026-12-08,2026-11-30,2026-12-08,2026-12-10,2026-12-11,2026-12-15,5850000000,',
  'warrants.csv':
    'SPRX-W,SPRX,SPRX-W,1,1,250,2026-01-12,2026-01-12,2026-07-13,2029-01-12,2029-01-09,2029-01-11,400000000,2026-11-20,',
  'tender-offers.csv':
    'QTND-T1,QTND,mandatory,PT Induk Baru,,1250,,1200000000,2026-11-16,2026-11-17,2026-12-16,2026-12-28,PT Wirasana Sekuritas,https://contoh.example/t.pdf,Pengendali baru,New controller,',
  'buybacks.csv':
    'BQNS-BB1,BQNS,meeting,2026-05-20,2026-05-21,2027-05-20,200000000,900000000000,4800,35000000,152000000000,2026-10-31,',
}

/** The example row with other cells. */
export function changed(file: File, changes: Readonly<Record<string, string>>): string {
  const cells = rows[file].split(',')
  return headers[file]
    .split(',')
    .map((column, index) => changes[column] ?? cells[index])
    .join(',')
}

export const files = ['rights-issues.csv', 'warrants.csv', 'tender-offers.csv', 'buybacks.csv'] as const

export const createDelivery = (file: File, lines: readonly string[]) =>
  createFile(file, headers[file], ...lines)

/** Imports with the companies of the example rows, without actions before each test. */
export function useActionImports() {
  const imports = useImports()
  const importAll = (delivered: Parameters<typeof imports.importFiles>[0]) => imports.importFiles(delivered)
  beforeAll(async () => {
    await importAll({
      ...createFile(
        'prices.csv',
        'ticker,date,open,high,low,close,volume',
        'QTND,2026-11-13,,1250,1250,1250,100',
      ),
      'a-companies.csv': companiesCsv(['GDVN'], { ticker: 'SPRX', short_name: 'Supra' }),
      'companies.csv': companiesCsv(['GDVN'], { ticker: 'QTND', short_name: 'Tunda' }),
    })
  })
  beforeEach(() => imports.clear('priceEvents', 'corporateActions'))
  return {
    imports,
    importAll,
    importRow: (file: File, ...lines: readonly string[]) =>
      importAll(createDelivery(file, lines.length > 0 ? lines : [rows[file]])),
    readActions: async (query = '') =>
      (await imports.read(`corporate-actions${query}`, CorporateActionListSchema)).items,
    readEvents: () => imports.runSql('select day, kind, exercise_price, factor, action_id from price_events'),
  }
}
