import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { memo } from 'react'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { OutcomeAnnouncer } from '#app/forms/outcome-announcer.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath, type PlainPageName } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { toolCopy } from './tool-copy.ts'
import type { LiveTool } from './use-live-tool.ts'

const RESULT_ID = 'result'

interface ToolPageProps {
  page: PlainPageName
  lead: string
  /** Views of the tool, above the form. */
  tabs?: React.ReactNode
  live: LiveTool
  /** The result as a sentence for screen readers; empty without one. */
  spoken: string
  /** The fields' labels by name, for the list of all errors. */
  labels?: Readonly<Record<string, string>>
  /** The button's label. */
  submit: string
  /** The fields, of tool-fields.tsx. */
  fields: React.ReactNode
  /** null while there are errors. */
  result: React.ReactNode
  resultTitle: string
  /** Tables, rules and sources below the form and the result. */
  children?: React.ReactNode
}

const Heading = memo(({ lead, page, locale }: Pick<ToolPageProps, 'lead' | 'page'> & { locale: Locale }) => (
  <PageHeading lead={lead} page={page} title={findPageTitle(page)[locale]} />
))

/** A calculator: a GET form whose address holds everything typed, next to its result. Works without script. */
export function ToolPage({
  page,
  lead,
  tabs,
  live,
  spoken,
  labels = {},
  submit,
  fields,
  result,
  resultTitle,
  children,
}: ToolPageProps) {
  const locale = useLocale()
  const words = toolCopy[locale]
  const { form, summary, isTyped, isStale } = live
  const hasErrors = summary.length > 0
  const announced = isStale ? words.stale : [...form.notices, spoken].join(' ')
  return (
    <div className="wrap pb-16">
      <Heading lead={lead} locale={locale} page={page} />
      {tabs ? <div className="mb-8">{tabs}</div> : null}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
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
              message: labels[name] ? `${labels[name]}: ${message}` : message,
            }))}
            id={RESULT_ID}
            response={hasErrors ? live.response : null}
            title={words.summary}
          />
          {form.isSubmitted ? null : <p className="text-soft">{words.exampleShown}</p>}
          {/* A new key resets the uncontrolled fields, which would keep their texts otherwise. */}
          <div key={JSON.stringify(form.shown)} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {form.filledFor === null ? null : (
              <input defaultValue={form.filledFor} name="filledFor" type="hidden" />
            )}
            {fields}
          </div>
          <p>
            <SubmitButton>{submit}</SubmitButton>
          </p>
        </Form>
        <section
          className="isolate min-w-0 scroll-mt-8 lg:[@media(min-height:58rem)]:sticky lg:[@media(min-height:58rem)]:top-6"
          id={hasErrors ? undefined : RESULT_ID}
          tabIndex={-1}
        >
          <h2 className="sr-only">{resultTitle}</h2>
          {form.notices.map((notice) => (
            <div key={notice} className="mb-4">
              <Notice tone="warning">{notice}</Notice>
            </div>
          ))}
          {result === null
            ? null
            : form.remarks.map((remark) => (
                <p key={remark} className="mb-4 text-soft">
                  {remark}
                </p>
              ))}
          {isStale ? <p className="mb-3 border-s-3 border-accent ps-3 text-sm">{words.stale}</p> : null}
          {result === null ? <EmptyState text={words.afterCorrection} /> : result}
        </section>
      </div>
      <OutcomeAnnouncer text={isTyped ? announced : ''} />
      {children}
    </div>
  )
}
