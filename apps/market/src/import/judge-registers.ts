import { registerDifference } from '@site/finance/share-counts.ts'
import type { ImportContext } from './tables/import-context.ts'
import { replaceMarks } from './tables/replace-marks.ts'
import { nothingTouched, type Touched } from './tables/touched.ts'

/** The key of the mark: a company has one register, which may have no day. */
const key = 'register'

/** Marks registers that do not add up to the issued shares, which also change without a new register. */
export async function judgeRegisters(
  { transaction, companies }: ImportContext,
  touched: Touched,
): Promise<Touched> {
  if (touched.companies.size === 0) return nothingTouched
  const registers = await transaction
    .selectFrom('shareholders')
    .select(({ fn }) => ['ticker', fn.sum<string>('shares').as('total')])
    .where('ticker', 'in', [...touched.companies])
    .groupBy('ticker')
    .execute()
  const differing = registers.filter(({ ticker, total }) => {
    const counts = companies.get(ticker)
    return counts !== undefined && registerDifference(Number(total), counts) !== 'none'
  })
  return replaceMarks(transaction, 'shareholders', {
    figures: registers.map(({ ticker }) => ({ ticker, key })),
    codes: ['holdersDiffer'],
    marks: differing.map(({ ticker }) => ({ ticker, key, code: 'holdersDiffer' })),
  })
}
