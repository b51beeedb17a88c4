import { expect, it } from 'vitest'
import { findDecimalMark, parseNumber } from './read-numbers.ts'

it.each([
  [
    ['1.234,5', '2'],
    [1234.5, 2],
  ],
  [
    ['1,234.5', '1,000'],
    [1234.5, 1000],
  ],
  [
    ['1.234', '12.345.678'],
    [1234, 12_345_678],
  ],
  [
    ['4,28', '5,000'],
    [4.28, 5],
  ],
  [['0.125'], [0.125]],
  [
    ['Rp 4.280', 'IDR\u{a0}62'],
    [4280, 62],
  ],
  [
    ['1.23.4', 'abc', '', '1e5', '1,2,3'],
    [null, null, null, null, null],
  ],
])('reads the column %j', (texts, numbers) => {
  const mark = findDecimalMark(texts)
  expect(texts.map((text) => parseNumber(text, mark))).toEqual(numbers)
})
