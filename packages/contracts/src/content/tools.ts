import * as v from 'valibot'
import { DaySchema } from './document-parts.ts'
import { productKeys } from './offer-keys.ts'

export const profileKeys = ['conservative', 'moderate', 'aggressive'] as const
export type ProfileKey = (typeof profileKeys)[number]
const ProfileKeySchema = v.picklist(profileKeys)

const DimensionSchema = v.picklist(['capacity', 'knowledge', 'tolerance'])

/** `sum` caps limit the points of one dimension, `answer` caps depend on one answer. */
export const CapSchema = v.variant('kind', [
  v.object({
    kind: v.literal('answer'),
    question: v.string(),
    answer: v.number(),
    max: ProfileKeySchema,
    reason: v.string(),
  }),
  v.object({
    kind: v.literal('sum'),
    dimension: DimensionSchema,
    sumAtMost: v.number(),
    max: ProfileKeySchema,
    reason: v.string(),
  }),
])

/** A range of answers to one question, inclusive, starting at 1. */
const AnswerRangeSchema = v.object({ question: v.string(), from: v.number(), to: v.number() })

/** The risk questionnaire; answers have points, and profiles are inclusive ranges of the total. */
export const RiskQuestionnaireSchema = v.object({
  questions: v.array(
    v.object({
      key: v.string(),
      dimension: DimensionSchema,
      text: v.string(),
      answers: v.array(v.object({ points: v.number(), text: v.string() })),
    }),
  ),
  profiles: v.array(
    v.object({
      key: ProfileKeySchema,
      name: v.string(),
      min: v.number(),
      max: v.number(),
      text: v.string(),
      allocationPercent: v.object({ moneyMarket: v.number(), fixedIncome: v.number(), equity: v.number() }),
      /** Product kinds; `product` is the one that has a page. */
      products: v.array(v.object({ text: v.string(), product: v.nullable(v.picklist(productKeys)) })),
    }),
  ),
  caps: v.array(CapSchema),
  /** Pairs of answers that contradict each other; they do not affect the score. */
  contradictions: v.array(
    v.object({ first: AnswerRangeSchema, second: AnswerRangeSchema, text: v.string() }),
  ),
  disclaimer: v.string(),
})
export type RiskQuestionnaire = v.InferOutput<typeof RiskQuestionnaireSchema>

/** Annual rates as fractions (0.04 = 4%). */
export const CalculatorAssumptionsSchema = v.object({
  inflation: v.number(),
  lifeExpectancy: v.number(),
  /** Default values of the form: rupiah, years, rates as fractions. */
  defaults: v.object({
    targetFund: v.number(),
    initialInvestment: v.number(),
    monthlyInvestment: v.number(),
    monthlyLivingCost: v.number(),
    duration: v.number(),
    currentAge: v.number(),
    retirementAge: v.number(),
    expectedReturn: v.number(),
    postPensionReturn: v.number(),
  }),
  exampleReturns: v.array(v.object({ key: v.string(), label: v.string(), annualReturn: v.number() })),
  asOf: DaySchema,
  source: v.string(),
  explanations: v.object({
    growth: v.string(),
    target: v.string(),
    pension: v.string(),
    pensionCheck: v.string(),
  }),
})
export type CalculatorAssumptions = v.InferOutput<typeof CalculatorAssumptionsSchema>
