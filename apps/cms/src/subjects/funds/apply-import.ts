import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { isReviewRequired, WITHOUT_REVIEW } from '#cms/base/access/approval.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import type { Fund, FundImport } from '#cms/base/payload-types.ts'
import { lockImports, publishedFunds, readCurrent } from './import-figures.ts'
import { type FundFigures, type ImportRow, ImportRowSchema } from './import-outcome.ts'
import { isSame } from './read-figures.ts'

export const importActions = ['apply', 'undo'] as const
type ImportAction = (typeof importActions)[number]

export const readImportRows = ({ rows }: FundImport): ImportRow[] => v.parse(v.array(ImportRowSchema), rows)

/** The import that can be undone; null if none is applied. */
export async function findLastApplied(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<FundImport | null> {
  const { docs } = await req.payload.find({
    collection: 'fund-imports',
    where: { state: { equals: 'applied' } },
    sort: ['-appliedAt', '-id'],
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}

const rejections = {
  missing: {
    id: 'Impor ini tidak ada lagi. Muat ulang halaman.',
    en: 'This import no longer exists. Reload the page.',
  },
  notChecked: {
    id: 'Impor ini sudah diterapkan. Muat ulang halaman.',
    en: 'This import has already been applied. Reload the page.',
  },
  ownUpload: {
    id: 'Anda sendiri yang mengunggah berkas ini. Orang lain harus memeriksa dan menerapkannya.',
    en: 'You uploaded this file yourself. Someone else must check and apply it.',
  },
  notLast: {
    id: 'Hanya impor terakhir yang diterapkan dapat diurungkan. Muat ulang halaman.',
    en: 'Only the import that was applied last can be undone. Reload the page.',
  },
} as const satisfies Record<string, Bilingual>

/** No colon or comma: the admin would render the message as a list. */
const changedSince = (action: ImportAction, codes: readonly string[]): Bilingual => {
  const named = codes.join(' · ')
  return action === 'apply'
    ? {
        id: `Tidak diterapkan. Angka reksa dana ini berubah sesudah berkas diperiksa (${named}). Unggah berkasnya lagi.`,
        en: `Not applied. These funds changed after the file was checked (${named}). Upload the file again.`,
      }
    : {
        id: `Tidak diurungkan. Angka reksa dana ini berubah sesudah impor (${named}). Ubah reksa dananya satu per satu.`,
        en: `Not undone. These funds changed after the import (${named}). Correct each of them on its page.`,
      }
}

/** Writes the figures of a checked import to the published funds, or restores those from before; all or nothing. */
export async function changeImport(
  { payload, user, i18n, t, payloadAPI }: PayloadRequest,
  id: number,
  action: ImportAction,
): Promise<number> {
  return runTransaction(payload, async (req) => {
    // The audit trail names the person.
    Object.assign(req, { user, i18n, t, payloadAPI })
    await lockImports(req)
    const target = { collection: 'fund-imports', id, depth: 0, overrideAccess: true, req } as const
    const found = await payload.findByID({ ...target, disableErrors: true })
    const error = await findRejection(req, found, action)
    if (found === null || error) {
      const { status, text } = error ?? { status: 404, text: rejections.missing }
      throw clientError({ req }, text, { status })
    }
    const rows = readImportRows(found)
    const funds = new Map((await publishedFunds(req)).map((fund) => [fund.id, fund]))
    const [from, to] = action === 'apply' ? (['before', 'after'] as const) : (['after', 'before'] as const)
    const changed = rows.filter((row) => {
      const fund = funds.get(row.fund)
      return fund === undefined || !isSame(readCurrent(fund), row[from])
    })
    if (changed.length > 0) {
      const codes = changed.map(({ code }) => code)
      throw clientError({ req }, changedSince(action, codes), { status: 409 })
    }
    for (const row of rows) await writeFigures(req, funds.get(row.fund), row[to])
    const now = new Date().toISOString()
    const applied = { state: 'applied', appliedBy: user?.id ?? null, appliedAt: now } as const
    await payload.update({ ...target, data: action === 'apply' ? applied : { state: 'undone' } })
    return rows.length
  })
}

async function findRejection(
  req: PayloadRequest,
  found: FundImport | null,
  action: ImportAction,
): Promise<{ status: number; text: Bilingual } | null> {
  if (found === null) return { status: 404, text: rejections.missing }
  if (action === 'undo') {
    const last = await findLastApplied(req)
    return last?.id === found.id ? null : { status: 409, text: rejections.notLast }
  }
  if (found.state !== 'checked') return { status: 409, text: rejections.notChecked }
  const isOwn = typeof found.uploadedBy === 'number' && found.uploadedBy === req.user?.id
  return isOwn && (await isReviewRequired(req)) ? { status: 403, text: rejections.ownUpload } : null
}

/** An unpublished draft of the fund stays a draft: it gets the figures, too. The person who applies has checked them. */
async function writeFigures(
  req: PayloadRequest,
  fund: Fund | undefined,
  figures: FundFigures,
): Promise<void> {
  if (fund === undefined) return
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
