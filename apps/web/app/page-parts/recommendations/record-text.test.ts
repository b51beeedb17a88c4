import { describe, expect, it } from 'vitest'
import { recordText } from './record-text.server.ts'

const record = {
  counts: { target: 2, stop: 1, expired: 1, closed: 2, open: 5 },
  finished: 6,
  holds: { total: 3, open: 1 },
  asOf: '2026-11-27',
}

describe('recordText', () => {
  it('counts buy and sell recommendations and names the holds apart', () => {
    expect(recordText('id', record)).toEqual({
      outcomes:
        'Dari 11 rekomendasi beli dan jual yang pernah kami terbitkan: 2 mencapai target, 1 menyentuh stop loss, 1 berakhir tanpa keduanya, 2 ditutup atau diganti analis, dan 5 masih berjalan.',
      definition:
        'Yang dihitung hanya rekomendasi beli dan jual; tahan tidak memperkirakan arah harga. Rekomendasi tahan: 3 (berjalan: 1). Dihitung dari harga bursa sampai 27 November 2026.',
    })
    expect(recordText('en', record).outcomes).toContain('Of the 11 buy and sell recommendations')
  })

  it('states that there are no buy and sell recommendations beside holds', () => {
    const counts = { target: 0, stop: 0, expired: 0, closed: 0, open: 0 }
    const { outcomes, definition } = recordText('en', { ...record, counts, finished: 0 })
    expect(outcomes).toBe('We have published no buy or sell recommendations yet.')
    expect(definition).toContain('Hold recommendations: 3 (open: 1).')
  })

  it('leaves out the sentence about holds if there are none', () => {
    expect(recordText('id', { ...record, holds: { total: 0, open: 0 } }).definition).not.toContain(
      'Rekomendasi tahan',
    )
  })
})
