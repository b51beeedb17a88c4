import { homeLimits, homeValues, placeholdersIn } from '@site/contracts/content/home.ts'
import * as v from 'valibot'
import type { CrossFieldValidator, Violation } from '#cms/base/fields/cross-field-validation.ts'

const word = v.fallback(v.string(), '')
const DraftSchema = v.object({
  headline: word,
  lead: word,
  button: word,
  buttonNote: word,
  facts: v.fallback(v.array(v.object({ title: word, text: word })), []),
  sections: v.fallback(v.array(v.object({ section: word, title: word, lead: word })), []),
})

const names = homeValues.map((name) => `{${name}}`).join(', ')

type Draft = v.InferOutput<typeof DraftSchema>

/** Repeats the fields' lengths, because Payload checks one language only. */
export const validateHome: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) return []
  const texts = listTexts(draft.output)
  return [
    ...texts.flatMap(checkLength),
    ...texts.filter(isFact).flatMap(checkPlaceholders),
    ...texts.filter((text) => !isFact(text)).flatMap(checkNoPlaceholders),
    ...checkRepeated(draft.output),
  ]
}

interface DraftText {
  readonly path: string
  readonly text: string
  readonly max: number
}

function isFact({ path }: DraftText): boolean {
  return path.startsWith('facts.')
}

function listTexts({ headline, lead, button, buttonNote, facts, sections }: Draft): DraftText[] {
  return [
    { path: 'headline', text: headline, max: homeLimits.headline },
    { path: 'lead', text: lead, max: homeLimits.lead },
    { path: 'button', text: button, max: homeLimits.button },
    { path: 'buttonNote', text: buttonNote, max: homeLimits.buttonNote },
    ...facts.flatMap(({ title, text }, position) => [
      { path: `facts.${position}.title`, text: title, max: homeLimits.factTitle },
      { path: `facts.${position}.text`, text, max: homeLimits.factText },
    ]),
    ...sections.flatMap(({ title, lead }, position) => [
      { path: `sections.${position}.title`, text: title, max: homeLimits.sectionTitle },
      { path: `sections.${position}.lead`, text: lead, max: homeLimits.sectionLead },
    ]),
  ]
}

function checkLength({ path, text, max }: DraftText): Violation[] {
  if (text.length <= max) return []
  const message = {
    id: `Paling banyak ${max} huruf; teks ini ${text.length}.`,
    en: `At most ${max} characters; this text has ${text.length}.`,
  }
  return [{ path, message }]
}

function checkPlaceholders({ path, text }: DraftText): Violation[] {
  const name = placeholdersIn(text).find((candidate) => !homeValues.some((value) => value === candidate))
  if (name === undefined) return []
  const message = {
    id: `Situs tidak mengenal {${name}}. Yang dapat disisipkan: ${names}.`,
    en: `The site does not know {${name}}. It inserts: ${names}.`,
  }
  return [{ path, message }]
}

function checkNoPlaceholders({ path, text }: DraftText): Violation[] {
  if (placeholdersIn(text).length === 0) return []
  const message = {
    id: 'Situs menyisipkan angka hanya di fakta. Tulis teks ini tanpa kurung kurawal.',
    en: 'The site inserts figures in facts only. Write this text without braces.',
  }
  return [{ path, message }]
}

function checkRepeated({ sections }: Draft): Violation[] {
  return sections.flatMap(({ section }, position): Violation[] =>
    section !== '' && sections.findIndex((other) => other.section === section) < position
      ? [
          {
            path: `sections.${position}.section`,
            message: { id: 'Bagian ini sudah ada di atas.', en: 'This section is already listed above.' },
          },
        ]
      : [],
  )
}
