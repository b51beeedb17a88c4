import type { Payload, PayloadRequest } from 'payload'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import type { Fund } from '#cms/base/payload-types.ts'
import { WITHOUT_REVIEW } from '#cms/editorial/reviews/review-rows.ts'
import { FileTooLargeError, TooManyRowsError } from '#cms/services/csv/read-csv.ts'
import { day } from '#cms/services/site-api/published.ts'
import type { FigureOutcome } from './import-outcome.ts'
import { type FundFigures, readFigures } from './read-figures.ts'

/** All published funds, by name. */
export async function publishedFunds(payload: Payload): Promise<Fund[]> {
  const { docs } = await payload.find({
    collection: 'funds',
    where: { _status: { equals: 'published' } },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/** Writes the figures of the file to the published funds, or changes nothing. */
export async function importFigures(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  bytes: AsyncIterable<Uint8Array>,
): Promise<FigureOutcome> {
  try {
    const funds = await publishedFunds(payload)
    const known = funds.map(({ code, navDate }) => ({ code, navDate: day(navDate) }))
    const { total, errors, figures } = await readFigures(bytes, known)
    if (total > 0) return { outcome: 'invalid', total, errors }
    const changed = funds.filter((fund) => {
      const own = figures.get(fund.code)
      return own !== undefined && !isSame(fund, own)
    })
    await runTransaction(payload, async (req) => {
      // The audit trail names the editor.
      req.user = user
      for (const fund of changed) await update(req, fund, figures.get(fund.code))
    })
    return { outcome: 'imported', changed: changed.length, unchanged: figures.size - changed.length }
  } catch (error) {
    if (error instanceof FileTooLargeError) return { outcome: 'tooLarge' }
    if (error instanceof TooManyRowsError) return { outcome: 'tooManyRows' }
    throw error
  }
}

const returnNames = ['month', 'yearToDate', 'year', 'threeYears'] as const

function isSame({ nav, navDate, returns }: Fund, figures: FundFigures): boolean {
  return (
    nav === figures.nav &&
    day(navDate) === figures.navDate &&
    returnNames.every((name) => (returns?.[name] ?? null) === figures.returns[name])
  )
}

/** An unpublished draft of the fund stays a draft: it gets the figures, too. */
async function update(req: PayloadRequest, fund: Fund, figures: FundFigures | undefined): Promise<void> {
  if (figures === undefined) return
  const values = { ...figures, navDate: `${figures.navDate}T12:00:00.000Z` }
  const context = { [WITHOUT_REVIEW]: true }
  const options = { collection: 'funds', id: fund.id, depth: 0, overrideAccess: true, context, req } as const
  const latest = await req.payload.findByID({ ...options, draft: true })
  await req.payload.update({ ...options, data: { ...toFields(fund), ...values, _status: 'published' } })
  if (latest._status === 'draft') {
    await req.payload.update({ ...options, draft: true, data: { ...toFields(latest), ...values } })
  }
}

function toFields({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields }: Fund) {
  return fields
}
