import { calculatorLimits, PERCENT_PLACES } from '@site/finance/calculators/calculator-limits.ts'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'

const count = v.fallback(v.number(), Number.NaN)
const word = v.fallback(v.string(), '')

/** The form limit that applies to each value. */
const limitOf = {
  inflation: calculatorLimits.yearlyInflation,
  'defaults.targetFund': calculatorLimits.targetFund,
  'defaults.initialInvestment': calculatorLimits.initialInvestment,
  'defaults.monthlyInvestment': calculatorLimits.monthlyInvestment,
  'defaults.monthlyLivingCost': calculatorLimits.monthlyLivingCost,
  'defaults.duration': calculatorLimits.duration,
  'defaults.currentAge': calculatorLimits.currentAge,
  'defaults.retirementAge': calculatorLimits.retirementAge,
  'defaults.expectedReturn': calculatorLimits.expectedReturn,
  'defaults.postPensionReturn': calculatorLimits.postPensionReturn,
} as const

const DefaultsSchema = v.object({
  targetFund: count,
  initialInvestment: count,
  monthlyInvestment: count,
  monthlyLivingCost: count,
  duration: count,
  currentAge: count,
  retirementAge: count,
  expectedReturn: count,
  postPensionReturn: count,
})
const DraftSchema = v.object({
  inflation: count,
  lifeExpectancy: count,
  defaults: v.fallback(DefaultsSchema, v.parse(DefaultsSchema, {})),
  exampleReturns: v.fallback(v.array(v.object({ key: word })), []),
})

/** Whether the site's forms would accept the values, and the assumptions are consistent. */
export const validateAssumptions: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) return []
  const { inflation, lifeExpectancy, defaults, exampleReturns } = draft.output
  const values = new Map<string, number>([
    ['inflation', inflation],
    ...Object.entries(defaults).map(([name, value]): [string, number] => [`defaults.${name}`, value]),
  ])
  const limits = Object.entries(limitOf).flatMap(([path, limit]): Violation[] => {
    const message = limitMessage(values.get(path) ?? Number.NaN, limit)
    return message ? [{ path, message }] : []
  })
  const ages: Violation[] =
    defaults.retirementAge > defaults.currentAge
      ? []
      : [
          {
            path: 'defaults.retirementAge',
            message: {
              id: 'Usia pensiun harus di atas usia saat ini.',
              en: 'The retirement age must be above the current age.',
            },
          },
        ]
  const oldest = calculatorLimits.retirementAge.max
  const end: Violation[] =
    Number.isInteger(lifeExpectancy) && lifeExpectancy > oldest
      ? []
      : [
          {
            path: 'lifeExpectancy',
            message: {
              id: `Bilangan bulat di atas ${oldest}, usia pensiun tertinggi.`,
              en: `A whole number above ${oldest}, the highest retirement age.`,
            },
          },
        ]
  const keys = exampleReturns.flatMap(({ key }, position): Violation[] =>
    exampleReturns.findIndex((example) => example.key === key) < position
      ? [
          {
            path: `exampleReturns.${position}.key`,
            message: { id: 'Kunci ini sudah dipakai di atas.', en: 'This key is already used above.' },
          },
        ]
      : [],
  )
  return [...limits, ...ages, ...end, ...keys]
}

/** Null if the form accepts the value; rates are fractions here and percent in the form. */
function limitMessage(value: number, { kind, max }: { kind: string; max: number }): Bilingual | null {
  if (kind === 'percent') {
    const steps = value * 100 * 10 ** PERCENT_PLACES
    const isRounded = Math.abs(steps - Math.round(steps)) < 1e-6
    return value > 0 && value <= max / 100 && isRounded
      ? null
      : {
          id: `Lebih dari 0 sampai ${String(max / 100).replace('.', ',')} (${max}%), paling banyak ${PERCENT_PLACES} angka desimal dalam persen.`,
          en: `More than 0 and up to ${max / 100} (${max}%), with at most ${PERCENT_PLACES} decimals in percent.`,
        }
  }
  return Number.isInteger(value) && value > 0 && value <= max
    ? null
    : {
        id: `Bilangan bulat lebih dari 0 sampai ${max.toLocaleString('id-ID')}, batas formulirnya.`,
        en: `A whole number above 0 and up to ${max.toLocaleString('en-GB')}, the limit of the form.`,
      }
}
