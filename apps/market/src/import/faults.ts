/** An error in a file. Lines start at 1, the header is line 1; null: the whole file or row. */
export interface ImportFault {
  readonly file: string
  readonly line: number | null
  readonly column: string | null
  readonly message: string
}

/** Nothing of the folder was imported. */
export class ImportRejected extends Error {
  readonly faults: readonly ImportFault[]

  constructor(faults: readonly ImportFault[]) {
    super(faults.map(faultText).join('\n'))
    this.faults = faults
  }
}

export function faultText({ file, line, column, message }: ImportFault): string {
  const place = [file, line === null ? null : `line ${line}`, column === null ? null : `column ${column}`]
  return `${place.filter((part) => part !== null).join(', ')}: ${message}`
}

/** Max reported errors: files often repeat the same one. */
const mostFaults = 50

export class FaultList {
  readonly #faults: ImportFault[] = []

  add(fault: ImportFault): void {
    this.#faults.push(fault)
    if (this.#faults.length >= mostFaults) this.throwIfAny()
  }

  throwIfAny(): void {
    if (this.#faults.length > 0) throw new ImportRejected(this.#faults)
  }
}
