/** A field of a tool as the page shows it; loader data. */
export interface FieldView {
  readonly name: string
  readonly kind: 'rupiah' | 'whole' | 'percent' | 'day' | 'choice' | 'ticker'
  readonly label: string
  readonly hint: string | undefined
  readonly options: Readonly<Record<string, string>>
  readonly isOptional: boolean
}
