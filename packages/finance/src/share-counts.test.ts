import { describe, expect, it } from 'vitest'
import {
  computeIssuedShares,
  freeFloatPercent,
  issuedAfterListing,
  marketCapitalization,
  registerDifference,
} from './share-counts.ts'

/** A bank that lists 99% of its shares. */
const bank = { issuedShares: 23_400_000_000, listedShares: 23_166_000_000 }
const unknown = { issuedShares: null, listedShares: null }

it.each([
  { name: 'the issued shares of a bank', counts: bank, expected: 23_400_000_000 },
  {
    name: 'the listed shares if only they are known',
    counts: { ...bank, issuedShares: null },
    expected: 23_166_000_000,
  },
  {
    name: 'the issued shares if only they are known',
    counts: { ...bank, listedShares: null },
    expected: 23_400_000_000,
  },
  {
    name: 'the listed shares if the issued count is outdated',
    counts: { issuedShares: 900, listedShares: 1_000 },
    expected: 1_000,
  },
  { name: 'null if neither is known', counts: unknown, expected: null },
])('computeIssuedShares is $name', ({ counts, expected }) => {
  expect(computeIssuedShares(counts)).toBe(expected)
})

describe('marketCapitalization', () => {
  it('multiplies the close by the listed shares', () => {
    // 4,120 × 23.166 billion; all issued shares would be 96.408 trillion.
    expect(marketCapitalization(4_120, bank)).toBe(95_443_920_000_000)
  })

  it('is null without a price or the listed shares', () => {
    expect(marketCapitalization(null, bank)).toBeNull()
    expect(marketCapitalization(4_120, { ...bank, listedShares: null })).toBeNull()
  })
})

describe('freeFloatPercent', () => {
  it('is a part of the listed shares', () => {
    expect(freeFloatPercent(10_424_700_000, bank)).toBe(45)
  })

  it('is at most 100%, although the public may hold unlisted shares', () => {
    expect(freeFloatPercent(23_400_000_000, bank)).toBe(100)
  })

  it('is null if no count is known', () => {
    expect(freeFloatPercent(1_000, unknown)).toBeNull()
  })
})

describe('registerDifference', () => {
  it.each([
    { registered: 23_400_000_000, expected: 'none' },
    { registered: 23_400_000_100, expected: 'small' },
    { registered: 23_166_000_001, expected: 'small' },
    { registered: 23_166_000_000, expected: 'large' },
    { registered: 12_682_808_500, expected: 'large' },
  ])('of $registered shares is $expected', ({ registered, expected }) => {
    expect(registerDifference(registered, bank)).toBe(expected)
  })

  it('is none if no count is known', () => {
    expect(registerDifference(1_000, unknown)).toBe('none')
  })
})

it.each([
  { name: 'keeps the issued shares at an increase', listedNow: 25_000_000_000, expected: 23_400_000_000 },
  { name: 'keeps them if 1% leaves the exchange', listedNow: 22_934_340_000, expected: 23_400_000_000 },
  { name: 'forgets them at a reverse split', listedNow: 2_316_600_000, expected: null },
  { name: 'keeps them if the listed shares are unknown', listedNow: null, expected: 23_400_000_000 },
])('issuedAfterListing $name', ({ listedNow, expected }) => {
  expect(issuedAfterListing(bank, listedNow)).toBe(expected)
})
