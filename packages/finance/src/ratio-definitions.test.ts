import { expect, it } from 'vitest'
import { listLayoutRatios, type RatioKey } from './ratio-definitions.ts'

const ofGrossProfit: readonly RatioKey[] = ['gpm', 'currentRatio', 'quickRatio']
const ofBanks: readonly RatioKey[] = ['nim', 'ldr', 'npl', 'car', 'bopo', 'casa']

it.each([
  { layout: 'general', expected: [...ofGrossProfit, 'assetTurnover'] },
  { layout: 'bank', expected: ofBanks },
  { layout: 'shariaBank', expected: ofBanks },
  { layout: 'insurer', expected: ['assetTurnover'] },
  { layout: 'multifinance', expected: ['assetTurnover'] },
] as const)('the special ratios of the layout $layout', ({ layout, expected }) => {
  const keys = listLayoutRatios(layout).map(({ key }) => key)
  const special: readonly RatioKey[] = [...ofGrossProfit, 'assetTurnover', ...ofBanks]
  expect(keys.filter((key) => special.includes(key))).toEqual(expected)
})
