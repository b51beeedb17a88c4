import { Choice } from '#app/design/choice.tsx'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { formCopy } from '#app/forms/copy.ts'
import { subscriptionDataPath } from '#app/i18n/endpoints/subscription-file.ts'
import { formatDate } from '#app/i18n/format.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { FailedNotice, LinkForm, LinkProblemNotice, Outcome } from './link-parts.tsx'
import { listMessages } from './list-messages.ts'
import type { LoadedSubscription } from './load-subscription.server.ts'
import { manageCopy } from './manage-copy.ts'
import { type FoundSubscription, type ManageOutcome, toManageValues } from './manage-values.ts'

interface ManagePageProps {
  locale: Locale
  legalName: string
  loaded: LoadedSubscription
  /** null: no button was clicked yet. */
  outcome: ManageOutcome | null
}

export function ManagePage(props: ManagePageProps) {
  const { locale, loaded, outcome } = props
  const words = manageCopy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.manageLead} page="subscriptionManage" title={words.manageTitle} />
      {outcome?.kind === 'deleted' ? (
        <Outcome response={outcome}>
          <Notice role="status" title={words.deletedTitle} tone="success">
            <p>{words.deletedText}</p>
          </Notice>
        </Outcome>
      ) : loaded.state !== 'valid' || outcome?.kind === 'expired' ? (
        <Outcome response={outcome}>
          <LinkProblemNotice locale={locale} problem={loaded.state === 'valid' ? 'expired' : loaded.state} />
        </Outcome>
      ) : (
        <Subscription {...props} found={loaded.found} token={loaded.token} />
      )}
    </div>
  )
}

interface SubscriptionProps extends Omit<ManagePageProps, 'loaded'> {
  token: string
  found: FoundSubscription
}

function Subscription(props: SubscriptionProps) {
  const { locale, found, outcome } = props
  const words = manageCopy[locale]
  const done = outcome?.kind === 'saved' && found.lists.length === 0 ? 'ended' : outcome?.kind
  return (
    <>
      <div className="grid gap-6">
        <p>{words.summary(found.maskedEmail, formatDate(locale, found.confirmedAt))}</p>
        {done === 'saved' || done === 'ended' || done === 'paused' || done === 'resumed' ? (
          <Outcome response={outcome}>
            <Notice role="status" tone="success">
              <p>{words.done[done]}</p>
            </Notice>
          </Outcome>
        ) : null}
        {outcome?.kind === 'failed' ? <FailedNotice failed={outcome} locale={locale} /> : null}
        <ChoicesForm {...props} />
      </div>
      <PauseSection {...props} />
      <DataSection {...props} />
    </>
  )
}

function ChoicesForm({ locale, token, found, legalName, outcome }: SubscriptionProps) {
  const words = manageCopy[locale]
  const returned = outcome?.kind === 'returned' || outcome?.kind === 'failed' ? outcome.values : null
  const values = returned ?? toManageValues(found, locale, legalName)
  const errors = outcome?.kind === 'returned' ? outcome.errors : []
  return (
    <LinkForm locale={locale} page="subscriptionManage" send={words.save} step="update" token={token}>
      <ErrorSummary errors={listMessages(errors)} response={outcome} title={formCopy[locale].summaryTitle} />
      <ChoiceFields
        errors={errors}
        events={found.events.map(({ slug, title, startsAt }) => ({
          slug,
          label: words.keepEvent(title ?? words.eventWithoutTitle, formatDate(locale, startsAt)),
        }))}
        firstList={null}
        legalName={legalName}
        locale={locale}
        values={values}
      />
      <fieldset className="min-w-0">
        <legend className="font-semibold">{words.language}</legend>
        {locales.map((language) => (
          <Choice
            key={language}
            defaultChecked={values.language === language}
            name="language"
            type="radio"
            value={language}
          >
            {words.languages[language]}
          </Choice>
        ))}
      </fieldset>
      <p className="text-sm text-soft">{words.noChoice}</p>
    </LinkForm>
  )
}

function PauseSection({ locale, token, found }: SubscriptionProps) {
  const words = manageCopy[locale]
  const form = { locale, page: 'subscriptionManage', token } as const
  return (
    <Section title={words.pauseTitle}>
      <div className="grid gap-4">
        <p className="max-w-[60ch]">
          {found.pausedUntil === null
            ? words.pauseText
            : words.pausedUntil(formatDate(locale, found.pausedUntil))}
        </p>
        {found.pausedUntil === null ? (
          <>
            <LinkForm {...form} send={words.pause(1)} step="pause1" />
            <LinkForm {...form} send={words.pause(3)} step="pause3" />
          </>
        ) : (
          <LinkForm {...form} send={words.resume} step="resume" />
        )}
      </div>
    </Section>
  )
}

function DataSection({ locale, token, outcome }: SubscriptionProps) {
  const words = manageCopy[locale]
  const error = outcome?.kind === 'unsure' ? words.deleteNeedsConsent : undefined
  return (
    <Section title={words.dataTitle}>
      <p>
        <a className="text-link" download href={subscriptionDataPath(locale, token)}>
          {words.download}
        </a>
      </p>
      <h3 className="mt-8 mb-2 text-lg">{words.deleteTitle}</h3>
      <LinkForm locale={locale} page="subscriptionManage" send={words.delete} step="delete" token={token}>
        <p>{words.deleteText}</p>
        <div>
          <ErrorSummary
            errors={error === undefined ? [] : [{ name: 'sure', message: error }]}
            response={outcome}
            title={formCopy[locale].summaryTitle}
          />
          <Choice
            defaultChecked={false}
            errorId={error && 'field-sure-error'}
            id="field-sure"
            name="sure"
            type="checkbox"
            value="1"
          >
            {words.deleteConsent}
          </Choice>
          {error === undefined ? null : (
            <p className="mt-1 text-sm font-semibold text-error" id="field-sure-error">
              {error}
            </p>
          )}
        </div>
      </LinkForm>
    </Section>
  )
}
