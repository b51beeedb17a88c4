import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import { fillPath } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { toolCopy } from './tool-copy.ts'
import { FormFields } from './tool-fields.tsx'
import { FILLED_FOR, type FieldView } from './tool-form.ts'
import type { LiveTool } from './use-live-tool.ts'

/** Of the result; of the errors while there are any. */
export const RESULT_ID = 'result'

interface EntryFormProps {
  page: ToolPageName
  /** null: the first one. */
  mode: string | null
  fields: readonly FieldView[]
  /** The button. */
  submit: string
  live: LiveTool
}

/** The form of a calculator; its errors and fields are those of the response until somebody types. */
export function EntryForm({ page, mode, fields, submit, live }: EntryFormProps) {
  const locale = useLocale()
  const words = toolCopy[locale]
  const { form, summary } = live
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  return (
    <Form
      action={`${fillPath(page, locale, {})}#${RESULT_ID}`}
      className="grid min-w-0 gap-6 print:hidden"
      method="get"
      noValidate
      {...live.handlers}
    >
      <ErrorSummary
        errors={summary.map(({ name, message }) => ({
          name,
          message: `${labels.get(name)}: ${message}`,
        }))}
        id={RESULT_ID}
        response={summary}
        title={words.summary}
      />
      {form.isSubmitted ? null : <p className="text-soft">{words.exampleShown}</p>}
      <div key={live.number} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {form.filledFor === null ? null : (
          <input defaultValue={form.filledFor} name={FILLED_FOR} type="hidden" />
        )}
        {mode ? <input name="mode" type="hidden" value={mode} /> : null}
        <FormFields fields={fields} form={form} />
      </div>
      <p>
        <SubmitButton>{submit}</SubmitButton>
      </p>
    </Form>
  )
}
