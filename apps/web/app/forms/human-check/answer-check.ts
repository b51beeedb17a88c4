import type { Locale } from '#app/i18n/locales.ts'
import { type FormCheck, missingAnswers } from './form-check.ts'
import { loadHumanCheck } from './load-human-check.ts'
import { solveProof } from './solve-proof.ts'

/**
 * Computes or requests the answer to a form's challenge; loaded on the first interaction. Calls `say` with each new
 * answer.
 */
export async function answerCheck(
  { way }: FormCheck,
  locale: Locale,
  place: HTMLElement | null,
  say: (answer: string) => void,
): Promise<void> {
  if (way.kind === 'proof') {
    say(await solveProof(way.challenge))
  } else if (place) {
    await showBox(way, locale, place, say).catch(() => say(missingAnswers.blocked))
  }
}

async function showBox(
  { siteKey, scriptUrl }: Extract<FormCheck['way'], { kind: 'widget' }>,
  locale: Locale,
  place: HTMLElement,
  say: (answer: string) => void,
): Promise<void> {
  const { show } = await loadHumanCheck({ key: siteKey, version: 2, language: locale, scriptUrl })
  // The widget can be rendered only once per element; a form that is shown again needs a new one.
  const box = document.createElement('div')
  place.replaceChildren(box)
  show({
    place: box,
    onAnswer: (answer) => say(answer ?? missingAnswers.unanswered),
    onFailure: () => say(missingAnswers.blocked),
  })
  say(missingAnswers.unanswered)
}
