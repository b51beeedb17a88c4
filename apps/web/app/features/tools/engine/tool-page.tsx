import { findPageTitle, type ToolPageName } from '@site/contracts/content/site-pages.ts'
import { type ComponentType, memo } from 'react'
import { LinkTabs } from '#app/design/link-tabs.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { OutcomeAnnouncer } from '#app/forms/outcome-announcer.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { Answer, AnswerLine } from './answer.tsx'
import { answerCopy } from './answer-copy.ts'
import { EntryForm, RESULT_ID, splitFields } from './entry-form.tsx'
import { OutcomeDetails } from './outcome-details.tsx'
import type { loadToolPage, MissingPart } from './tool.server.ts'
import type { Tool } from './tool.ts'
import { type ToolWords, toolCopy } from './tool-copy.ts'
import { ToolFiles } from './tool-files.tsx'
import type { ToolOutcome } from './tool-outcome.ts'
import { type LiveTool, useLiveTool } from './use-live-tool.ts'

/** What differs between pages of tools. */
export interface ToolView {
  readonly words: Readonly<Record<Locale, ToolWords>>
  /** What follows the answer; `isFolded` on phones, where the fields follow it. */
  readonly Outcome: ComponentType<{ isFolded: boolean; outcome: ToolOutcome }>
  /** A drawing of the result, above its tables. */
  readonly Drawing?: ComponentType<{ outcome: ToolOutcome }>
  /** In place of a result that lacks something else than valid entries. */
  readonly Missing: ComponentType<{ missing: MissingPart }>
}

interface ToolPageProps extends Omit<Awaited<ReturnType<typeof loadToolPage>>['data'], 'head'> {
  view: ToolView
  /** For browsers, at the first focus; null: only the server calculates. */
  load: (() => Promise<Tool>) | null
}

/** A calculator: a GET form whose address holds everything typed, around its result. Works without script. */
export function ToolPage({ intro, modes, mode, fields, files, missing, view, load, ...sent }: ToolPageProps) {
  const locale = useLocale()
  const common = toolCopy[locale]
  const texts = view.words[locale]
  const live = useLiveTool(sent, load)
  const split = splitFields(fields)
  const { form, isTyped, isStale } = live
  // A result of earlier entries does not stand under errors.
  const outcome = form.errors.length > 0 ? null : live.complete.outcome
  const deferred = outcome && live.deferred.complete.outcome
  const hasTypedErrors = isTyped && form.filledFor !== null && live.reading.form.errors.length > 0
  const needsCorrection = form.errors.length > 0 || hasTypedErrors
  const stale = answerCopy[locale][load === null ? 'unsent' : 'stale']
  const spoken = outcome ? speak(outcome, form.share?.source) : needsCorrection ? common.afterCorrection : ''
  const announced = isStale && outcome ? stale : [...form.notices, spoken].join(' ')
  return (
    <div className="wrap pb-16">
      <Heading {...intro} locale={locale} page={sent.page} />
      {modes.length > 0 ? (
        <div className="mb-3 md:mb-8">
          <LinkTabs label={common.modes} tabs={modes} />
        </div>
      ) : null}
      <EntryForm
        fields={split}
        live={live}
        mode={mode}
        page={sent.page}
        rest={
          deferred ? (
            <Rest outcome={deferred} view={view} words={texts}>
              <ToolFiles {...files} query={live.complete.query} />
            </Rest>
          ) : null
        }
        submit={texts.submit}
      >
        <Result
          isFolded={split.first.length === 0}
          live={live}
          outcome={outcome}
          stale={stale}
          title={texts.result}
          view={view}
        >
          {needsCorrection && missing !== 'service' ? (
            <EmptyState text={common.afterCorrection} />
          ) : (
            <view.Missing missing={missing} />
          )}
        </Result>
      </EntryForm>
      <OutcomeAnnouncer text={isTyped ? announced : ''} />
      <Disclaimer>{texts.estimate}</Disclaimer>
    </div>
  )
}

interface RestProps {
  outcome: ToolOutcome
  view: ToolView
  words: ToolWords
  /** Links to the files. */
  children: React.ReactNode
}

/** What follows fields and result. */
function Rest({ outcome, view: { Drawing }, words, children }: RestProps) {
  return (
    <>
      {/* The file holds the receipts, which are above. */}
      {outcome.receipts ? children : null}
      {Drawing ? <Drawing outcome={outcome} /> : null}
      <OutcomeDetails outcome={outcome} words={words} />
      {outcome.receipts ? null : children}
    </>
  )
}

interface ResultProps {
  live: LiveTool
  outcome: ToolOutcome | null
  /** Says that the result is that of earlier entries. */
  stale: string
  title: string
  view: ToolView
  isFolded: boolean
  /** In place of an outcome. */
  children: React.ReactNode
}

function Result({ live, outcome, stale, title, view, isFolded, children }: ResultProps) {
  const { form, summary, isStale } = live
  const answer = outcome && { outcome, share: form.share, isExample: !form.isSubmitted }
  return (
    <>
      {answer ? <AnswerLine {...answer} isStale={isStale} /> : null}
      <section className="tool-result" id={summary.length > 0 ? undefined : RESULT_ID} tabIndex={-1}>
        <h2 className="sr-only">{title}</h2>
        {answer ? <Answer {...answer} /> : null}
        {isStale && answer ? <p className="mt-3 border-s-3 border-accent ps-3 text-sm">{stale}</p> : null}
        {form.remarks.map((remark) => (
          <p key={remark} className="mt-3 text-sm text-soft">
            {remark}
          </p>
        ))}
        {outcome && form.share
          ? form.share.returns.map(({ label, to }) => (
              <p key={label} className="mt-1 text-sm print:hidden">
                <a className="text-link" href={to}>
                  {label}
                </a>
              </p>
            ))
          : null}
        {outcome ? <view.Outcome isFolded={isFolded} outcome={outcome} /> : children}
      </section>
    </>
  )
}

interface HeadingProps {
  /** What the calculator does; phones begin with the fields. */
  lead: string
  /** A sentence about the facts of today; may be empty. */
  facts: string
  page: ToolPageName
  locale: Locale
}

const Heading = memo(({ lead, facts, page, locale }: HeadingProps) => (
  <PageHeading
    lead={
      <>
        <span className="max-md:hidden">{lead}</span> {facts ? <span>{facts}</span> : null}
      </>
    }
    page={page}
    title={findPageTitle(page)[locale]}
  />
))

/** The result as a sentence for screen readers. */
function speak({ main, detail }: ToolOutcome, source: string | undefined): string {
  return [source, `${main.label}: ${main.value}`, detail].filter(Boolean).join('. ')
}
