import { describe, expect, it } from 'vitest'
import { readDocuments, type Text } from './documents.fixture.ts'

const { accountTypes, funds, pages, services } = await readDocuments()
const locales = ['id', 'en'] as const

/** How many of the sentences are written in a language. */
const countWritten = (texts: Text[], locale: 'id' | 'en') =>
  texts.filter((text) => (text[locale] ?? '') !== '').length

describe.each(locales)('the texts in %s from which the site creates RIPLAY and fund summaries', (locale) => {
  it.each(accountTypes.map(({ data }) => data))('are complete for the account $key', (account) => {
    const { requirements, benefits, risks, rights, duties } = account
    const counts = [requirements, benefits, risks, rights, duties].map((texts) => countWritten(texts, locale))
    expect(counts).not.toContain(0)
    expect(counts[2]).toBeGreaterThanOrEqual(4)
  })

  it.each(funds.map(({ data }) => data))('are complete for the fund $code', ({ texts: fund }) => {
    expect(fund.policy[locale]).toMatch(/\d%/)
    expect(fund.benchmark?.[locale]).toMatch(/\w/)
    expect(countWritten(fund.risks, locale)).toBeGreaterThanOrEqual(4)
  })

  it('name the market risk of every equity fund', () => {
    const equity = funds.filter(({ data }) => data.kind === 'equity')
    expect(equity).toHaveLength(2)
    for (const { data } of equity) {
      expect(data.texts.risks[0]?.[locale]).toContain(
        locale === 'id' ? 'harga saham dapat turun' : 'share prices can fall',
      )
    }
  })
})

describe('the conditions of the demo', () => {
  it('are IDR 500 million for the priority gate, and a year for a margin contract', () => {
    const priority = services.find(({ data }) => data.key === 'priorityCustomerGate')?.data
    expect(priority?.minimumAssets).toBe(500_000_000)
    expect(services.find(({ data }) => data.key === 'stockAccount')?.data.contractYears).toBe(1)
    expect(accountTypes.map(({ data }) => [data.key, data.contractYears])).toEqual([
      ['regular', null],
      ['margin', 1],
      ['sharia', null],
    ])
    for (const text of ['Rp500 juta', 'IDR 500 million']) expect(JSON.stringify(priority)).toContain(text)
  })
})

describe('the history of the firm', () => {
  it('begins with brokerage in the year of the license', () => {
    const about = pages.find(({ data }) => data.key === 'aboutUs')?.data.blocks ?? []
    const items = about.flatMap((block) => (block.blockType === 'timeline' ? block.items : []))
    const first = items.find(({ title, text }) => /perantara saham/.test(`${title?.id} ${text?.id}`))
    expect(String(first?.date)).toBe('2019')
  })
})
