import * as v from 'valibot'

/** A third-party human check: reCAPTCHA version 2 or a compatible service. */
export interface CheckService {
  readonly siteKey: string
  readonly secret: string
  readonly scriptUrl: string
  readonly verifyUrl: string
}

/** The visitor waits for this after submitting the form. */
const DEADLINE_MS = 3_000

const AnswerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
})

/** Configuration errors, not caused by the visitor. */
const CONFIGURATION_ERRORS = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

export type ServiceVerdict =
  | { readonly kind: 'right' | 'wrong' }
  /** `reason` is for the log. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Verifies the answer of a widget with the service. The visitor's IP address is not sent. */
export async function serviceVerdict(
  answer: string,
  { verifyUrl, secret }: Pick<CheckService, 'verifyUrl' | 'secret'>,
  deadlineMs = DEADLINE_MS,
): Promise<ServiceVerdict> {
  const text = await postTo(verifyUrl, new URLSearchParams({ secret, response: answer }), deadlineMs)
  if (text.kind === 'unreachable') {
    return text
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AnswerSchema), text.body)
  if (!parsed.success) {
    return { kind: 'unreachable', reason: 'no answer that can be read' }
  }
  const { success, 'error-codes': codes } = parsed.output
  const configurationError = codes.find((code) => CONFIGURATION_ERRORS.includes(code))
  if (configurationError !== undefined) {
    return { kind: 'unreachable', reason: configurationError }
  }
  return { kind: success ? 'right' : 'wrong' }
}

async function postTo(url: string, body: URLSearchParams, deadlineMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const text = await response.text()
    return response.ok
      ? { kind: 'answer' as const, body: text }
      : { kind: 'unreachable' as const, reason: `status ${response.status}` }
  } catch (error) {
    return { kind: 'unreachable' as const, reason: error instanceof Error ? error.message : String(error) }
  }
}
