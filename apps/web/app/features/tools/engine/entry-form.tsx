import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { useEffect, useRef } from 'react'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { Form } from '#app/design/form.tsx'
import { Notice } from '#app/design/notice.tsx'
import { fillPath } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { toolCopy } from './tool-copy.ts'
import { FormFields } from './tool-fields.tsx'
import { FILLED_FOR, type FieldView, type ShareView, type ToolForm } from './tool-form.ts'
import type { LiveTool } from './use-live-tool.ts'

/** Of the result; of the errors while there are any. */
export const RESULT_ID = 'result'

interface EntryFormProps {
  page: ToolPageName
  /** null: the first one. */
  mode: string | null
  fields: ReturnType<typeof splitFields>
  /** The button. */
  submit: string
  live: LiveTool
  /** The result, between the ticker and the other fields. */
  children: React.ReactNode
  /** What follows the fields. */
  rest: React.ReactNode
}

/** The fields above the result, and those below it: a result needs no more than a ticker, but a whole list of them. */
export function splitFields(fields: readonly FieldView[]) {
  const ticker = fields.filter(({ name }) => name === 'ticker')
  const isList = ticker.length === 0 && fields.some(({ kind }) => kind === 'ticker')
  const first = isList ? fields : ticker
  return { first, others: fields.filter((field) => !first.includes(field)) }
}

/**
 * The form of a calculator around its result; its errors and fields are those of the response until somebody types.
 * From 64rem on the result is beside the fields.
 */
export function EntryForm({ page, mode, fields, submit, live, children, rest }: EntryFormProps) {
  const locale = useLocale()
  const words = toolCopy[locale]
  const { form, summary, sentErrors } = live
  const { first, others } = fields
  const labels = new Map([...first, ...others].map(({ name, label }) => [name, label]))
  const hasErrors = (errors: typeof summary) =>
    errors.some((error) => others.some(({ name }) => name === error.name))
  const shown = { form, mode, page }
  return (
    <Form
      action={`${fillPath(page, locale, {})}#${RESULT_ID}`}
      className="tool"
      method="get"
      noValidate
      {...live.handlers}
    >
      <div className="tool-summary print:hidden">
        <ErrorSummary
          errors={summary.map(({ name, message }) => ({
            name,
            message: `${labels.get(name)}: ${message}`,
          }))}
          id={RESULT_ID}
          response={summary}
          title={words.summary}
        />
        <HiddenEntries key={live.number} filledFor={form.filledFor} mode={mode} />
      </div>
      {first.length > 0 ? (
        <Entry form={form}>
          <div
            key={live.number}
            className={`print:hidden ${first.length > 1 ? 'grid gap-x-6 gap-y-5 sm:grid-cols-2' : ''}`}
          >
            <FormFields {...shown} fields={first} />
          </div>
          <p className="print:hidden" data-no-script-only={others.length > 0 ? '' : undefined}>
            <SubmitButton>{submit}</SubmitButton>
          </p>
        </Entry>
      ) : null}
      {children}
      {others.length > 0 ? (
        <Assumptions hasErrors={hasErrors(form.errors)} isOpen={first.length === 0 || hasErrors(sentErrors)}>
          {form.isSubmitted ? null : <p className="mb-5 text-soft">{words.exampleShown}</p>}
          <div key={live.number} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <FormFields {...shown} fields={others} />
          </div>
          <p className="mt-6">
            <SubmitButton>{submit}</SubmitButton>
          </p>
        </Assumptions>
      ) : null}
      <div className="tool-rest min-w-0">{rest}</div>
    </Form>
  )
}

function HiddenEntries({ filledFor, mode }: { filledFor: string | null; mode: string | null }) {
  return (
    <>
      {filledFor === null ? null : <input defaultValue={filledFor} name={FILLED_FOR} type="hidden" />}
      {mode ? <input name="mode" type="hidden" value={mode} /> : null}
    </>
  )
}

/** The fields above the result, and what is known of their share; a printed result keeps the warnings. */
function Entry({ form: { share, notices }, children }: { form: ToolForm; children: React.ReactNode }) {
  return (
    <div className="tool-entry">
      {children}
      {share ? <ShareLine share={share} /> : null}
      {notices.map((notice) => (
        <Notice key={notice} tone="warning">
          {notice}
        </Notice>
      ))}
    </div>
  )
}

function ShareLine({ share: { name, close, day } }: { share: ShareView }) {
  return (
    <p className="tool-share print:hidden">
      <span>{name}</span>
      <span>
        <b>{close}</b> <span>{day}</span>
      </span>
    </p>
  )
}

interface AssumptionsProps {
  /** Errors that the visitor sees; an entry above the fold may cause one within it. */
  hasErrors: boolean
  /** In the response. */
  isOpen: boolean
  children: React.ReactNode
}

function Assumptions({ hasErrors, isOpen, children }: AssumptionsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hasErrors && fold.current) fold.current.open = true
  }, [hasErrors])
  return (
    <details className="tool-fields wide-open print:hidden" open={isOpen} ref={fold}>
      <summary>
        {toolCopy[useLocale()].assumptions}
        <span aria-hidden="true" className="accordion-mark" />
      </summary>
      <div className="tool-fields-body">{children}</div>
    </details>
  )
}
