import { describe, expect, it } from 'vitest'
import { csvText } from './csv-text.ts'

describe('csvText', () => {
  it('ends every record with CRLF and quotes cells where necessary', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['1,5', 'say "no"'],
        ['two\nlines', null],
      ]),
    ).toBe('a,b\r\n"1,5","say ""no"""\r\n"two\nlines",\r\n')
  })

  it.each(['=1+1', '+62 21', '-5 %', '@SUM(A1)', '\t=1', '\r=1'])('makes text of %j', (cell) => {
    expect(csvText([[cell]]).replace(/^"/, '')).toMatch(/^'/)
  })

  it('does not quote negative numbers', () => {
    expect(csvText([[-5.25]])).toBe('-5.25\r\n')
  })
})
