import { findPageTitle, type ToolPageName } from '@site/contracts/content/site-pages.ts'
import { type ComponentType, memo } from 'react'
import { LinkTabs } from '#app/design/link-tabs.tsx'
import { Disclaimer, EmptyState, Notice } from '#app/design/notice.tsx'
import { OutcomeAnnouncer } from '#app/forms/outcome-announcer.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { EntryForm, RESULT_ID } from './entry-form.tsx'
import { OutcomeDetails } from './outcome-details.tsx'
import type { loadToolPage, MissingPart } from './tool.server.ts'
import type { Tool } from './tool.ts'
import { type ToolWords, toolCopy } from './tool-copy.ts'
import { ToolFiles } from './tool-files.tsx'
import type { ToolOutcome } from './tool-outcome.ts'
import { useLiveTool } from './use-live-tool.ts'

/** What differs between pages of tools. */
export interface ToolView {
  readonly words: Readonly<Record<Locale, ToolWords>>
  readonly Outcome: ComponentType<{ isExample: boolean; outcome: ToolOutcome }>
  /** In place of a result that lacks something else than valid entries. */
  readonly Missing: ComponentType<{ missing: MissingPart }>
}

interface ToolPageProps extends Omit<Awaited<ReturnType<typeof loadToolPage>>['data'], 'head'> {
  view: ToolView
  /** For browsers, at the first focus. */
  load(): Promise<Tool>
}

/** A calculator: a GET form whose address holds everything typed, next to its result. Works without script. */
export function ToolPage({ lead, modes, mode, fields, files, missing, view, load, ...sent }: ToolPageProps) {
  const locale = useLocale()
  const common = toolCopy[locale]
  const texts = view.words[locale]
  const live = useLiveTool(sent, load)
  const { form, summary, isTyped, isStale } = live
  const { outcome, query } = live.complete
  const deferred = live.deferred.complete.outcome
  const { page } = sent
  const hasErrors = summary.length > 0
  const hasTypedErrors = isTyped && form.filledFor !== null && live.reading.form.errors.length > 0
  const needsCorrection = hasErrors || hasTypedErrors
  const result = outcome ? speak(outcome) : needsCorrection ? common.afterCorrection : ''
  const announced = isStale ? common.stale : [...form.notices, result].join(' ')
  const fileLinks = <ToolFiles {...files} query={query} />
  return (
    <div className="wrap pb-16">
      <Heading lead={lead} locale={locale} page={page} />
      {modes.length > 0 ? (
        <div className="mb-8">
          <LinkTabs label={common.modes} tabs={modes} />
        </div>
      ) : null}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <EntryForm fields={fields} live={live} mode={mode} page={page} submit={texts.submit} />
        <section
          className="isolate min-w-0 scroll-mt-8 lg:[@media(min-height:58rem)]:sticky lg:[@media(min-height:58rem)]:top-6"
          id={hasErrors ? undefined : RESULT_ID}
          tabIndex={-1}
        >
          <h2 className="sr-only">{texts.result}</h2>
          {form.notices.map((notice) => (
            <div key={notice} className="mb-4">
              <Notice tone="warning">{notice}</Notice>
            </div>
          ))}
          {form.remarks.map((remark) => (
            <p key={remark} className="mb-4 text-soft">
              {remark}
            </p>
          ))}
          {isStale ? <p className="mb-3 border-s-3 border-accent ps-3 text-sm">{common.stale}</p> : null}
          {outcome ? (
            <view.Outcome isExample={!form.isSubmitted} outcome={outcome} />
          ) : needsCorrection && missing !== 'feeService' ? (
            <EmptyState text={common.afterCorrection} />
          ) : (
            <view.Missing missing={missing} />
          )}
        </section>
      </div>
      <OutcomeAnnouncer text={isTyped ? announced : ''} />
      {deferred ? (
        <>
          {/* The file holds the receipts, which are above. */}
          {deferred.receipts ? fileLinks : null}
          <OutcomeDetails outcome={deferred} words={texts} />
          {deferred.receipts ? null : fileLinks}
        </>
      ) : null}
      <Disclaimer>{texts.estimate}</Disclaimer>
    </div>
  )
}

interface HeadingProps {
  lead: string
  page: ToolPageName
  locale: Locale
}

const Heading = memo(({ lead, page, locale }: HeadingProps) => (
  <PageHeading lead={lead} page={page} title={findPageTitle(page)[locale]} />
))

/** The result as a sentence for screen readers. */
function speak({ main, detail }: ToolOutcome): string {
  return [`${main.label}: ${main.value}`, detail].filter(Boolean).join('. ')
}
