import * as v from 'valibot'
import { DaySchema } from './document-parts.ts'

export const profileKeys = ['conservative', 'moderate', 'aggressive'] as const
export type ProfileKey = (typeof profileKeys)[number]
const ProfileKeySchema = v.picklist(profileKeys)

const DimensionSchema = v.picklist(['capacity', 'knowledge', 'tolerance'])

/** `sum` caps look at the points of one dimension, `answer` caps at one question's chosen answer. */
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

/** The questionnaire; answers are worth their points, profiles are bands of the total, both ends included. */
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
      products: v.array(v.string()),
    }),
  ),
  caps: v.array(CapSchema),
  disclaimer: v.string(),
})
export type RiskQuestionnaire = v.InferOutput<typeof RiskQuestionnaireSchema>

/** Rates as fractions a year (0.04 = 4 %). */
export const CalculatorAssumptionsSchema = v.object({
  inflation: v.number(),
  lifeExpectancy: v.number(),
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
