import { describe, expect, it } from 'vitest'
import { explainMissingRiplay } from './missing-riplay.server.ts'

describe('explainMissingRiplay', () => {
  it('refers from mutual funds to the summary of each fund', () => {
    expect(explainMissingRiplay('en', 'mutualFund')).toEqual({
      text: 'There is no single RIPLAY of mutual funds: each fund has its own summary.',
      link: { to: '#funds', label: 'See the list of funds' },
    })
  })

  it('states for other products that there is none', () => {
    expect(explainMissingRiplay('id', 'ebaRetail')).toEqual({
      text: 'Belum ada RIPLAY untuk produk ini di situs.',
      link: { to: '/id/hubungi-kami', label: 'Tanyakan kepada kami' },
    })
  })
})
