/** Admin UI text in both languages. */
export type Bilingual = { id: string; en: string }

/** Label and description of a field. */
export type FieldText = { label: Bilingual; description?: Bilingual }

/** The `admin` option with a field's description; empty if there is none. */
export function describedBy(text: FieldText): { description?: Bilingual } {
  return text.description ? { description: text.description } : {}
}
