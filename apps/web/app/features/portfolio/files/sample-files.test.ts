import { expect, it } from 'vitest'
import { mergeHoldings } from './add-trades.ts'
import { findColumns } from './columns.ts'
import { readHoldings } from './read-holdings.ts'
import { decodeFile, readTable } from './read-table.ts'

function readFile(file: string | Uint8Array, unit: 'lots' | 'shares' | null = null) {
  const rows = readTable(decodeFile(typeof file === 'string' ? new TextEncoder().encode(file) : file) ?? '')
  return readHoldings(rows, findColumns(rows), unit)
}

const semicolons = 'Kode;Lembar;Harga rata-rata\nBQNS;1500;4280,5\nSLTW;20000;62\n'

function encodeUtf16(text: string): Uint8Array {
  const units = Uint16Array.from(`\u{feff}${text}`, (character) => character.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

const files: Readonly<Record<string, string | Uint8Array>> = {
  comma: 'Symbol,Shares,Avg price\r\n"BQNS.JK","1500",4280.5\r\nIDX:SLTW,20000,62\r\nTotal,21500,\r\n',
  semicolon: semicolons,
  tab: 'Laporan per 27 November 2026\n\nsaham\tlembar\tavg\nBQNS\t1500\t4280.50\nSLTW\t20000\t62\n',
  'UTF-16': encodeUtf16(semicolons),
  'thousands with dot': 'Emiten;Jumlah saham;Modal per lembar\nbqns;1.500;Rp4.280,5\nSLTW;20.000;Rp62,0\n',
  'thousands with comma': 'Stock,Qty (shares),Average\nBQNS,"1,500","4,280.50"\nSLTW,"20,000",62.00\n',
  lots: 'Ticker|Lot|Harga beli\nBQNS|15|4280.5\nSLTW|200|62\nJUMLAH|215|\n',
  trades: `Tanggal;Kode;B/S;Lembar;Harga
20/11/2026;BQNS;J;500;5000
03/03/2026;BQNS;B;1000;4280,5
04/03/2026;BQNS;B;1000;4280,5
04/03/2026;SLTW;Beli;20000;62
`,
  AKSes: `rekening,efek,partisipan,tipeSaldo,curr,jumlah,harga
001,"BQNS - BUMI QUANTA ""NS"" Tbk",XX,Available,IDR,1000,4300
001,"BQNS - BUMI QUANTA ""NS"" Tbk",XX,Block,IDR,500,4300
001,SLTW - SALT WATER Tbk,XX,Available,IDR,20000,63
`,
}

it.each(Object.keys(files))('reads the same holdings from a file with %s', (name) => {
  const { holdings, problems } = readFile(files[name] ?? '', 'shares')
  expect(problems).toEqual([])
  expect(holdings.map(({ ticker, shares }) => `${ticker} ${shares}`)).toEqual(['BQNS 1500', 'SLTW 20000'])
  // The data of the depository have no purchase price.
  expect(holdings.map(({ average }) => average)).toEqual(name === 'AKSes' ? [null, null] : [4280.5, 62])
  expect(holdings.map(({ blocked }) => blocked)).toEqual(name === 'AKSes' ? [500, 0] : [0, 0])
})

it('asks for the unit only where the header does not tell it, and proposes shares for whole lots', () => {
  expect(readFile('symbol,quantity\nBQNS,1500\nSLTW,200')).toMatchObject({
    unit: 'shares',
    isUnitAssumed: true,
  })
  expect(readFile('symbol,quantity\nBQNS,15\nSLTW,200')).toMatchObject({ unit: 'lots', isUnitAssumed: true })
  expect(readFile('symbol,qty (lot)\nBQNS,200\n')).toMatchObject({ unit: 'lots', isUnitAssumed: false })
  expect(readFile('BQNS;15;4280\nSLTW;20;62', 'lots').holdings.map(({ shares }) => shares)).toEqual([
    1500, 2000,
  ])
})

it('adds the same ticker at its weighted average, and keeps warrants and rights apart', () => {
  const { holdings } = readFile('kode;lembar;avg\nBQNS;100;4000\nBQNS-W;700;\nBQNS;300;5000\nSLTW-R;5;10')
  expect(holdings).toEqual([
    { ticker: 'BQNS', isShare: true, shares: 400, average: 4750, blocked: 0 },
    { ticker: 'BQNS-W', isShare: false, shares: 700, average: null, blocked: 0 },
    { ticker: 'SLTW-R', isShare: false, shares: 5, average: 10, blocked: 0 },
  ])
})

it.each([
  ['nama;kode;lembar\nTotal Bangun Persada Tbk;TOTL;100\nTotal;;100', ['TOTL']],
  ['nama;kode;lembar\nJumlah;;100', []],
  ['kode;lembar\nBQNS;100\nTOTAL;100', ['BQNS']],
  ['no;kode;lembar\n1;BQNS;100\n;Grand total;100', ['BQNS']],
])('leaves out sums, but no company whose name begins like one: %j', (file, tickers) => {
  const { holdings, problems } = readFile(file)
  expect([holdings.map(({ ticker }) => ticker), problems]).toEqual([tickers, []])
})

it.each([
  ['Available', 0],
  ['Tersedia', 0],
  ['Not available', 100],
  ['tidak tersedia', 100],
  ['Pledge', 100],
])('counts a balance of type %s as blocked: %s', (type, blocked) => {
  const { holdings } = readFile(`kode;lembar;tipe saldo\nBQNS;100;${type}`)
  expect(holdings).toEqual([{ ticker: 'BQNS', isShare: true, shares: 100, average: null, blocked }])
})

it('merges portfolios: shares and blocked shares are added, and the average is weighted', () => {
  const held = { ticker: 'BQNS', isShare: true, shares: 1500, average: 4000, blocked: 500 }
  const unknown = { ticker: 'SLTW', isShare: true, shares: 100, average: null, blocked: 0 }
  const added = { ...held, shares: 500, average: 4300, blocked: 0 }
  expect(mergeHoldings([held, unknown], [added, { ...unknown, average: 62 }])).toEqual([
    { ...held, shares: 2000, average: 4075 },
    { ...unknown, shares: 200 },
  ])
  // A sum above the limit of an entry is left out.
  expect(mergeHoldings([{ ...held, shares: 10_000_000_000 }], [added])).toMatchObject([
    { shares: 10_000_000_000 },
  ])
})

it.each([
  ['kode;lembar\nBQNS;abc', { row: 2, kind: 'quantity', text: 'abc' }],
  ['kode;lembar\n\nBQNS;1,5', { row: 3, kind: 'range', text: '1,5' }],
  ['kode;lot\nBQNS;0', { row: 2, kind: 'range', text: '0' }],
  ['kode;lot\nBQNS;100000001', { row: 2, kind: 'range', text: '100000001' }],
  ['kode;lot;avg\nBQNS;1;10000001', { row: 2, kind: 'average', text: '10000001' }],
  ['kode;lot;avg\nBQNS;1;0', { row: 2, kind: 'average', text: '0' }],
  ['kode;lot\n=1+1;7', { row: 2, kind: 'ticker', text: '=1+1' }],
  ['date;code;side;shares;price\n2026-01-05;BQNS;S;1;9', { row: 2, kind: 'oversold', text: 'BQNS' }],
  ['date;code;side;shares;price\nsoon;BQNS;B;1;9', { row: 2, kind: 'date', text: 'soon' }],
  ['date;code;side;shares;price\n11/20/2026;BQNS;B;1;9', { row: 2, kind: 'date', text: '11/20/2026' }],
  ['date;code;side;shares;price\n2026-02-30;BQNS;B;1;9', { row: 2, kind: 'date', text: '2026-02-30' }],
  ['date;code;side;shares;price\n29.02.2025;BQNS;B;1;9', { row: 2, kind: 'date', text: '29.02.2025' }],
  ['date;code;side;shares;price\n2026-01-05;BQNS;?;1;9', { row: 2, kind: 'side', text: '?' }],
])('names the row at fault: %j', (file, problem) => {
  expect(readFile(file).problems).toEqual([problem])
})

it('reads a file that is not UTF-8 as Windows-1252', () => {
  const bytes = Uint8Array.from('kode;lembar;Caf\u{e9}\nBQNS;100;x', (character) => character.charCodeAt(0))
  expect(decodeFile(bytes)).toContain('Café')
})
