import { profileKeys } from '@site/contracts/content/tools.ts'
import { scoringErrors } from '@site/finance/risk-scoring-errors.ts'
import * as v from 'valibot'
import type { CrossFieldValidator } from '#cms/base/fields/cross-field-validation.ts'
import { scoringMessage } from './scoring-messages.ts'

/** NaN for values that are not filled in yet, so that every check on them fails. */
const count = v.fallback(v.number(), Number.NaN)
const word = v.fallback(v.string(), '')
const createListSchema = <Row extends v.GenericSchema>(row: Row) => v.fallback(v.array(row), [])
const range = v.fallback(v.object({ question: word, from: count, to: count }), {
  question: '',
  from: Number.NaN,
  to: Number.NaN,
})

const shares = v.object({ moneyMarket: count, fixedIncome: count, equity: count })

/** A questionnaire in progress. */
const DraftSchema = v.object({
  questions: createListSchema(
    v.object({ key: word, dimension: word, answers: createListSchema(v.object({ points: count })) }),
  ),
  profiles: createListSchema(
    v.object({
      key: v.fallback(v.picklist(profileKeys), 'conservative'),
      min: count,
      max: count,
      products: createListSchema(v.object({})),
      allocationPercent: v.fallback(shares, v.parse(shares, {})),
    }),
  ),
  caps: createListSchema(
    v.pipe(
      v.object({
        kind: word,
        question: word,
        answer: count,
        dimension: word,
        sumAtMost: count,
        max: v.fallback(v.picklist(profileKeys), 'conservative'),
      }),
      v.transform(({ kind, question, answer, dimension, sumAtMost, max }) =>
        kind === 'sum'
          ? ({ kind: 'sum', dimension, sumAtMost, max } as const)
          : ({ kind: 'answer', question, answer, max } as const),
      ),
    ),
  ),
  contradictions: createListSchema(v.object({ first: range, second: range })),
})

const noProduct = {
  id: 'Paling sedikit satu: hasilnya menyebut jenis produk yang cocok.',
  en: 'At least one: the result lists suitable types of products.',
}

/** Violations because of which some sets of answers would get no complete result. */
export const validateQuestionnaire: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) {
    return []
  }
  const scoring = scoringErrors(draft.output, profileKeys).map((error) => ({
    path: error.path,
    message: scoringMessage(error),
  }))
  const products = draft.output.profiles.flatMap((profile, position) =>
    profile.products.length === 0 ? [{ path: `profiles.${position}.products`, message: noProduct }] : [],
  )
  return [...scoring, ...products]
}
