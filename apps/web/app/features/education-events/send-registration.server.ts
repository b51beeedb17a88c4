import { data } from 'react-router'
import type { ConsentTexts } from '#app/forms/consent.ts'
import type { FormCheck } from '#app/forms/form-check.ts'
import { FORM_OUTCOME_HEADER, type FormOutcome } from '#app/forms/form-outcome.ts'
import { rejectedInit, type SubmitErrorReason } from '#app/forms/submit-error-reason.ts'
import type { RequestScope } from '#app/request/request-context.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import {
  parseRegistrationForm,
  type RegistrationErrors,
  type RegistrationValues,
  registrationValues,
} from './registration-form.ts'
import { redirectToOutcome } from './registration-outcome.server.ts'

/** Action data of a form that is shown again. */
export interface ReturnedRegistration {
  readonly kind: 'form'
  readonly values: RegistrationValues
  readonly errors: RegistrationErrors
  /** null if the fields are invalid. */
  readonly submitError: SubmitErrorReason | null
  /** null if no server has responded. */
  readonly check: FormCheck | null
}

/** Registers and redirects, or returns the form with all input preserved. */
export async function sendRegistration(
  site: Pick<Site, 'locale' | 'content' | 'now'>,
  { humanCheck, receipts }: Pick<RequestScope, 'humanCheck' | 'receipts'>,
  posted: FormData,
  { slug, consent }: { readonly slug: string; readonly consent: ConsentTexts },
) {
  const { locale, content, now } = site
  const values = registrationValues(posted)
  const back = async (
    errors: RegistrationErrors,
    {
      submitError = null,
      asksEmail = values.asksEmail,
      outcome,
    }: { submitError?: SubmitErrorReason | null; asksEmail?: boolean; outcome?: FormOutcome } = {},
  ) => {
    const { status, headers } = rejectedInit(submitError)
    return data<ReturnedRegistration>(
      {
        kind: 'form',
        values: { ...values, asksEmail },
        errors,
        submitError,
        check: await humanCheck.reissue('registration', posted, now),
      },
      { status, headers: outcome ? { ...headers, [FORM_OUTCOME_HEADER]: outcome } : headers },
    )
  }
  const form = parseRegistrationForm(values, { locale, eventSlug: slug, consent })
  if (form.kind === 'invalid') {
    return back(form.errors)
  }
  try {
    const verdict = await humanCheck.verdictOn('registration', posted, now)
    if (typeof verdict !== 'string') {
      return back({}, { submitError: { kind: verdict.rejection } })
    }
    const response = await content.register({ ...form.registration, humanCheck: verdict })
    switch (response?.outcome) {
      case undefined:
        throw data(null, { status: 404 })
      case 'registered':
        return redirectToOutcome(site, receipts, slug, 'success')
      case 'waiting':
      case 'held':
      case 'full':
      case 'closed':
        return redirectToOutcome(site, receipts, slug, response.outcome)
      case 'tooManyTries':
        return back(
          {},
          { submitError: { kind: 'tooManyTries', retryAfterSeconds: response.retryAfterSeconds } },
        )
      case 'sharedCode':
        return values.asksEmail
          ? back({ email: 'unregisteredEmail' }, { asksEmail: true, outcome: 'unknownClient' })
          : back({ email: 'sharedCode' }, { asksEmail: true })
      case 'unknownClient':
        return back({ clientCode: 'unknownClient' }, { outcome: 'unknownClient' })
      case 'alreadyRegistered':
        return back({ [values.kind === 'client' ? 'clientCode' : 'email']: 'alreadyRegistered' })
    }
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return back({}, { submitError: { kind: 'unavailable' } })
  }
}
