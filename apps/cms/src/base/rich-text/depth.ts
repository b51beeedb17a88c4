import type { RichTextHooks } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'

/** Each nested node adds two levels (itself and its list); three nested lists make fourteen. */
const maxLevels = 100

const tooDeep: Bilingual = {
  id: 'Bagian-bagian teks ini bersarang terlalu dalam. Kurangi daftar di dalam daftar.',
  en: 'This text is nested too deeply. Use fewer lists within lists.',
}

/** Iterative: recursion could overflow the stack on unvalidated input. */
function isTooDeep(value: unknown): boolean {
  const toVisit = [{ part: value, level: 0 }]
  for (let visited = toVisit.pop(); visited; visited = toVisit.pop()) {
    const { part, level } = visited
    if (typeof part !== 'object' || part === null) continue
    if (level > maxLevels) return true
    for (const inner of Object.values(part)) toVisit.push({ part: inner, level: level + 1 })
  }
  return false
}

type BeforeValidate = NonNullable<RichTextHooks['beforeValidate']>[number]

/**
 * Readers, search and renderers recurse into the text. A hook rather than validation, because drafts skip validation
 * but are read and previewed, too.
 */
export const rejectTooDeep: BeforeValidate = ({ value, path, req }) => {
  if (isTooDeep(value)) throw clientError({ req }, tooDeep, { path: path.join('.') })
  return value
}
