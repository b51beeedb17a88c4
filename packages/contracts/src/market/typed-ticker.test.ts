import { describe, expect, it } from 'vitest'
import { listNamedTickers, parseTypedTicker, removeExchanges } from './typed-ticker.ts'

describe('parseTypedTicker', () => {
  it.each([
    'BQNS',
    ' bqns ',
    'BQNS.JK',
    'bqns.jk',
    'IDX:BQNS',
    'idx: bqns',
    'IDX-BQNS',
    'JKSE:BQNS',
    'BEI:BQNS',
    'IDX - BQNS',
    'BQNS.ID',
    'BQNS-JK',
    'BQNS / IDX',
    'BQNS:IJ',
    'BQNS IJ',
    'BQNS IJ Equity',
    'IDX BQNS',
    'IDX:BQNS.JK',
    '$BQNS',
    '#BQNS',
    '"BQNS"',
    '“BQNS”',
    '(BQNS)',
    '[BQNS]',
    'bqns,',
    'BQNS.',
    'ＢＱＮＳ',
    'B\u200bQNS',
    'BQNS Tbk',
    'harga BQNS',
    'harga bqns',
    'saham bqns hari ini',
    'BQNS stock price today',
    'PT Bank Quantara Nusa Tbk (BQNS)',
    'BQNS BQNS',
  ])('reads BQNS from %j', (text) => {
    expect(parseTypedTicker(text)).toBe('BQNS')
  })

  it.each([
    { name: 'a warrant', text: 'BQNS-W' },
    { name: 'a warrant of a vendor', text: 'BQNS-W.JK' },
    { name: 'a numbered warrant', text: 'IDX:BQNS-W2' },
    { name: 'a right', text: 'bqns-r' },
    { name: 'a right among words', text: 'harga BQNS-R' },
    { name: 'two tickers', text: 'BQNS, BSKL' },
    { name: 'two marked tickers', text: '$BQNS $BSKL' },
    { name: 'a name', text: 'Bank Quantara' },
    { name: 'a name in lower case', text: 'bank mega' },
    { name: 'digits', text: 'BQ1S' },
    { name: 'six letters', text: 'BQNSXX' },
    { name: 'an exchange alone', text: '.JK' },
    { name: 'other letters', text: 'BQNŞ' },
    { name: 'nothing', text: ' ' },
    { name: 'a mark alone', text: '$' },
  ])('reads none from $name', ({ text }) => {
    expect(parseTypedTicker(text)).toBeNull()
  })
})

describe('listNamedTickers', () => {
  it.each([
    { text: 'BUKA', named: [{ ticker: 'BUKA', isCertain: true }] },
    { text: 'buka', named: [{ ticker: 'BUKA', isCertain: true }] },
    { text: 'jam BUKA', named: [{ ticker: 'BUKA', isCertain: true }] },
    { text: 'jam $buka', named: [{ ticker: 'BUKA', isCertain: true }] },
    { text: 'jam buka', named: [{ ticker: 'BUKA', isCertain: false }] },
    { text: 'JAM BUKA', named: [{ ticker: 'BUKA', isCertain: false }] },
    { text: 'bei buka', named: [{ ticker: 'BUKA', isCertain: false }] },
    {
      text: 'harga BQNS',
      named: [
        { ticker: 'HARGA', isCertain: false },
        { ticker: 'BQNS', isCertain: true },
      ],
    },
    {
      text: 'cash dan CASH',
      named: [{ ticker: 'CASH', isCertain: true }],
    },
    { text: 'e-IPO', named: [] },
    { text: 'BQNS-W dan bqns-r', named: [] },
  ])('lists the possible tickers of "$text"', ({ text, named }) => {
    expect(listNamedTickers(text)).toEqual(named.map((one) => expect.objectContaining(one)))
  })

  it.each([
    'libur-BEI hari ini',
    'jadwal BEI: libur',
    'jam bursa BEI - pasar nego',
    'kinerja IDX. tahun ini',
    'info@bank.id',
  ])('takes no word of "%s" for a certain ticker', (text) => {
    expect(listNamedTickers(text).filter(({ isCertain }) => isCertain)).toEqual([])
  })
})

it.each([
  { text: 'BQNS.JK', bare: 'BQNS' },
  { text: 'laporan IDX:BQNS kuartal', bare: 'laporan BQNS kuartal' },
  { text: 'BQNS IJ Equity', bare: 'BQNS' },
  { text: 'BQNS-W.JK', bare: 'BQNS-W.JK' },
  { text: 'indeks IDX30', bare: 'indeks IDX30' },
  { text: 'pedoman BEI', bare: 'pedoman BEI' },
  { text: 'jadwal BEI: libur', bare: 'jadwal BEI: libur' },
  { text: 'jam bursa BEI - pasar nego', bare: 'jam bursa BEI - pasar nego' },
  { text: 'pasar: IDX', bare: 'pasar: IDX' },
  { text: 'saham/BEI', bare: 'saham/BEI' },
  { text: 'bank.id', bare: 'bank.id' },
  { text: 'info@bank.id', bare: 'info@bank.id' },
  { text: 'id-card', bare: 'id-card' },
  { text: 'www.idx.co.id', bare: 'www.idx.co.id' },
  { text: 'BEI. Tahun 2026', bare: 'BEI. Tahun 2026' },
  { text: 'idx:bqns', bare: 'bqns' },
  { text: 'BQNS-IDX', bare: 'BQNS' },
  { text: 'bqns-jk', bare: 'bqns' },
  { text: 'libur-BEI', bare: 'libur-BEI' },
  { text: 'saham-bei', bare: 'saham-bei' },
  { text: 'jadwal libur-BEI 2026', bare: 'jadwal libur-BEI 2026' },
])('removeExchanges makes "$bare" of "$text"', ({ text, bare }) => {
  expect(removeExchanges(text)).toBe(bare)
})
