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

/** Repeats the fields' lengths, because Payload checks one language only. */
export const validateHome: CrossFieldValidator = (document) => {
  const draft = v.safeParse(DraftSchema, document)
  if (!draft.success) return []
  const { headline, lead, button, buttonNote, facts, sections } = draft.output
  const factTexts = facts.flatMap(({ title, text }, position) => [
    { path: `facts.${position}.title`, text: title, max: homeLimits.factTitle },
    { path: `facts.${position}.text`, text, max: homeLimits.factText },
  ])
  const texts = [
    { path: 'headline', text: headline, max: homeLimits.headline },
    { path: 'lead', text: lead, max: homeLimits.lead },
    { path: 'button', text: button, max: homeLimits.button },
    { path: 'buttonNote', text: buttonNote, max: homeLimits.buttonNote },
    ...factTexts,
    ...sections.flatMap(({ title, lead }, position) => [
      { path: `sections.${position}.title`, text: title, max: homeLimits.sectionTitle },
      { path: `sections.${position}.lead`, text: lead, max: homeLimits.sectionLead },
    ]),
  ]
  const long = texts
    .filter(({ text, max }) => text.length > max)
    .map(
      ({ path, text, max }): Violation => ({
        path,
        message: {
          id: `Paling banyak ${max} huruf; teks ini ${text.length}.`,
          en: `At most ${max} characters; this text has ${text.length}.`,
        },
      }),
    )
  const unknown = factTexts.flatMap(({ path, text }): Violation[] => {
    const name = placeholdersIn(text).find((candidate) => !homeValues.some((value) => value === candidate))
    return name === undefined
      ? []
      : [
          {
            path,
            message: {
              id: `Situs tidak mengenal {${name}}. Yang dapat disisipkan: ${names}.`,
              en: `The site does not know {${name}}. It inserts: ${names}.`,
            },
          },
        ]
  })
  const outsideFacts = texts
    .filter(({ path, text }) => !path.startsWith('facts.') && placeholdersIn(text).length > 0)
    .map(
      ({ path }): Violation => ({
        path,
        message: {
          id: 'Situs menyisipkan angka hanya di fakta. Tulis teks ini tanpa kurung kurawal.',
          en: 'The site inserts figures in facts only. Write this text without braces.',
        },
      }),
    )
  const repeated = sections.flatMap(({ section }, position): Violation[] =>
    section !== '' && sections.findIndex((other) => other.section === section) < position
      ? [
          {
            path: `sections.${position}.section`,
            message: { id: 'Bagian ini sudah ada di atas.', en: 'This section is already listed above.' },
          },
        ]
      : [],
  )
  return [...long, ...unknown, ...outsideFacts, ...repeated]
}
