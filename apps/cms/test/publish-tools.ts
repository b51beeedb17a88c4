import { createLocalReq, type PayloadRequest } from 'payload'
import { expect } from 'vitest'
import type { CalculatorAssumption, RiskProfile } from '#cms/base/payload-types.ts'
import { payload } from './service.ts'

/** A request of the admin in a language. */
export async function inLanguage(language: 'id' | 'en'): Promise<PayloadRequest> {
  const req = await createLocalReq({}, payload)
  return { ...req, i18n: { ...req.i18n, language } }
}

export async function publishQuestionnaire(data: Partial<RiskProfile>, language: 'id' | 'en' = 'id') {
  return payload.updateGlobal({
    slug: 'risk-profile',
    locale: 'id',
    data: { ...data, _status: 'published' },
    req: await inLanguage(language),
  })
}

export async function publishAssumptions(data: Partial<CalculatorAssumption>, language: 'id' | 'en' = 'id') {
  return payload.updateGlobal({
    slug: 'calculator-assumptions',
    locale: 'id',
    data: { ...data, _status: 'published' },
    req: await inLanguage(language),
  })
}

/** The error of a rejected document with this message at a field. */
export const errorAt = (path: string, message: string) => ({
  data: {
    errors: expect.arrayContaining([
      expect.objectContaining({ path, message: expect.stringContaining(message) }),
    ]),
  },
})

/** Row `position` of a list with some of its fields changed. */
export function changed<Row>(
  rows: Row[] | null | undefined,
  position: number,
  change: (row: Row) => Partial<Row>,
): Row[] {
  return (rows ?? []).map((row, at) => (at === position ? { ...row, ...change(row) } : row))
}
