import { feeNames } from '@site/contracts/content/fee-names.ts'
import { serviceFeeCodes, serviceFeeNames } from '@site/contracts/content/service-fee-codes.ts'
import { serviceFeeAccounts } from '@site/contracts/content/service-fees.ts'
import type { CollectionSlug } from 'payload'
import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import {
  findCommonDays,
  findPublished,
  formatDay,
  periodEntries,
  type Reviewed,
} from './published-periods.ts'

export const slug = 'service-fees' satisfies CollectionSlug
export const accounts = { all: { id: 'Semua rekening', en: 'All accounts' }, ...feeNames.accounts }

const PeriodSchema = v.object({
  code: v.picklist(serviceFeeCodes),
  account: v.picklist(serviceFeeAccounts),
  ...periodEntries,
})

/** The row's name in lists; null while it is incomplete. */
export function nameIn(language: 'id' | 'en', data: unknown): string | null {
  const parsed = v.safeParse(PeriodSchema, data)
  if (!parsed.success) return null
  const { code, account, validFrom } = parsed.output
  const since = language === 'id' ? 'sejak' : 'since'
  return `${serviceFeeNames[code][language]}, ${accounts[account][language]}, ${since} ${formatDay(validFrom, language)}`
}

/** A published period of the same code and account with a day in common. */
export async function findOverlap(reviewed: Reviewed): Promise<Bilingual | null> {
  const parsed = v.safeParse(PeriodSchema, reviewed.data)
  if (!parsed.success) return null
  const { code, account } = parsed.output
  const docs = await findPublished(slug, { code, account }, reviewed)
  const other = findCommonDays(parsed.output, v.parse(v.array(PeriodSchema), docs))
  if (other === undefined) return null
  const { validFrom, validTo } = other
  const period = (language: 'id' | 'en') =>
    [validFrom, validTo].map((day) => (day === null ? '…' : formatDay(day, language, 'short'))).join(' – ')
  return {
    id: `Periode ini bertumpuk dengan ${period('id')}`,
    en: `This period overlaps with ${period('en')}`,
  }
}
