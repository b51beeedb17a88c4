import { locales } from '@site/contracts/locale.ts'
import { describe, expect, it } from 'vitest'
import { changed, errorAt, publishAssumptions } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'

const whole = await payload.findGlobal({ slug: 'calculator-assumptions', locale: 'id', depth: 0 })
const { defaults, exampleReturns } = whole

describe('publishing calculator assumptions', () => {
  it.each([
    { change: { inflation: 4 }, path: 'inflation', id: 'sampai 0,2 (20%)', en: 'up to 0.2 (20%)' },
    {
      change: { defaults: { ...defaults, duration: 41 } },
      path: 'defaults.duration',
      id: 'sampai 40',
      en: 'up to 40',
    },
    {
      change: { defaults: { ...defaults, expectedReturn: 0.08123 } },
      path: 'defaults.expectedReturn',
      id: 'paling banyak 2 angka desimal',
      en: 'at most 2 decimals',
    },
    {
      change: { defaults: { ...defaults, currentAge: 60 } },
      path: 'defaults.retirementAge',
      id: 'di atas usia saat ini',
      en: 'above the current age',
    },
    { change: { lifeExpectancy: 75 }, path: 'lifeExpectancy', id: 'di atas 75', en: 'above 75' },
    {
      change: { exampleReturns: changed(exampleReturns, 1, () => ({ key: 'moneyMarket' })) },
      path: 'exampleReturns.1.key',
      id: 'sudah dipakai',
      en: 'already used',
    },
  ])('is rejected with an error at $path: $en', async ({ change, path, ...expected }) => {
    for (const language of locales) {
      const published = publishAssumptions(change, language)
      await expect(published).rejects.toMatchObject(errorAt(path, expected[language]))
    }
  })

  it('shows a new default at once, but not its draft', async () => {
    const change = { defaults: { ...defaults, targetFund: 750_000_000 } }
    const data = { ...change, _status: 'draft' } as const
    await payload.updateGlobal({ slug: 'calculator-assumptions', locale: 'id', draft: true, data })
    const shown = async () => (await requestSite('calculator-assumptions?locale=en')).json()
    expect(await shown()).toMatchObject({ defaults: { targetFund: 500_000_000 } })
    await publishAssumptions(change)
    expect(await shown()).toMatchObject({ defaults: { targetFund: 750_000_000 } })
    await publishAssumptions(whole)
    expect(await shown()).toMatchObject({ defaults: { targetFund: 500_000_000 } })
  })
})
