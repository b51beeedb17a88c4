import type { Shareholder } from '@site/contracts/market/company.ts'
import { describe, expect, it } from 'vitest'
import { shareholderGroups } from './shareholder-groups.ts'

const holder = (category: Shareholder['category'], percentage: number) => ({ category, percentage })
const parent = holder('controlling', 51)
const fund = holder('major', 5)
const insurer = holder('major', 4.99)
const director = holder('board', 0.2)
const treasury = holder('treasury', 0.5)
const others = holder('public', 38.31)

describe('shareholderGroups', () => {
  it('separates named holders below 5%, and keeps the groups that complete the total', () => {
    expect(shareholderGroups([parent, fund, insurer, director, treasury, others])).toEqual({
      large: [parent, fund, treasury, others],
      small: [insurer, director],
    })
  })

  it('does not hide a single small holder', () => {
    expect(shareholderGroups([parent, director, others])).toEqual({
      large: [parent, director, others],
      small: [],
    })
  })
})
