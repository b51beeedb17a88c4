import { describe, expect, it } from 'vitest'
import { offerLinks } from './offer-links.server.ts'

describe('offerLinks', () => {
  it.each([
    { offer: 'stock', others: ['mutualFund', 'securities', 'ebaRetail'] },
    { offer: 'ebaRetail', others: ['stock', 'mutualFund', 'securities'] },
    {
      offer: 'mppe',
      others: ['digitalFacility', 'lossInsurances', 'priorityCustomerGate', 'securityPawn', 'stockAccount'],
    },
    {
      offer: 'stockAccount',
      others: ['digitalFacility', 'lossInsurances', 'mppe', 'priorityCustomerGate', 'securityPawn'],
    },
  ] as const)('has all others of its kind for $offer', ({ offer, others }) => {
    expect(offerLinks(offer, 'id').others.map(({ key }) => key)).toEqual(others)
  })

  it('has the main step first, and titles in the language of the page', () => {
    const { nextSteps, others } = offerLinks('securityPawn', 'en')
    expect(nextSteps.map(({ page }) => page)).toEqual(['contactUs', 'marginSimulator', 'productStock'])
    expect(nextSteps[2]).toMatchObject({ title: 'Stocks', text: expect.stringMatching(/\w/) })
    expect(others[1]).toEqual({
      key: 'lossInsurances',
      page: 'serviceLossInsurances',
      title: 'Loss insurance',
    })
    expect(offerLinks('stock', 'id').others[0]?.title).toBe('Reksa dana')
  })
})
