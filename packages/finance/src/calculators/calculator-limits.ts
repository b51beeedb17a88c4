export const calculators = ['growth', 'target', 'pension', 'pensionCheck'] as const
export type Calculator = (typeof calculators)[number]

/** The calculators with ages and a retirement. */
export function isPension(calculator: Calculator): boolean {
  return calculator === 'pension' || calculator === 'pensionCheck'
}

export const strategies = ['lumpSum', 'installments', 'mixture'] as const
export type Strategy = (typeof strategies)[number]

/** Amounts and years are integers; percentages have at most `PERCENT_PLACES` decimals. */
export type FieldKind = 'rupiah' | 'percent' | 'years'

export const PERCENT_PLACES = 2

/** Values must be above 0 and at most `max`, in the typed unit (percent, not fraction). */
export const calculatorLimits = {
  initialInvestment: { max: 100_000_000_000, kind: 'rupiah' },
  monthlyInvestment: { max: 1_000_000_000, kind: 'rupiah' },
  expectedReturn: { max: 30, kind: 'percent' },
  postPensionReturn: { max: 20, kind: 'percent' },
  yearlyInflation: { max: 20, kind: 'percent' },
  currentAge: { max: 70, kind: 'years' },
  retirementAge: { max: 75, kind: 'years' },
  monthlyLivingCost: { max: 1_000_000_000, kind: 'rupiah' },
  targetFund: { max: 1_000_000_000_000, kind: 'rupiah' },
  duration: { max: 40, kind: 'years' },
} as const satisfies Record<string, { readonly max: number; readonly kind: FieldKind }>

export type CalculatorField = keyof typeof calculatorLimits

export function isCalculatorField(name: string): name is CalculatorField {
  return Object.hasOwn(calculatorLimits, name)
}

export const calculatorFieldNames: readonly CalculatorField[] =
  Object.keys(calculatorLimits).filter(isCalculatorField)

const pensionFields = [
  'currentAge',
  'retirementAge',
  'monthlyLivingCost',
  'yearlyInflation',
  'expectedReturn',
  'postPensionReturn',
] as const

/** The fields of each form, in the order of the form and of its error messages. */
export const calculatorFields: Readonly<
  Record<Calculator, Readonly<Record<Strategy, readonly CalculatorField[]>>>
> = {
  growth: {
    lumpSum: ['initialInvestment', 'expectedReturn', 'duration'],
    installments: ['monthlyInvestment', 'expectedReturn', 'duration'],
    mixture: ['initialInvestment', 'monthlyInvestment', 'expectedReturn', 'duration'],
  },
  target: {
    lumpSum: ['targetFund', 'expectedReturn', 'duration'],
    installments: ['targetFund', 'expectedReturn', 'duration'],
    mixture: ['targetFund', 'initialInvestment', 'expectedReturn', 'duration'],
  },
  pension: {
    lumpSum: pensionFields,
    installments: pensionFields,
    mixture: [...pensionFields, 'initialInvestment'],
  },
  pensionCheck: {
    lumpSum: [...pensionFields, 'initialInvestment'],
    installments: [...pensionFields, 'monthlyInvestment'],
    mixture: [...pensionFields, 'initialInvestment', 'monthlyInvestment'],
  },
}

/**
 * Input of a calculator: rupiah, years, and annual rates as fractions (0.0625 = 6.25%). A field that the form does not
 * have is 0.
 */
export type CalculatorValues = Readonly<Record<CalculatorField, number>> & {
  /** The age up to which a pension is planned; an assumption, not a field. */
  readonly lifeExpectancy?: number
}

export const noValues: CalculatorValues = {
  initialInvestment: 0,
  monthlyInvestment: 0,
  expectedReturn: 0,
  postPensionReturn: 0,
  yearlyInflation: 0,
  currentAge: 0,
  retirementAge: 0,
  monthlyLivingCost: 0,
  targetFund: 0,
  duration: 0,
}
