import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilledService, startFilledService } from '#market/test/start-service.ts'

let service: FilledService
beforeAll(async () => {
  service = await startFilledService()
})
afterAll(() => service.stop())
const read: FilledService['read'] = (path, schema) => service.read(path, schema)

describe('the snapshot', () => {
  it('has who rose and fell on the latest trading day', async () => {
    const snapshot = await read('/apids/snapshot', SnapshotSchema)
    expect(snapshot.gainers.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect(snapshot.losers.map(({ ticker }) => ticker)).toEqual(['RUGI'])
    expect(snapshot.featured.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect(snapshot.asOf).toBe('2026-11-20')
  })

  it('draws a year of the index with about sixty points up to the latest', async () => {
    const { index } = await read('/apids/snapshot', SnapshotSchema)
    expect(index).toMatchObject({ date: '2026-11-20', value: 7_274, change: 1 })
    expect(index?.series.length).toBeGreaterThan(45)
    expect(index?.series.length).toBeLessThanOrEqual(60)
    expect(index?.series.at(-1)).toEqual({ date: '2026-11-20', value: 7_274 })
  })
})
