/** The longest text of a field. */
export const MAX_TYPED = 40

/** A hidden field of forms with a ticker: the share whose facts the form shows; empty while it shows examples. */
export const FILLED_FOR = 'filledFor'

/** A field as the page shows it; loader data. */
export interface FieldView {
  readonly name: string
  readonly kind: 'rupiah' | 'whole' | 'percent' | 'day' | 'choice' | 'ticker'
  readonly label: string
  readonly hint?: string
  /** Of a choice. */
  readonly options?: Readonly<Record<string, string>>
  readonly isOptional?: true
}

export interface FieldError {
  readonly name: string
  readonly message: string
  /** For the list of all errors, if it is not the label with the message. */
  readonly summary?: string
  /** For scripts: `data-error` of the field. */
  readonly code?: string
  /** The other field of a rule between two. */
  readonly other?: string
}

/** The share of a form, in words. */
export interface ShareView {
  readonly ticker: string
  /** Its name and board; empty while they are unavailable. */
  readonly name: string
  /** The last close and its day; both empty without one. */
  readonly close: string
  readonly day: string
  /** The price that the result is for: the close with its day, or the visitor's own. Empty without a price. */
  readonly source: string
  /** Links to the share's own figures, where the visitor entered others. */
  readonly returns: readonly { readonly label: string; readonly to: string }[]
}

/** A calculator's form as the page shows it; loader data. */
export interface ToolForm {
  /** false: the fields show the example. */
  readonly isSubmitted: boolean
  /** What each field shows: an invalid text as typed, a valid one in the notation of the language. */
  readonly shown: Readonly<Record<string, string>>
  /** Fields that the visitor left to the site and that a share filled in. */
  readonly filled: readonly string[]
  /** The ticker that they belong to, which the form submits; empty without one, null for a form without tickers. */
  readonly filledFor: string | null
  /** null without a known share. */
  readonly share: ShareView | null
  /** Sentences with a result: what the site filled in, and where an entry is not the share's own. */
  readonly remarks: readonly string[]
  /** Sentences before the result: a share or a day without trading. */
  readonly notices: readonly string[]
  /** In the order of the fields. */
  readonly errors: readonly FieldError[]
}
