import { LinkTabs } from '#app/design/link-tabs.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { outcomeCopy } from './outcome-copy.ts'
import { Outcome, OutcomeDetails } from './outcome-view.tsx'
import type { ToolPageData } from './tool.server.ts'
import { FormField } from './tool-fields.tsx'
import { ToolPage } from './tool-page.tsx'

/** The page of a tool whose fields and result are loader data: only the server calculates. */
export function FormToolPage({ page, lead, modes, mode, form, fields, outcome }: Omit<ToolPageData, 'head'>) {
  const words = outcomeCopy[useLocale()]
  return (
    <ToolPage
      fields={
        <>
          {mode ? <input name="mode" type="hidden" value={mode} /> : null}
          {fields.map((field) => (
            <FormField key={field.name} field={field} form={form} />
          ))}
        </>
      }
      form={form}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      lead={lead}
      page={page}
      result={
        outcome ? (
          <Outcome isExample={!form.isSubmitted} outcome={outcome} />
        ) : form.errors.length === 0 ? (
          <EmptyState text={words.fillIn} />
        ) : null
      }
      resultTitle={words.result}
      submit={words.submit}
      tabs={modes.length > 1 ? <LinkTabs label={words.modes} tabs={modes} /> : null}
    >
      {outcome ? <OutcomeDetails outcome={outcome} /> : null}
      <Disclaimer>{words.estimate}</Disclaimer>
    </ToolPage>
  )
}
