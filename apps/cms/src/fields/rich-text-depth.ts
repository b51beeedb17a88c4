import type { RichTextHooks } from 'payload'
import type { Bilingual } from './bilingual.ts'
import { refusal } from './refusal.ts'

/** A node within a node is two levels, itself and its list; editors go three lists deep, which are fourteen. */
const mostLevels = 100

const tooDeep: Bilingual = {
  id: 'Bagian-bagian teks ini bersarang terlalu dalam. Kurangi daftar di dalam daftar.',
  en: 'The parts of this text lie too deep within each other. Use fewer lists within lists.',
}

/** Without calling itself, as nothing is known of the value yet. */
function isTooDeep(value: unknown): boolean {
  const toVisit = [{ part: value, level: 0 }]
  for (let visited = toVisit.pop(); visited; visited = toVisit.pop()) {
    const { part, level } = visited
    if (typeof part !== 'object' || part === null) continue
    if (level > mostLevels) return true
    for (const inner of Object.values(part)) toVisit.push({ part: inner, level: level + 1 })
  }
  return false
}

type BeforeValidate = NonNullable<RichTextHooks['beforeValidate']>[number]

/**
 * Whoever reads, searches or renders a text goes down into it by calling itself. Not a rule of validation, because
 * drafts are read and previewed, too, and pass those.
 */
export const refuseTooDeep: BeforeValidate = ({ value, path, req }) => {
  if (isTooDeep(value)) throw refusal({ req }, tooDeep, { path: path.join('.') })
  return value
}
