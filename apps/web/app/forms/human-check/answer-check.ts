import { type FormCheck, missingAnswers } from '#app/forms/form-check.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { loadHumanCheck } from './load-human-check.ts'
import { solveProof } from './solve-proof.ts'

/**
 * Computes or requests the answer to a form's challenge; loaded on the first interaction. Calls `onAnswer` with each new
 * answer.
 */
export async function answerCheck(
  { method }: FormCheck,
  locale: Locale,
  mount: HTMLElement | null,
  onAnswer: (answer: string) => void,
): Promise<void> {
  if (method.kind === 'proof') {
    onAnswer(await solveProof(method.challenge))
  } else if (mount) {
    await showBox(method, locale, mount, onAnswer).catch(() => onAnswer(missingAnswers.blocked))
  }
}

async function showBox(
  { siteKey, scriptUrl }: Extract<FormCheck['method'], { kind: 'widget' }>,
  locale: Locale,
  mount: HTMLElement,
  onAnswer: (answer: string) => void,
): Promise<void> {
  const { show } = await loadHumanCheck({ key: siteKey, version: 2, language: locale, scriptUrl })
  // The widget can be rendered only once per element; a form that is shown again needs a new one.
  const box = document.createElement('div')
  mount.replaceChildren(box)
  show({
    mount: box,
    onAnswer: (answer) => onAnswer(answer ?? missingAnswers.unanswered),
    onFailure: () => onAnswer(missingAnswers.blocked),
  })
  onAnswer(missingAnswers.unanswered)
}
