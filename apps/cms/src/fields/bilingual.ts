/** Interface text of the admin in the two languages that editors choose from. */
export type Bilingual = { id: string; en: string }

/** Label and description of a field, the same way in every factory. */
export type FieldText = { label: Bilingual; description?: Bilingual }

/** The `admin` part that carries a field's description, absent when there is none. */
export function describedBy(text: FieldText): { description?: Bilingual } {
  return text.description ? { description: text.description } : {}
}
