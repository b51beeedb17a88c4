import { plainCharacters } from '@site/contracts/typed-text.ts'
import type { Bilingual } from './bilingual.ts'

/** Group and decimal separators of each language. */
const marks = {
  id: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const satisfies Record<keyof Bilingual, object>

/**
 * Parses a number as an editor types it: `0,18`, `1.500.000`, `Rp 1.500.000,50`, `18%`, in the notation of either
 * language if it is clear. Null if it cannot be parsed, or if the languages read it differently, such as `1.500` in a
 * field for decimals.
 */
export function parseTypedNumber(typed: string, language: keyof Bilingual, isWhole: boolean): number | null {
  const text = plainCharacters(typed)
    .replace(/^(?:rp\.?|idr) ?(?=[0-9-])/i, '')
    .replace(/ ?%$/, '')
  if (/^-?[0-9]+$/.test(text)) return Number(text)
  const [own, other] = language === 'id' ? [marks.id, marks.en] : [marks.en, marks.id]
  const [grouped, decimal] = [readGrouped(text, own), readDecimal(text, own)]
  const foreign = readGrouped(text, other) ?? readDecimal(text, other)
  const isAmbiguous = (grouped ?? decimal) !== null && foreign !== null
  const value = isAmbiguous ? (isWhole ? grouped : decimal) : (grouped ?? decimal ?? foreign)
  return value !== null && isWhole && !Number.isInteger(value) ? null : value
}

type Marks = (typeof marks)[keyof typeof marks]

function readGrouped(text: string, { group, decimal }: Marks): number | null {
  const isGrouped = new RegExp(`^-?[1-9][0-9]{0,2}(?:[${group}][0-9]{3})+(?:[${decimal}][0-9]+)?$`).test(text)
  return isGrouped ? Number(text.replaceAll(group, '').replace(decimal, '.')) : null
}

function readDecimal(text: string, { decimal }: Marks): number | null {
  return new RegExp(`^-?[0-9]+[${decimal}][0-9]+$`).test(text) ? Number(text.replace(decimal, '.')) : null
}

/** The number as its field shows it. Decimals have no groups, so that none can be taken for a decimal separator. */
export function formatTypedNumber(value: number, language: keyof Bilingual, isWhole: boolean): string {
  return new Intl.NumberFormat(language, { useGrouping: isWhole, maximumFractionDigits: 15 }).format(value)
}
