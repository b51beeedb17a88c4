import { profileKeys } from '@site/contracts/content/tools.ts'
import { scoringErrors } from '@site/finance/risk-scoring-errors.ts'
import * as v from 'valibot'
import type { Judge } from '#cms/fields/judged.ts'
import { scoringSentence } from './scoring-sentences.ts'

/** What is not filled in yet: no number is right where this stands. */
const count = v.fallback(v.number(), Number.NaN)
const word = v.fallback(v.string(), '')
const listOf = <Row extends v.GenericSchema>(row: Row) => v.fallback(v.array(row), [])
const range = v.fallback(v.object({ question: word, from: count, to: count }), {
  question: '',
  from: Number.NaN,
  to: Number.NaN,
})

const shares = v.object({ moneyMarket: count, fixedIncome: count, equity: count })

/** A questionnaire as it is being written. */
const WrittenSchema = v.object({
  questions: listOf(v.object({ key: word, dimension: word, answers: listOf(v.object({ points: count })) })),
  profiles: listOf(
    v.object({
      key: v.fallback(v.picklist(profileKeys), 'conservative'),
      min: count,
      max: count,
      products: listOf(v.object({})),
      allocationPercent: v.fallback(shares, v.parse(shares, {})),
    }),
  ),
  caps: listOf(
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
  contradictions: listOf(v.object({ first: range, second: range })),
})

const noProduct = {
  id: 'Paling sedikit satu: hasilnya menyebut jenis produk yang cocok.',
  en: 'At least one: the result names suitable kinds of products.',
}

/** What keeps a questionnaire from giving every set of answers a whole result, beside the fields that are to blame. */
export const judgeQuestionnaire: Judge = (document) => {
  const written = v.safeParse(WrittenSchema, document)
  if (!written.success) {
    return []
  }
  const scoring = scoringErrors(written.output, profileKeys).map((fault) => ({
    path: fault.path,
    sentence: scoringSentence(fault),
  }))
  const products = written.output.profiles.flatMap((profile, position) =>
    profile.products.length === 0 ? [{ path: `profiles.${position}.products`, sentence: noProduct }] : [],
  )
  return [...scoring, ...products]
}
