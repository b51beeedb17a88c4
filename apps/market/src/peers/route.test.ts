import { PeersSchema } from '@site/contracts/market/ratios.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read, changeCompany } = service

describe('peers', () => {
  it('use the latest common period, with the requested company first', async () => {
    const peers = await read('/apids/companies/RUGI/peers', PeersSchema)
    expect(peers.period).toMatchObject({ year: 2025, months: 12 })
    expect(peers.rows.map(({ ticker, isSubject }) => [ticker, isSubject])).toEqual([
      ['RUGI', true],
      ['SPLT', false],
    ])
    const per = peers.metrics.findIndex(({ key }) => key === 'per')
    expect(peers.rows[0]?.values[per]).toBe('notMeaningful')
    expect(peers.rows.map(({ priceDay }) => priceDay)).toEqual(['2026-11-20', '2026-11-20'])
    // Only SPLT has a meaningful one.
    expect(peers.medians[per]).toBe('missing')
  })

  it('are traded companies, from the sector if the sub-sector has too few', async () => {
    // BARU is in the same sub-sector and was never traded.
    const { group } = await read('/apids/companies/RUGI/peers', PeersSchema)
    expect(group).toMatchObject({ kind: 'sector', count: 2 })
    await changeCompany('SPLT', { delistedOn: '2026-11-20' })
    expect((await read('/apids/companies/RUGI/peers', PeersSchema)).group.count).toBe(1)
    expect((await read('/apids/companies/SPLT/peers', PeersSchema)).group.count).toBe(2)
    await changeCompany('SPLT', { delistedOn: null })
  })

  it('contain only the company itself if its sector is unknown', async () => {
    await changeCompany('RUGI', { sectorCode: null, subSector: null })
    const { group, rows } = await read('/apids/companies/RUGI/peers', PeersSchema)
    expect(group).toEqual({ kind: 'sector', name: null, count: 1 })
    expect(rows.map(({ ticker }) => ticker)).toEqual(['RUGI'])
    await changeCompany('RUGI', { sectorCode: 'D', subSector: { id: 'Makanan', en: 'Food' } })
  })

  it('of a bank alone in its sub-sector are from its sector, with bank ratios', async () => {
    const peers = await read('/apids/companies/BANK/peers', PeersSchema)
    expect(peers.group).toMatchObject({ kind: 'sector', count: 1 })
    expect(peers.metrics.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['per', 'nim', 'ldr', 'npl', 'car']),
    )
  })
})
