import { expect, it } from 'vitest'
import { readFile, readText } from './read-input.ts'

const toFile = (name: string, content: string | Uint8Array<ArrayBuffer>, type = '') =>
  new File([content], name, { type })
const rows = (count: number) => 'BQNS;1\n'.repeat(count)

it.each([
  ['a PDF by its name', toFile('Laporan.PDF', '%PDF-1.7'), 'pdf'],
  ['a PDF by its type', toFile('laporan', '%PDF-1.7', 'application/pdf'), 'pdf'],
  ['a workbook', toFile('a.xlsx', Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0])), 'unreadable'],
  ['1 MB', toFile('a.csv', 'x'.repeat(1_000_000)), 'table'],
  ['more than 1 MB', toFile('a.csv', 'x'.repeat(1_000_001)), 'tooLarge'],
  ['2,000 rows', toFile('a.csv', rows(2000)), 'table'],
  ['2,001 rows', toFile('a.csv', rows(2001)), 'tooManyRows'],
  ['an empty file', toFile('a.csv', ' \n\n'), 'noRows'],
  ['other JSON', toFile('a.json', '{"format":2}'), 'noPortfolio'],
  [
    'a portfolio file',
    toFile(
      'p.json',
      '{"format":1,"made":"2026-11-30","holdings":[{"ticker":"BQNS","shares":100,"average":null}]}',
    ),
    'portfolio',
  ],
])('reads %s', async (_, file, kind) => {
  expect((await readFile(file)).kind).toBe(kind)
})

it('limits pasted text as it does files', () => {
  expect(readText('x'.repeat(1_000_001))).toEqual({ kind: 'tooLarge' })
  expect(readText(rows(2002))).toEqual({ kind: 'tooManyRows', count: 2002 })
})
