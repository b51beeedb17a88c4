import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary, Field } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import { LinkTabs } from '#app/design/link-tabs.tsx'
import { Disclaimer, EmptyState, Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import type { ToolPageData } from './tool.server.ts'
import { ToolField } from './tool-field.tsx'
import type { OutcomeFigure, OutcomeTable, ToolOutcome } from './tool-outcome.ts'
import { toolsCopy } from './tools-copy.ts'

const RESULT_ID = 'result'

/**
 * The page of a tool: a GET form and the result, which only the server calculates, so that it needs no script and is
 * the same text with it.
 */
export function ToolPage(props: Omit<ToolPageData, 'head'>) {
  const { locale, page, title, lead, modes, mode, prefill, isExample, fields, errors, outcome } = props
  const words = toolsCopy[locale]
  const notices = useNotices()
  const action = pathTo(page, locale)
  return (
    <div className="wrap pb-16">
      <PageHeading lead={lead} page={page} title={title} />
      {modes.length > 1 ? <LinkTabs label={words.modes} tabs={modes} /> : null}
      <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div className="grid min-w-0 gap-6 print:hidden">
          {prefill ? <Prefill action={action} locale={locale} mode={mode} prefill={prefill} /> : null}
          <Form
            key={[mode, prefill?.text, ...fields.map(({ text }) => text)].join('/')}
            action={`${action}#${RESULT_ID}`}
            className="grid gap-5"
            noValidate
          >
            <ErrorSummary errors={errors} response={errors} title={words.errorTitle} />
            {mode ? <input name="mode" type="hidden" value={mode} /> : null}
            {fields.map((field) => (
              <ToolField key={field.name} field={field} optional={words.optional} />
            ))}
            <p>
              <SubmitButton>{words.submit}</SubmitButton>
            </p>
          </Form>
        </div>
        <section aria-labelledby="result-title" className="min-w-0 scroll-mt-8" id={RESULT_ID} tabIndex={-1}>
          <h2 className="sr-only" id="result-title">
            {words.result}
          </h2>
          {outcome ? (
            <Outcome example={isExample ? words.example : null} outcome={outcome} />
          ) : (
            <EmptyState text={words.fixFirst} />
          )}
        </section>
      </div>
      {outcome ? <Details locale={locale} outcome={outcome} /> : null}
      <Disclaimer>{notices.calculator || words.estimate}</Disclaimer>
    </div>
  )
}

/** A form of its own, so that it needs neither script nor the other fields. */
function Prefill({
  action,
  locale,
  mode,
  prefill: { text, message, isRejected },
}: Pick<ToolPageData, 'locale' | 'mode'> & {
  action: string
  prefill: NonNullable<ToolPageData['prefill']>
}) {
  const words = toolsCopy[locale].prefill
  return (
    <Form action={action} className="grid gap-2">
      {mode ? <input name="mode" type="hidden" value={mode} /> : null}
      <Field
        error={isRejected ? (message ?? undefined) : undefined}
        hint={words.hint}
        label={words.label}
        name="ticker"
      >
        {(attributes) => (
          <span className="flex flex-wrap gap-3">
            <input
              key={text}
              {...attributes}
              autoCapitalize="characters"
              autoComplete="off"
              className="field-box max-w-36 font-semibold uppercase"
              defaultValue={text}
              maxLength={12}
              spellCheck={false}
            />
            <SubmitButton look="quiet">{words.button}</SubmitButton>
          </span>
        )}
      </Field>
      {message && !isRejected ? <p className="text-sm text-soft">{message}</p> : null}
    </Form>
  )
}

function Outcome({ example, outcome }: { example: string | null; outcome: ToolOutcome }) {
  const { main, detail, warnings = [], figures } = outcome
  return (
    <div className="rounded-card bg-card p-6 [box-shadow:var(--lift)] inset-ring inset-ring-line sm:p-9 print:p-0 print:[box-shadow:none]">
      {example ? <p className="eyebrow mb-2">{example}</p> : null}
      <p>
        <span className="text-soft">{main.label}</span>{' '}
        <strong className="my-1 block text-3xl font-extrabold tracking-[-0.03em] wrap-break-word">
          <Output figure={main} />
        </strong>
      </p>
      {detail ? <p className="mt-2 max-w-[52ch] text-soft">{detail}</p> : null}
      {warnings.map((warning) => (
        <div key={warning} className="mt-4">
          <Notice tone="warning">
            <p>{warning}</p>
          </Notice>
        </div>
      ))}
      <dl className="mt-5">
        {figures.map((figure) => (
          <div key={figure.name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
            <dt className="text-soft">{figure.label}</dt>
            <dd className="font-[650]">
              <Output figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The name and value are stable for scripts (docs/reference/calculator-url-parameters.md). */
function Output({ figure: { name, value, data } }: { figure: OutcomeFigure }) {
  return (
    <output aria-live="off" data-value={String(data)} name={name}>
      {value}
    </output>
  )
}

function Details({ locale, outcome }: { locale: ToolPageData['locale']; outcome: ToolOutcome }) {
  const words = toolsCopy[locale]
  const { tables = [], working, notes } = outcome
  return (
    <>
      {tables.map((table) => (
        <Section key={table.caption} title={table.caption}>
          <Table table={table} />
        </Section>
      ))}
      <Section title={words.working}>
        <ul className="grid gap-3 wrap-break-word">
          {working.map((line) => (
            <li key={line} className="border-s-3 border-line ps-4">
              {line}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.notes}>
        <ul className="max-w-[68ch] list-disc ps-5">
          {notes.map((note) => (
            <li key={note} className="mt-1">
              {note}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Table({ table: { caption, columns, rows } }: { table: OutcomeTable }) {
  return (
    <TableRegion isLong={rows.length > 12} label={caption}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} className={index > 0 ? 'figure' : undefined} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="figure">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
