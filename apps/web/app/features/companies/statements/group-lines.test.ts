import { describe, expect, it } from 'vitest'
import { groupLines } from './group-lines.ts'

const item = (key: string) => ({ key, isTotal: false })
const total = (key: string) => ({ key, isTotal: true })
const readGroups = (groups: ReturnType<typeof groupLines>) =>
  groups.map(({ line, items }) => [line.key, ...items.map(({ key }) => key)])

describe('groupLines', () => {
  it('puts a total before its items, and keeps lines after the last total', () => {
    const lines = [
      item('interestIncome'),
      item('interestExpense'),
      total('netInterestIncome'),
      total('operatingProfit'),
      item('tax'),
      total('netProfit'),
      item('parentProfit'),
      item('eps'),
    ]
    expect(readGroups(groupLines('profit-loss', lines))).toEqual([
      ['netInterestIncome', 'interestIncome', 'interestExpense'],
      ['operatingProfit'],
      ['netProfit', 'tax'],
      ['parentProfit'],
      ['eps'],
    ])
  })

  it('never folds revenue', () => {
    const lines = [item('revenue'), item('costOfRevenue'), total('grossProfit')]
    expect(readGroups(groupLines('profit-loss', lines))).toEqual([
      ['revenue'],
      ['grossProfit', 'costOfRevenue'],
    ])
  })

  it('folds no line of a cash flow', () => {
    const lines = [item('operating'), item('investing'), total('netChange'), item('beginning')]
    expect(readGroups(groupLines('cash-flow', lines))).toEqual([
      ['operating'],
      ['investing'],
      ['netChange'],
      ['beginning'],
    ])
  })

  it.each([['balance-sheet'], ['cash-flow']] as const)('groups nothing without lines: %s', (kind) => {
    expect(groupLines(kind, [])).toEqual([])
  })
})
