/** An error in a file. Lines start at 1, the header is line 1; null: the whole file or row. */
export interface ImportError {
  readonly file: string
  readonly line: number | null
  readonly column: string | null
  readonly message: string
}

/** Nothing of the folder was imported. */
export class ImportRejected extends Error {
  readonly errors: readonly ImportError[]

  constructor(errors: readonly ImportError[]) {
    super(errors.map(errorText).join('\n'))
    this.errors = errors
  }
}

export function errorText({ file, line, column, message }: ImportError): string {
  const location = [file, line === null ? null : `line ${line}`, column === null ? null : `column ${column}`]
  return `${location.filter((part) => part !== null).join(', ')}: ${message}`
}

/** Max reported errors: files often repeat the same one. */
const maxErrors = 50

export class ImportErrors {
  readonly #errors: ImportError[] = []

  add(error: ImportError): void {
    this.#errors.push(error)
    if (this.#errors.length >= maxErrors) this.throwIfAny()
  }

  throwIfAny(): void {
    if (this.#errors.length > 0) throw new ImportRejected(this.#errors)
  }
}
