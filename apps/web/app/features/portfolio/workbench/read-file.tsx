import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Holding } from '../files/holding.ts'
import { type ReadInput, readFile, readText } from '../files/read-input.ts'
import type { TableRow } from '../files/read-table.ts'
import { ColumnCheck } from './column-check.tsx'
import { workbenchCopy } from './copy.ts'
import { useWords, type Words } from './words.ts'

interface ReadFileProps {
  readonly locale: Locale
  /** Returns what is wrong, or null. */
  readonly onAdd: (holdings: readonly Holding[]) => string | null
  /** Of a portfolio file, which replaces what is on the page. */
  readonly onOpen: (holdings: readonly Holding[]) => void
  /** Called when holdings of a table or file are shown. */
  readonly onShown: () => void
}

/** Pasting, dropping or choosing a file, which is read in the browser. */
export function ReadFile({ locale, ...actions }: ReadFileProps) {
  const words = workbenchCopy[locale]
  const [pasted, setPasted] = useState('')
  const { table, message, isError, read, readChosen, use, cancel } = useReadInput(locale, actions)
  useDroppedFile(readChosen)
  return (
    <section className="mt-8 print:hidden">
      <h2 className="text-xl">{words.fileTitle}</h2>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <div>
          <Field hint={words.pasteHint} label={words.paste} name="portfolio-paste">
            {({ name: _, ...attributes }) => (
              <textarea
                {...attributes}
                className="field-box"
                onChange={({ target }) => setPasted(target.value)}
                rows={4}
                value={pasted}
              />
            )}
          </Field>
          <p className="mt-3">
            <Button onClick={() => read(readText(pasted))}>{words.read}</Button>
          </p>
        </div>
        <Field hint={words.fileHint} label={words.file} name="portfolio-file">
          {({ name: _, ...attributes }) => (
            <input
              {...attributes}
              accept=".csv,.tsv,.txt,.json"
              className="field-box"
              onChange={({ target }) => {
                readChosen(target.files?.[0])
                // The same file may be chosen again.
                target.value = ''
              }}
              type="file"
            />
          )}
        </Field>
      </div>
      <p className={`mt-2 font-semibold empty:hidden ${isError ? 'text-error' : ''}`} role="status">
        {message}
      </p>
      {table ? (
        <ColumnCheck key={table.number} locale={locale} onCancel={cancel} onUse={use} rows={table.rows} />
      ) : null}
    </section>
  )
}

function useReadInput(locale: Locale, { onAdd, onOpen, onShown }: Omit<ReadFileProps, 'locale'>) {
  const [table, setTable] = useState<{ rows: readonly TableRow[]; number: number } | null>(null)
  const [message, setMessage] = useState('')
  const [isError, setIsError] = useState(false)
  const { inputErrors } = useWords()
  const read = (input: ReadInput) => {
    // Another table begins with columns of its own.
    setTable(input.kind === 'table' ? { rows: input.rows, number: (table?.number ?? 0) + 1 } : null)
    setIsError(input.kind !== 'portfolio')
    setMessage(writeMessage(locale, inputErrors, input))
    if (input.kind === 'portfolio') {
      onOpen(input.holdings)
      onShown()
    }
  }
  return {
    table,
    message,
    isError,
    read,
    readChosen(file: File | undefined): void {
      if (file === undefined) return
      // A file that was moved after it was chosen.
      readFile(file).then(read, () => read({ kind: 'unreadable' }))
    },
    use(holdings: readonly Holding[]): void {
      const error = onAdd(holdings)
      setMessage(error ?? '')
      if (error !== null) return
      setTable(null)
      onShown()
    },
    cancel: () => setTable(null),
  }
}

function writeMessage(locale: Locale, errors: Words['inputErrors'], input: ReadInput): string {
  switch (input.kind) {
    case 'table':
      return ''
    case 'portfolio':
      return workbenchCopy[locale].opened(formatNumber(locale, input.holdings.length))
    case 'tooManyRows':
      return errors.tooManyRows(formatNumber(locale, input.count))
    default:
      return errors[input.kind]
  }
}

/** Anywhere on the page: otherwise the browser would open the file instead, and what was entered would be lost. */
function useDroppedFile(onDrop: (file: File | undefined) => void): void {
  const readDropped = useEffectEvent(onDrop)
  useEffect(() => {
    const controller = new AbortController()
    const follow = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type === 'drop') readDropped(event.dataTransfer.files[0])
    }
    for (const type of ['dragover', 'drop'] as const) {
      addEventListener(type, follow, { signal: controller.signal })
    }
    return () => controller.abort()
  }, [])
}
