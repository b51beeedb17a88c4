import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.server.ts'

describe('toCsv', () => {
  it('starts with a byte order mark and ends every line with CRLF (RFC 4180)', () => {
    expect(
      toCsv([
        ['Pos', 'Nilai'],
        ['Kas', 12.5],
      ]),
    ).toBe('\uFEFFPos,Nilai\r\nKas,12.5\r\n')
  })

  it.each([
    { name: 'a comma', value: 'Aset, lancar', written: '"Aset, lancar"' },
    { name: 'a quotation mark', value: 'Aset "lancar"', written: '"Aset ""lancar"""' },
    { name: 'a line break', value: 'Aset\nlancar', written: '"Aset\nlancar"' },
    { name: 'a formula', value: '=1+1', written: "'=1+1" },
    { name: 'a formula with a comma', value: '@SUM(A1,A2)', written: '"\'@SUM(A1,A2)"' },
    { name: 'a formula after a tab', value: '\t=1', written: "'\t=1" },
    { name: 'a telephone number', value: '+62 21', written: "'+62 21" },
    { name: 'a full-width formula', value: '＝1', written: "'＝1" },
    { name: 'a negative number', value: -1213, written: '-1213' },
    { name: 'null', value: null, written: '' },
  ])('writes $name', ({ value, written }) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`)
  })
})
