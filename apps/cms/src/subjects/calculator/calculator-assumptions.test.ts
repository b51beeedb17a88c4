import { locales } from '@site/contracts/locale.ts'
import { describe, expect, it } from 'vitest'
import type { CalculatorAssumption } from '#cms/base/payload-types.ts'
import { changed, errorAt, publishAssumptions } from '../../../test/publish-tools.ts'
import { payload, requestSite } from '../../../test/service.ts'

async function assumptions(): Promise<CalculatorAssumption> {
  return payload.findGlobal({ slug: 'calculator-assumptions', locale: 'id', depth: 0 })
}

describe('publishing calculator assumptions', () => {
  const invalid: {
    name: string
    change: (whole: CalculatorAssumption) => Partial<CalculatorAssumption>
    path: string
    expected: { id: string; en: string }
  }[] = [
    {
      name: 'an inflation of 4 instead of 0.04',
      change: () => ({ inflation: 4 }),
      path: 'inflation',
      expected: { id: 'sampai 0,2 (20%)', en: 'up to 0.2 (20%)' },
    },
    {
      name: 'a default that the form rejects',
      change: ({ defaults }) => ({ defaults: { ...defaults, duration: 41 } }),
      path: 'defaults.duration',
      expected: { id: 'sampai 40', en: 'up to 40' },
    },
    {
      name: 'a return with three decimals',
      change: ({ defaults }) => ({ defaults: { ...defaults, expectedReturn: 0.08123 } }),
      path: 'defaults.expectedReturn',
      expected: { id: 'paling banyak 2 angka desimal', en: 'at most 2 decimals' },
    },
    {
      name: 'a retirement age below the current age',
      change: ({ defaults }) => ({ defaults: { ...defaults, currentAge: 60 } }),
      path: 'defaults.retirementAge',
      expected: { id: 'di atas usia saat ini', en: 'above the current age' },
    },
    {
      name: 'a calculation that ends before the highest retirement age',
      change: () => ({ lifeExpectancy: 75 }),
      path: 'lifeExpectancy',
      expected: { id: 'di atas 75', en: 'above 75' },
    },
    {
      name: 'a duplicate key',
      change: ({ exampleReturns }) => ({
        exampleReturns: changed(exampleReturns, 1, () => ({ key: 'moneyMarket' })),
      }),
      path: 'exampleReturns.1.key',
      expected: { id: 'sudah dipakai', en: 'already used' },
    },
  ]

  it.each(invalid)(
    'is rejected with $name, with an error at the field',
    async ({ change, path, expected }) => {
      const written = change(await assumptions())
      for (const language of locales) {
        const published = publishAssumptions(written, language)
        await expect(published).rejects.toMatchObject(errorAt(path, expected[language]))
      }
    },
  )

  it('is rejected without an explanation in English', async () => {
    const inEnglish = () => payload.findGlobal({ slug: 'calculator-assumptions', locale: 'en', depth: 0 })
    const { explanations } = await inEnglish()
    const write = (growth: string) =>
      payload.updateGlobal({
        slug: 'calculator-assumptions',
        locale: 'en',
        draft: true,
        data: { explanations: { ...explanations, growth }, _status: 'draft' },
      })
    await write(' ')
    await expect(publishAssumptions(await assumptions())).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'explanations.growth' })] },
    })
    await write(explanations.growth)
    await publishAssumptions(await assumptions())
  })

  it('shows a new default at once, but not its draft', async () => {
    const whole = await assumptions()
    const defaults = { ...whole.defaults, targetFund: 750_000_000 }
    await payload.updateGlobal({
      slug: 'calculator-assumptions',
      locale: 'id',
      draft: true,
      data: { defaults, _status: 'draft' },
    })
    const shown = async () => (await requestSite('calculator-assumptions?locale=en')).json()
    expect(await shown()).toMatchObject({ defaults: { targetFund: 500_000_000 } })
    await publishAssumptions({ defaults })
    expect(await shown()).toMatchObject({ defaults: { targetFund: 750_000_000 } })
    await publishAssumptions(whole)
    expect(await shown()).toMatchObject({ defaults: { targetFund: 500_000_000 } })
  })
})
