import { describe, expect, it } from 'vitest'
import { withOwnFigures } from './own-figures.mjs'

const usual = { WEB_METRICS_PORT: '9464', CMS_METRICS_PORT: '9465', MARKET_METRICS_PORT: '9466' }

describe('the figures of several processes on one machine', () => {
  it('are at a port each, with the ports that the documents name', () => {
    const ports = /** @type {const} */ (['web', 'cms', 'market']).flatMap((service) =>
      [1, 2].map((number) => withOwnFigures(service, number, usual)[`${service.toUpperCase()}_METRICS_PORT`]),
    )
    expect(ports).toEqual(['9464', '9474', '9465', '9475', '9466', '9476'])
  })

  it('are nowhere where the operator wants none', () => {
    expect(withOwnFigures('web', 2, { CMS_METRICS_PORT: '9465' })).toEqual({ CMS_METRICS_PORT: '9465' })
  })
})
