import type { ProfileKey, RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { contradictionsIn } from '@site/finance/risk-contradictions.ts'
import { riskProfile } from '@site/finance/risk-profile.ts'

type Profile = RiskQuestionnaire['profiles'][number]

/** The data of the result page. */
export interface ShownResult {
  /** The answers as in the URL. */
  readonly code: string
  readonly profile: ProfileKey
  readonly score: number
  readonly byScore: ProfileKey
  readonly meaning: string
  readonly profiles: readonly Pick<Profile, 'key' | 'name' | 'min' | 'max' | 'allocationPercent'>[]
  readonly products: Profile['products']
  /** The caps that lowered the profile; `position` is the index among all caps. */
  readonly caps: readonly { readonly position: number; readonly max: ProfileKey; readonly reason: string }[]
  /** The contradictions found; `position` is the index among all contradictions. */
  readonly contradictions: readonly { readonly position: number; readonly text: string }[]
  readonly answers: readonly { readonly question: string; readonly answer: string; readonly points: number }[]
  readonly disclaimer: string
}

/** Null if the code does not fit this questionnaire. */
export function shownResult(questionnaire: RiskQuestionnaire, code: string): ShownResult | null {
  const result = riskProfile(questionnaire, code)
  if (result.kind === 'impossible') {
    return null
  }
  const { questions, profiles, caps, contradictions, disclaimer } = questionnaire
  const own = profiles.find(({ key }) => key === result.profile)
  return {
    code,
    profile: result.profile,
    score: result.score,
    byScore: result.byScore,
    meaning: own?.text ?? '',
    profiles: profiles.map(({ key, name, min, max, allocationPercent }) => ({
      key,
      name,
      min,
      max,
      allocationPercent,
    })),
    products: own?.products ?? [],
    caps: caps.flatMap(({ max, reason }, position) =>
      result.capsApplied.includes(position) ? [{ position, max, reason }] : [],
    ),
    contradictions: contradictionsIn(questions, contradictions, code).flatMap((position) => {
      const text = contradictions[position]?.text
      return text === undefined ? [] : [{ position, text }]
    }),
    answers: questions.flatMap(({ text, answers }, position) => {
      const chosen = answers[Number(code[position]) - 1]
      return chosen ? [{ question: text, answer: chosen.text, points: chosen.points }] : []
    }),
    disclaimer,
  }
}
