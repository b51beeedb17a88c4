/** Companies of the demo; their other data is not used. */
export const companies = ['SMVR', 'BQNS', 'NKLV', 'SWTQ'] as const

/** Monday, March 2 to Friday, March 6, 2026; every event takes effect on Wednesday, March 4. */
export const files: Readonly<Record<string, string>> = {
  'prices.csv': `ticker,date,open,high,low,close,volume
SMVR,2026-03-02,60,60,60,60,10000
SMVR,2026-03-03,64,66,61,64,5000
SMVR,2026-03-04,320,320,320,320,1000
BQNS,2026-03-02,4000,4000,4000,4000,1000
BQNS,2026-03-03,4000,4000,4000,4000,1000
BQNS,2026-03-04,3850,3850,3850,3850,1000
NKLV,2026-03-02,1050,1050,1050,1050,600
NKLV,2026-03-03,1400,1435,1365,1400,1200
NKLV,2026-03-04,1200,1200,1200,1200,500
SWTQ,2026-03-02,1000,1000,1000,1000,400
SWTQ,2026-03-03,1200,1200,1200,1200,800
SWTQ,2026-03-04,960,960,960,960,500
SWTQ,2026-03-05,1000,1000,1000,1000,500
SWTQ,2026-03-06,500,500,500,500,900
`,
  'splits.csv': `id,ticker,type,ratio_old,ratio_new,par_before,par_after,shares_before,shares_after,last_old_trading,first_new_trading,status
SMVR-v,SMVR,reverseSplit,5,1,100,500,5000,1000,2026-03-03,2026-03-04,completed
SWTQ-v,SWTQ,split,1,2,100,50,1000,2000,2026-03-05,2026-03-06,completed
`,
  'bonuses.csv': `id,ticker,ratio_old,ratio_new,source,shares_issued,cum_date_regular,ex_date_regular,cum_date_cash,ex_date_cash,recording_date,payment_date,status
SWTQ-b,SWTQ,4,1,sharePremium,1000,2026-03-03,2026-03-04,2026-03-05,2026-03-06,2026-03-05,2026-03-20,completed
`,
  'dividends.csv': `id,ticker,type,form,book_year,amount_per_share,currency,exchange_rate,total,ratio_old,ratio_new,cum_date_regular,ex_date_regular,cum_date_cash,ex_date_cash,recording_date,payment_date,status
BQNS-v,BQNS,final,cash,2025,150,IDR,,,,,2026-03-03,2026-03-04,2026-03-05,2026-03-06,2026-03-05,2026-03-20,completed
`,
  'rights-issues.csv': `ticker,ratio_old,ratio_new,exercise_price,cum_date,ex_date
NKLV,5,2,700,2026-03-03,2026-03-04
`,
}

type Day = readonly [date: string, open: number, high: number, low: number, close: number, volume: number]

/** Calculated by hand from the rules in docs/reference/market-data-format.md. */
export const vectors: readonly { name: string; ticker: string; days: readonly Day[] }[] = [
  {
    // One new share per five: × 5, volumes ÷ 5.
    name: 'a reverse split 5:1',
    ticker: 'SMVR',
    days: [
      ['2026-03-02', 300, 300, 300, 300, 2000],
      ['2026-03-03', 320, 330, 305, 320, 1000],
      ['2026-03-04', 320, 320, 320, 320, 1000],
    ],
  },
  {
    // The exchange does not adjust for cash dividends.
    name: 'a cash dividend of 150',
    ticker: 'BQNS',
    days: [
      ['2026-03-02', 4000, 4000, 4000, 4000, 1000],
      ['2026-03-03', 4000, 4000, 4000, 4000, 1000],
      ['2026-03-04', 3850, 3850, 3850, 3850, 1000],
    ],
  },
  {
    // (1,400 × 5 + 700 × 2) ÷ 7 = 1,200 of the cum price 1,400: × 6/7, volumes × 7/6.
    name: 'rights 5:2 at 700',
    ticker: 'NKLV',
    days: [
      ['2026-03-02', 900, 900, 900, 900, 700],
      ['2026-03-03', 1200, 1230, 1170, 1200, 1400],
      ['2026-03-04', 1200, 1200, 1200, 1200, 500],
    ],
  },
  {
    // Bonus 4:1 (× 4/5), then a split 1:2 (÷ 2) two days later.
    name: 'a bonus 4:1 and a split 1:2',
    ticker: 'SWTQ',
    days: [
      ['2026-03-02', 400, 400, 400, 400, 1000],
      ['2026-03-03', 480, 480, 480, 480, 2000],
      ['2026-03-04', 480, 480, 480, 480, 1000],
      ['2026-03-05', 500, 500, 500, 500, 1000],
      ['2026-03-06', 500, 500, 500, 500, 900],
    ],
  },
]
