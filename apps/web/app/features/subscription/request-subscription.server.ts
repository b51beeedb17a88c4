import { formLimits } from '@site/contracts/content/forms.ts'
import { SUBSCRIPTION_CONSENT_VERSION } from '@site/contracts/content/subscription-names.ts'
import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { formCopy } from '#app/forms/copy.ts'
import type { FormCheck } from '#app/forms/form-check.ts'
import { FORM_OUTCOME_HEADER, type FormOutcome, redirectInit } from '#app/forms/form-outcome.ts'
import { lengthText } from '#app/forms/length-text.ts'
import { personFields } from '#app/forms/person-fields.ts'
import { parseIdempotencyKey, postedAddress } from '#app/forms/posted-form.ts'
import { rejectedInit, type SubmitErrorReason } from '#app/forms/submit-error-reason.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { RequestScope } from '#app/request/request-context.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import { errorCopy } from './error-copy.server.ts'
import { parseChoices } from './parse-choices.server.ts'
import {
  type FieldError,
  LISTS_FIELD,
  readSubscription,
  type SubscriptionValues,
} from './subscription-values.ts'

/** Action data of a form that is shown again. */
export interface ReturnedSubscription {
  readonly values: SubscriptionValues
  readonly errors: readonly FieldError[]
  /** null if the fields are invalid. */
  readonly submitError: SubmitErrorReason | null
  /** null if no server has responded. */
  readonly check: FormCheck | null
  /** Whether the address was typed on another page, and nothing was sent yet. */
  readonly isContinued: boolean
}

/** What the receipt in the URL of the confirmation proves. */
export const requestedSubscription = ['subscription'] as const

/** Sends the request and redirects, or returns the form with all input preserved. The same for every address. */
export async function requestSubscription(
  { locale, content, market, now }: Pick<Site, 'locale' | 'content' | 'market' | 'now'>,
  { humanCheck, receipts }: Pick<RequestScope, 'humanCheck' | 'receipts'>,
  posted: FormData,
  legalName: string,
) {
  const values = readSubscription(posted)
  const back = async (errors: readonly FieldError[], submitError: SubmitErrorReason | null) => {
    const check = await humanCheck.reissue('subscription', posted, now)
    return data<ReturnedSubscription>(
      { values, errors, submitError, check, isContinued: false },
      rejectedInit(submitError),
    )
  }
  try {
    const email = v.safeParse(personFields.email, values.email, { abortPipeEarly: true })
    const parsed = await parseChoices(values, { locale, now, market }, { legalName, known: null })
    const { choices } = parsed
    const errors = [
      ...(email.success ? [] : [createEmailError(locale, email.issues[0].message)]),
      ...(choices.length + parsed.errors.length > 0
        ? parsed.errors
        : [{ name: LISTS_FIELD, message: errorCopy[locale].noList }]),
    ]
    if (!email.success || errors.length > 0) {
      return back(errors, null)
    }
    const verdict = await humanCheck.verdictOn('subscription', posted, now)
    if (typeof verdict !== 'string') {
      return back([], { kind: verdict.rejection })
    }
    const response = await content.requestSubscription({
      idempotencyKey: parseIdempotencyKey(values.idempotencyKey),
      locale,
      humanCheck: verdict,
      email: email.output,
      consentVersion: SUBSCRIPTION_CONSENT_VERSION,
      choices,
    })
    switch (response?.outcome) {
      // A service without this endpoint has not stored the request.
      case undefined:
        return back([], { kind: 'unavailable' })
      case 'tooManyTries':
        return back([], { kind: 'tooManyTries', retryAfterSeconds: response.retryAfterSeconds })
      case 'received':
        return redirect(
          pathTo('subscription', locale, undefined, { sent: receipts.sign(requestedSubscription, now) }),
          redirectInit('accepted'),
        )
    }
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return back([], { kind: 'unavailable' })
  }
}

/** Returns the form with the address typed on another page, which has no human check. Sends nothing. */
export async function continueSubscription(
  { locale, now }: Pick<Site, 'locale' | 'now'>,
  { humanCheck }: Pick<RequestScope, 'humanCheck'>,
  posted: FormData,
  prefilled: SubscriptionValues,
) {
  const typed = postedAddress(posted, 'email')
  const email = v.safeParse(personFields.email, typed, { abortPipeEarly: true })
  return data<ReturnedSubscription>(
    {
      values: { ...prefilled, email: typed },
      errors: email.success ? [] : [createEmailError(locale, email.issues[0].message)],
      submitError: null,
      check: await humanCheck.reissue('subscription', posted, now),
      isContinued: true,
    },
    email.success
      ? { headers: { [FORM_OUTCOME_HEADER]: 'continued' satisfies FormOutcome } }
      : rejectedInit(null),
  )
}

function createEmailError(locale: Locale, reason: string): FieldError {
  const words = formCopy[locale]
  const { email: limits } = formLimits
  const message =
    reason === 'tooShort' || reason === 'tooLong'
      ? lengthText(locale, reason, 'characters', limits)
      : words.errors[isEmailReason(reason) ? reason : 'emailInvalid']
  return { name: 'email', label: words.email, message }
}

function isEmailReason(reason: string): reason is 'required' | 'emailFormat' {
  return reason === 'required' || reason === 'emailFormat'
}
