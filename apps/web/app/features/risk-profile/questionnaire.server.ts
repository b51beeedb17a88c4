import { builtInQuestionnaire } from '@site/contracts/content/built-in-questionnaire.ts'
import { profileKeys, type RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { scoringErrors } from '@site/finance/risk-scoring-errors.ts'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Site } from '#app/request/site-context.ts'

interface FoundQuestionnaire {
  readonly questionnaire: RiskQuestionnaire
  /** The CMS is unavailable, so editors may have published another questionnaire. */
  readonly isFallback: boolean
}

/** The editors' questionnaire if it is valid and complete, else the built-in one. */
export async function findQuestionnaire({
  locale,
  content,
  orNull,
}: Pick<Site, 'locale' | 'orNull'> & {
  readonly content: Pick<ContentClient, 'riskQuestionnaire'>
}): Promise<FoundQuestionnaire> {
  const found = await orNull(content.riskQuestionnaire().then((published) => ({ published })))
  const published = found?.published ?? null
  return {
    questionnaire: published && isUsable(published) ? published : builtInQuestionnaire(locale),
    isFallback: found === null,
  }
}

export function isUsable(questionnaire: RiskQuestionnaire): boolean {
  return (
    scoringErrors(questionnaire, profileKeys).length === 0 &&
    questionnaire.profiles.every(({ products }) => products.length > 0) &&
    listTexts(questionnaire).every(isWritten)
  )
}

function listTexts({ questions, profiles, caps, contradictions, disclaimer }: RiskQuestionnaire): string[] {
  return [
    ...questions.flatMap(({ text, answers }) => [text, ...answers.map((answer) => answer.text)]),
    ...profiles.flatMap(({ name, text, products }) => [name, text, ...products.map((one) => one.text)]),
    ...caps.map(({ reason }) => reason),
    ...contradictions.map(({ text }) => text),
    disclaimer,
  ]
}

function isWritten(text: string): boolean {
  return text.trim() !== ''
}
