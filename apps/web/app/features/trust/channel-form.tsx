import { useNavigation } from 'react-router'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { Field } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import { SendButton } from '#app/forms/send-button.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { channelsCopy } from './channels-copy.ts'
import { type CheckedText, MAX_CHARACTERS } from './checked-text.ts'

const SHOWN_TEXTS = 5

/** `noValidate`: the server validates, because native messages would hide its own. */
export function ChannelForm({ locale, checked }: { locale: Locale; checked: CheckedText | null }) {
  const words = channelsCopy[locale]
  // Not during the revalidation after it: the outcome is shown, and another click must be accepted.
  const isSending = useNavigation().state === 'submitting'
  const error = errorText(locale, checked?.error ?? null)
  return (
    <Form
      action={pathTo('officialChannels', locale)}
      className="grid max-w-[40rem] gap-6 wrap-anywhere"
      data-screen-only=""
      method="post"
      noValidate
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <ErrorSummary
        errors={error === null ? [] : [{ name: 'text', message: error }]}
        response={checked}
        title={words.summaryTitle}
      />
      <Field error={error ?? undefined} hint={words.hint} label={words.field} name="text">
        {(attributes) => (
          <textarea
            {...attributes}
            autoComplete="off"
            className="field-box"
            defaultValue={checked?.text}
            required
            rows={3}
            spellCheck={false}
          />
        )}
      </Field>
      <p>
        <SendButton busy={isSending ? words.checking : null}>{words.submit}</SendButton>
      </p>
    </Form>
  )
}

function errorText(locale: Locale, error: CheckedText['error']): string | null {
  const { errors, offline, unavailable } = channelsCopy[locale]
  switch (error) {
    case null:
      return null
    case 'offline':
      return offline
    case 'unavailable':
      return unavailable
    case 'tooLong':
      return errors.tooLong(formatNumber(locale, MAX_CHARACTERS))
    case 'required':
    case 'nothing':
      return errors[error]
    default:
      return errors.several(quoteSome(error.several))
  }
}

function quoteSome(texts: readonly string[]): string {
  const quoted = texts.slice(0, SHOWN_TEXTS).map((text) => `“${text}”`)
  return [...quoted, ...(texts.length > SHOWN_TEXTS ? ['…'] : [])].join(', ')
}
