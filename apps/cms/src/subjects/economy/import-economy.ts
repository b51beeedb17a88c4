import type { PayloadRequest } from 'payload'
import { isReviewRequired } from '#cms/base/access/approval.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import type { Economy } from '#cms/base/payload-types.ts'
import { FileTooLargeError, TooManyRowsError } from '#cms/services/csv/read-csv.ts'
import { day } from '#cms/services/site-api/published.ts'
import { askToReplace, findSame, findUnusualRate, nameRow, slug } from './economy-rules.ts'
import type { EconomyOutcome } from './import-outcome.ts'
import { type EconomyRow, readEconomy } from './read-economy.ts'

/** Days are stored as noon in UTC. */
const atNoon = (date: string) => `${date}T12:00:00.000Z`

const toData = ({ line: _, reference, published, nextDate, ...row }: EconomyRow) => ({
  ...row,
  reference: atNoon(reference),
  published: atNoon(published),
  nextDate: nextDate && atNoon(nextDate),
})

type Planned = {
  readonly line: number
  readonly data: ReturnType<typeof toData>
  readonly before: Economy | null
}

/**
 * Writes the rows of a file, all or nothing; values that exist are replaced only if the editor has confirmed it. Where
 * publishing needs an approval, the rows become drafts.
 */
export async function importEconomy(
  { payload, user, i18n, t, payloadAPI }: PayloadRequest,
  bytes: AsyncIterable<Uint8Array>,
  isConfirmed: boolean,
): Promise<EconomyOutcome> {
  try {
    const { total, errors, readable } = await readEconomy(bytes)
    if (total > 0) return { outcome: 'invalid', total, errors }
    return await runTransaction(payload, async (req) => {
      // The audit trail names the person.
      Object.assign(req, { user, i18n, t, payloadAPI })
      const planned: Planned[] = []
      for (const row of readable) {
        const data = toData(row)
        const [before = null] = await findSame({ data, req })
        planned.push({ line: row.line, data, before })
      }
      const changed = planned.filter(({ data, before }) => before === null || isChanged(data, before))
      const replaced = changed.flatMap(({ line, data, before }) =>
        before === null ? [] : { line, name: nameRow(data) ?? '', question: askToReplace(before) },
      )
      if (replaced.length > 0 && !isConfirmed) return { outcome: 'exists', rows: replaced }
      const isDraft = await isReviewRequired(req)
      for (const row of changed) await writeRow(req, row, isDraft)
      return {
        outcome: 'imported',
        added: changed.length - replaced.length,
        replaced: replaced.length,
        unchanged: planned.length - changed.length,
        unusual: planned.flatMap(({ line, data }) => {
          const warning = findUnusualRate(data)
          return warning === null ? [] : { line, name: nameRow(data) ?? '', warning }
        }),
      }
    })
  } catch (error) {
    if (error instanceof FileTooLargeError) return { outcome: 'tooLarge' }
    if (error instanceof TooManyRowsError) return { outcome: 'tooManyRows' }
    throw error
  }
}

/** Any day of a month stands for it, so that another one is no change. */
function isChanged({ value, source, published, nextDate }: Planned['data'], before: Economy): boolean {
  return (
    value !== before.value ||
    source !== before.source ||
    day(published) !== day(before.published) ||
    (nextDate && day(nextDate)) !== (before.nextDate ? day(before.nextDate) : null)
  )
}

async function writeRow(req: PayloadRequest, { data, before }: Planned, isDraft: boolean): Promise<void> {
  const options = { collection: slug, draft: isDraft, overrideAccess: true, depth: 0, req } as const
  const status = { _status: isDraft ? 'draft' : 'published' } as const
  if (before === null) await req.payload.create({ ...options, data: { ...data, ...status } })
  else await req.payload.update({ ...options, id: before.id, data: { ...data, ...status } })
}
