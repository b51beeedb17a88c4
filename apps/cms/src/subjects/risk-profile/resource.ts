import { type RiskQuestionnaire, RiskQuestionnaireSchema } from '@site/contracts/content/tools.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { RiskProfile } from '#cms/base/payload-types.ts'
import { missingTexts } from '#cms/editorial/documents/missing-texts.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { riskProfile as riskProfileConfig } from './risk-profile.ts'

type Cap = NonNullable<RiskProfile['caps']>[number]

/** Null for a cap whose fields do not match its kind. */
function toCap(cap: Cap): RiskQuestionnaire['caps'][number] | null {
  const reason = cap.reason ?? ''
  if (cap.kind === 'answer' && cap.question && typeof cap.answer === 'number') {
    return { kind: 'answer', question: cap.question, answer: cap.answer, max: cap.max, reason }
  }
  if (cap.kind === 'sum' && cap.dimension && typeof cap.sumAtMost === 'number') {
    return { kind: 'sum', dimension: cap.dimension, sumAtMost: cap.sumAtMost, max: cap.max, reason }
  }
  return null
}

const questionnaire = followContract(riskProfileConfig.fields, RiskQuestionnaireSchema)

const isComplete = (global: RiskProfile) =>
  missingTexts(riskProfileConfig.fields, global, global).length === 0

export const riskProfile: Resource = async ({ payload, locale, tags }) => {
  tags.list('risk-profile')
  const read = (language: Locale) =>
    payload.findGlobal({ slug: 'risk-profile', locale: language, depth: 0, overrideAccess: true })
  const [id, en] = await Promise.all([read('id'), read('en')])
  const global = locale === 'en' ? en : id
  // Not published: the site uses its built-in questionnaire.
  if (global._status !== 'published') return null
  const caps = (global.caps ?? []).map(toCap).filter((cap) => cap !== null)
  // Serve nothing rather than a questionnaire without one of its caps, or with different rules per language.
  if (caps.length < (global.caps ?? []).length || !isComplete(id) || !isComplete(en)) {
    payload.logger.error('Published risk profile incomplete: the site uses its built-in one')
    return null
  }
  if (!global.questions?.length) return null
  return { ...questionnaire.read(global, { tags }), caps }
}
