import {
  type SubscriptionList,
  subscriptionListNames,
  subscriptionLists,
} from '@site/contracts/content/subscription-names.ts'
import { Choice } from '#app/design/choice.tsx'
import { formCopy } from '#app/forms/copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { privacyPageSlug } from '#app/i18n/privacy-page.ts'
import { formatConsent } from './consent-texts.ts'
import { copy } from './copy.ts'
import { ShareFields } from './share-fields.tsx'
import {
  type ChoiceValues,
  type FieldError,
  isEmptyShare,
  LISTS_FIELD,
  nameConsent,
} from './subscription-values.ts'

export interface EventChoice {
  readonly slug: string
  readonly label: string
}

interface ChoiceFieldsProps {
  locale: Locale
  legalName: string
  values: ChoiceValues
  errors: readonly FieldError[]
  /** The list that a link named comes first; null without one. */
  firstList: SubscriptionList | null
  /** The events that can be reminded of. */
  events: readonly EventChoice[]
}

/** One box for each list with its consent text; no box is preselected. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { locale, firstList, errors } = props
  const words = copy[locale]
  const ordered = [...subscriptionLists].sort(
    (one, other) => Number(other === firstList) - Number(one === firstList),
  )
  const error = errors.find(({ name }) => name === LISTS_FIELD)
  const errorId = `field-${LISTS_FIELD}-error`
  return (
    <fieldset
      aria-describedby={error && errorId}
      className="grid min-w-0 gap-5"
      id={`field-${LISTS_FIELD}`}
      tabIndex={-1}
    >
      <legend className="mb-2 text-lg font-bold">{words.listsTitle}</legend>
      {error ? (
        <p className="text-sm font-semibold text-error" id={errorId}>
          {error.message}
        </p>
      ) : null}
      {ordered.map((list) => (
        <div key={list}>
          <ListBox {...props} list={list} />
          {list === 'saham' ? <SharePart {...props} /> : null}
          {list === 'acara' ? <EventPart {...props} /> : null}
        </div>
      ))}
      <p className="text-sm text-soft">
        {`${words.processing} `}
        <a className="text-link" href={pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })}>
          {formCopy[locale].privacyPolicy}
        </a>
      </p>
    </fieldset>
  )
}

function ListBox({
  locale,
  legalName,
  values,
  errors,
  list,
}: ChoiceFieldsProps & { list: SubscriptionList }) {
  const words = copy[locale]
  const name = nameConsent(list)
  const text = formatConsent(locale, list, legalName)
  const posted = values.consents[list]
  const error = errors.find((one) => one.name === name)
  const errorId = `field-${name}-error`
  return (
    <>
      <Choice
        // A tick for a former text is not one for this text: a new box starts. Other responses keep the ticks.
        key={posted === '' || posted === text ? '' : posted}
        defaultChecked={posted === text}
        errorId={error && errorId}
        id={`field-${name}`}
        name={name}
        type="checkbox"
        value={text}
      >
        <span className="block font-semibold">{subscriptionListNames[list][locale]}</span>
        <span className="block text-sm text-soft">{words.rhythms[list]}</span>
        <span className="block">{text}</span>
      </Choice>
      {error ? (
        <p className="mt-1 text-sm font-semibold text-error" id={errorId}>
          {error.message}
        </p>
      ) : null}
    </>
  )
}

function SharePart({ locale, values, errors, firstList }: ChoiceFieldsProps) {
  const isOpen = firstList === 'saham' || values.consents.saham !== '' || !values.shares.every(isEmptyShare)
  return (
    <details className="mt-1 ps-8" open={isOpen}>
      <summary className="cursor-pointer py-2 font-semibold">{copy[locale].sharesTitle}</summary>
      <div className="mt-2">
        <ShareFields errors={errors} locale={locale} shares={values.shares} />
      </div>
    </details>
  )
}

/** Without events, the list is about new ones only. */
function EventPart({ locale, values, events }: ChoiceFieldsProps) {
  if (events.length === 0) {
    return null
  }
  return (
    <div className="mt-1 ps-8">
      <input name="choosesEvents" type="hidden" value="1" />
      {events.map(({ slug, label }) => (
        <Choice
          key={slug}
          defaultChecked={values.events.includes(slug)}
          name="event"
          type="checkbox"
          value={slug}
        >
          {label}
        </Choice>
      ))}
      <Choice defaultChecked={values.newEvents} name="newEvents" type="checkbox" value="1">
        {copy[locale].newEvents}
      </Choice>
    </div>
  )
}
