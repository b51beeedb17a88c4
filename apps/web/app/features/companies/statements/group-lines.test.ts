import { describe, expect, it } from 'vitest'
import { groupLines } from './group-lines.ts'

const item = (key: string, partOf: string | null) => ({ key, isTotal: false, partOf })
const total = (key: string, partOf: string | null) => ({ key, isTotal: true, partOf })
const readGroups = (groups: ReturnType<typeof groupLines>) =>
  groups.map(({ line, items }) => [line.key, ...items.map(({ key }) => key)])

describe('groupLines', () => {
  it('puts a total before the items that it adds up, wherever they stand', () => {
    const lines = [
      item('cash', 'totalAssets'),
      item('loans', 'loansNet'),
      item('ckpn', 'loansNet'),
      total('loansNet', 'totalAssets'),
      item('otherAssets', 'totalAssets'),
      total('totalAssets', null),
      item('totalEquity', null),
    ]
    expect(readGroups(groupLines('balance-sheet', lines))).toEqual([
      ['loansNet', 'loans', 'ckpn'],
      ['totalAssets', 'cash', 'otherAssets'],
      ['totalEquity'],
    ])
  })

  it('never folds revenue', () => {
    const lines = [
      item('revenue', 'grossProfit'),
      item('costOfRevenue', 'grossProfit'),
      total('grossProfit', 'operatingProfit'),
    ]
    expect(readGroups(groupLines('profit-loss', lines))).toEqual([
      ['revenue'],
      ['grossProfit', 'costOfRevenue'],
    ])
  })

  it('folds no line whose total was not filed', () => {
    expect(readGroups(groupLines('profit-loss', [item('tax', 'netProfit')]))).toEqual([['tax']])
  })

  it('folds no line of a cash flow', () => {
    const lines = [item('operating', 'netChange'), total('netChange', 'ending'), item('beginning', 'ending')]
    expect(readGroups(groupLines('cash-flow', lines))).toEqual([['operating'], ['netChange'], ['beginning']])
  })
})
