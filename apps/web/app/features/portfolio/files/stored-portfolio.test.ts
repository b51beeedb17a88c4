import { expect, it } from 'vitest'
import { readPortfolio, writePortfolio, writePortfolioTable } from './stored-portfolio.ts'

const holdings = [
  { ticker: 'BQNS', isShare: true, shares: 1500, average: 4280.5, blocked: 500 },
  { ticker: 'BQNS-W', isShare: false, shares: 7, average: null, blocked: 0 },
]
const text = writePortfolio(holdings, '2026-11-30')

it('reads what it has written', () => {
  expect(readPortfolio(text)).toEqual(holdings)
  // A file that somebody edited may name a share twice.
  const twice = text.replace('[{', '[{"ticker":"BQNS","shares":500,"average":null},{')
  expect(readPortfolio(twice)?.map(({ ticker, shares }) => `${ticker} ${shares}`)).toEqual([
    'BQNS 2000',
    'BQNS-W 7',
  ])
})

it.each([
  '',
  '[]',
  text.replace('"format":1', '"format":2'),
  text.replace('BQNS', '=1+1'),
  text.replace('1500', '0'),
  text.replace('4280.5', '10000001'),
  text.replace('4280.5', '"4280"'),
  text.replace('"blocked":500', '"blocked":-1'),
  text.replace(
    /"holdings":\[.*\]/,
    `"holdings":[${Array(201).fill('{"ticker":"BQNS","shares":1,"average":null}')}]`,
  ),
])('rejects %j', (other) => {
  expect(readPortfolio(other)).toBeNull()
})

it('writes a table that a spreadsheet does not calculate', () => {
  expect(writePortfolioTable([['=1+1', '+a', '-W', '@x', -5, null, 'a,"b"']])).toBe(
    `\u{feff}'=1+1,'+a,'-W,'@x,-5,,"a,""b"""\r\n`,
  )
})
