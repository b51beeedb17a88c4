import { LinkTabs } from '#app/design/link-tabs.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { outcomeCopy } from './outcome-copy.ts'
import { Outcome, OutcomeDetails } from './outcome-view.tsx'
import type { toolPage } from './tool.server.ts'
import type { Tool } from './tool.ts'
import { FormFields } from './tool-fields.tsx'
import { ToolFiles } from './tool-files.tsx'
import type { ToolOutcome } from './tool-outcome.ts'
import { ToolPage } from './tool-page.tsx'
import { useLiveTool } from './use-live-tool.ts'

interface FormToolPageProps extends Omit<Awaited<ReturnType<typeof toolPage<ToolOutcome>>>['data'], 'head'> {
  load(): Promise<Tool>
}

/** The page of a tool whose fields and result are described by data. */
export function FormToolPage({ lead, modes, mode, fields, files, load, ...sent }: FormToolPageProps) {
  const words = outcomeCopy[useLocale()]
  const live = useLiveTool(sent, load)
  const { form, outcome, deferred } = live
  return (
    <ToolPage
      fields={
        <>
          {mode ? <input name="mode" type="hidden" value={mode} /> : null}
          <FormFields fields={fields} form={form} />
        </>
      }
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      lead={lead}
      live={live}
      page={sent.page}
      result={
        outcome ? (
          <Outcome isExample={!form.isSubmitted} outcome={outcome} />
        ) : live.summary.length === 0 ? (
          <EmptyState text={words.fillIn} />
        ) : null
      }
      resultTitle={words.result}
      spoken={outcome ? `${outcome.main.label}: ${outcome.main.value}. ${outcome.detail ?? ''}` : ''}
      submit={words.submit}
      tabs={modes.length > 1 ? <LinkTabs label={words.modes} tabs={modes} /> : null}
    >
      {deferred ? (
        <>
          <OutcomeDetails outcome={deferred} />
          <ToolFiles {...files} query={live.query} />
        </>
      ) : null}
      <Disclaimer>{words.estimate}</Disclaimer>
    </ToolPage>
  )
}
