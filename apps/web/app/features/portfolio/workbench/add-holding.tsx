import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import { useState } from 'react'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import type { Columns } from '../files/columns.ts'
import type { Holding, ReadProblem } from '../files/holding.ts'
import { readHoldings, type Unit } from '../files/read-holdings.ts'
import { workbenchCopy } from './copy.ts'
import { UnitSelect } from './unit-select.tsx'
import { useWords, type Words } from './words.ts'

const kinds = ['ticker', 'quantity', 'average'] as const
type Kind = (typeof kinds)[number]
const columns: Columns = { header: null, kinds }
const untyped = { ticker: '', quantity: '', average: '' }

interface AddHoldingProps {
  readonly locale: Locale
  readonly facts: PortfolioFacts | null
  /** Returns what is wrong, or null. */
  readonly onAdd: (holdings: readonly Holding[]) => string | null
}

const toId = (kind: Kind) => `portfolio-${kind}`

function findField({ kind }: ReadProblem): Kind {
  return kind === 'ticker' || kind === 'average' ? kind : 'quantity'
}

function writeProblem(problems: Words['problems'], { kind, text }: ReadProblem): string {
  const problem = problems[kind](text)
  return problem.charAt(0).toUpperCase() + problem.slice(1)
}

/** One holding by typing, read as a row of a file; suggestions come from the facts, not from a request. */
export function AddHolding({ locale, facts, onAdd }: AddHoldingProps) {
  const words = workbenchCopy[locale]
  const { problems } = useWords()
  const { typed, type, unit, setUnit, problem, message, add } = useTypedHolding(locale, onAdd)
  return (
    <section className="print:hidden">
      <h2 className="text-xl">{words.typeTitle}</h2>
      <form
        className="mt-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // An error is read with its field.
          document.getElementById(`field-${toId(add())}`)?.focus()
        }}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {kinds.map((kind) => (
            <Field
              key={kind}
              error={
                problem !== null && findField(problem) === kind ? writeProblem(problems, problem) : undefined
              }
              label={words[kind]}
              name={toId(kind)}
              optionalLabel={kind === 'average' ? words.optional : undefined}
            >
              {({ name: _, ...attributes }) => (
                <input
                  {...attributes}
                  autoComplete="off"
                  className="field-box"
                  inputMode={kind === 'ticker' ? 'text' : 'decimal'}
                  list={kind === 'ticker' ? 'portfolio-tickers' : undefined}
                  onChange={({ target }) => type(kind, target.value)}
                  value={typed[kind]}
                />
              )}
            </Field>
          ))}
          <UnitSelect
            label={words.unit}
            locale={locale}
            name="portfolio-unit"
            onChange={setUnit}
            unit={unit}
          />
        </div>
        <p className="mt-4">
          <SubmitButton>{words.add}</SubmitButton>
        </p>
      </form>
      <Tickers facts={facts} locale={locale} />
      <p className="mt-2 empty:hidden" role="status">
        {message}
      </p>
    </section>
  )
}

function Tickers({ locale, facts }: Pick<AddHoldingProps, 'locale' | 'facts'>) {
  return (
    <datalist id="portfolio-tickers">
      {facts?.shares.map(({ ticker, name }) => (
        <option key={ticker} value={ticker}>
          {name[locale]}
        </option>
      ))}
    </datalist>
  )
}

function useTypedHolding(locale: Locale, onAdd: AddHoldingProps['onAdd']) {
  const [typed, setTyped] = useState(untyped)
  const [unit, setUnit] = useState<Unit>('lots')
  const [problem, setProblem] = useState<ReadProblem | null>(null)
  const [message, setMessage] = useState('')
  return {
    typed,
    type: (kind: Kind, text: string) => setTyped({ ...typed, [kind]: text }),
    unit,
    setUnit,
    problem,
    message,
    /** Returns the field to type in next. */
    add(): Kind {
      const cells = kinds.map((kind) => typed[kind].trim())
      const read = readHoldings([{ number: 1, cells }], columns, unit)
      const [wrong = null] = read.problems
      setProblem(wrong)
      setMessage('')
      const [holding] = read.holdings
      if (holding !== undefined) {
        const error = onAdd([holding])
        setMessage(error ?? workbenchCopy[locale].added(holding.ticker))
        if (error === null) setTyped(untyped)
      }
      return wrong === null ? 'ticker' : findField(wrong)
    },
  }
}
