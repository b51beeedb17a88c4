import { createHash, hkdfSync } from 'node:crypto'
import type { AnswerUse } from '@site/contracts/content/forms.ts'
import { LRUCache } from 'lru-cache'
import { idempotencyKeyOf, postedText } from '../posted-form.ts'
import {
  type CheckedFormName,
  type CheckRefusal,
  type CheckVerdict,
  checkFields,
  type FormCheck,
  missingAnswers,
} from './form-check.ts'
import { FORM_LIFETIME_MS, type FormTokenClaims, readFormToken, signFormToken } from './form-token.server.ts'
import { isRight, type ProofCost, type ProofKeys, parseProof, proofChallenge } from './proof.server.ts'
import { type CheckService, serviceVerdict } from './service-verdict.server.ts'

interface HumanCheckOptions {
  /** What the keys are derived from; nodes of one site share it. */
  readonly secret: string
  /** null: a proof of work of our own. */
  readonly service: CheckService | null
  /** Asks the other nodes whether an answer is still free for what it was sent with; rejects where they cannot be asked. */
  readonly claim: (use: AnswerUse) => Promise<boolean>
  /** Told when the service cannot be asked. */
  readonly report: (error: unknown) => void
  readonly proofCost?: ProofCost
}

/** Answers whose use is remembered, for as long as a form lives; a used answer that was forgotten serves once more. */
const MOST_REMEMBERED = 20_000

type AnswerVerdict = 'passed' | { readonly refusal: CheckRefusal }

interface UsedAnswer {
  readonly content: string
  readonly verdict: Promise<AnswerVerdict>
}

/** An answer under the name by which its use is remembered: no other way of writing it may count as another one. */
interface NamedAnswer {
  readonly name: string
  readonly verify: () => Promise<AnswerVerdict>
}

const stale = { refusal: 'stale' } as const

/** Tells people from machines; every posted form goes through it before it reaches the content service. */
export class HumanCheck {
  readonly #options: HumanCheckOptions
  readonly #tokenKey: Buffer
  readonly #proofKeys: ProofKeys
  readonly #used = new LRUCache<string, UsedAnswer>({ max: MOST_REMEMBERED, ttl: FORM_LIFETIME_MS })

  constructor(options: HumanCheckOptions) {
    this.#options = options
    const keyFor = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', options.secret, '', `site form ${purpose}`, 32))
    this.#tokenKey = keyFor('token')
    this.#proofKeys = {
      challenge: keyFor('challenge').toString('hex'),
      solution: keyFor('solution').toString('hex'),
    }
  }

  /** What a new form carries. */
  issue(form: CheckedFormName, now: Date): Promise<FormCheck> {
    return this.#issue({ form, idempotencyKey: crypto.randomUUID(), issuedAt: now, wasTrapped: false }, now)
  }

  /** What a form carries that comes back: as old as it was, unless it was too old, with a challenge of its own. */
  reissue(form: CheckedFormName, posted: FormData, now: Date): Promise<FormCheck> {
    const idempotencyKey = idempotencyKeyOf(postedText(posted, checkFields.key))
    const postedToken = postedText(posted, checkFields.token)
    const token = readFormToken(postedToken, { form, idempotencyKey }, this.#tokenKey, now)
    const isTrapped = postedText(posted, checkFields.trap) !== ''
    const { issuedAt, wasTrapped } = token.kind === 'stale' ? { issuedAt: now, wasTrapped: false } : token
    return this.#issue({ form, idempotencyKey, issuedAt, wasTrapped: isTrapped || wasTrapped }, now)
  }

  async #issue(claims: FormTokenClaims, now: Date): Promise<FormCheck> {
    const { service, proofCost } = this.#options
    const { form, idempotencyKey } = claims
    const token = signFormToken(claims, this.#tokenKey)
    if (service) {
      const { siteKey, scriptUrl } = service
      return { idempotencyKey, token, way: { kind: 'widget', siteKey, scriptUrl } }
    }
    const expiresAt = new Date(now.getTime() + FORM_LIFETIME_MS)
    const subject = { form, idempotencyKey }
    const challenge = await proofChallenge(subject, expiresAt, this.#proofKeys, proofCost)
    return { idempotencyKey, token, way: { kind: 'proof', challenge } }
  }

  /** Whether a form whose fields are right may be sent on. */
  async verdictOn(form: CheckedFormName, posted: FormData, now: Date): Promise<CheckVerdict> {
    const read = (name: keyof typeof checkFields) => postedText(posted, checkFields[name])
    const idempotencyKey = read('key')
    const token = readFormToken(read('token'), { form, idempotencyKey }, this.#tokenKey, now)
    if (read('trap') !== '' && (token.kind === 'stale' || !token.wasTrapped)) {
      return { refusal: 'trapped' }
    }
    if (token.kind !== 'valid') {
      return { refusal: token.kind }
    }
    const answer = read('answer')
    if (answer === '') {
      return 'withoutScript'
    }
    if (answer === missingAnswers.blocked || answer === missingAnswers.unanswered) {
      return { refusal: answer }
    }
    const named = this.#named(answer, form, idempotencyKey)
    return named === null ? stale : this.#verdictOnce(named, contentOf(form, posted))
  }

  /**
   * An answer is good for what it was sent with, as often as that is sent: pressing the button five times is no offence.
   * With anything else it is worth nothing, or one answer would do for trying every client code.
   */
  async #verdictOnce({ name, verify }: NamedAnswer, content: string): Promise<AnswerVerdict> {
    const used = this.#used.get(name)
    if (used && used.content !== content) {
      return stale
    }
    const verdict = await (used ?? this.#use(name, content, verify())).verdict
    // Who knows that is the service that the form goes to next: where it says nothing, nobody has to wait for that twice.
    return verdict === 'passed' && !(await this.#options.claim({ name: digest(name), content }))
      ? stale
      : verdict
  }

  /** Remembered before it is known, for whoever presses twice; a service is asked about a right answer once. */
  #use(name: string, content: string, verdict: Promise<AnswerVerdict>): UsedAnswer {
    const use = { content, verdict }
    this.#used.set(name, use)
    const forget = () => this.#used.delete(name)
    verdict.then((outcome) => outcome === 'passed' || forget(), forget)
    return use
  }

  #named(answer: string, form: CheckedFormName, idempotencyKey: string): NamedAnswer | null {
    const { service } = this.#options
    if (service) {
      return { name: digest(answer), verify: () => this.#verifiedBy(service, answer) }
    }
    const proof = parseProof(answer)
    return (
      proof && {
        name: proof.challenge.signature,
        verify: async () =>
          (await isRight(proof, { form, idempotencyKey }, this.#proofKeys)) ? 'passed' : stale,
      }
    )
  }

  async #verifiedBy(service: CheckService, answer: string): Promise<AnswerVerdict> {
    const verdict = await serviceVerdict(answer, service)
    switch (verdict.kind) {
      case 'right':
        return 'passed'
      case 'wrong':
        return stale
      case 'unreachable':
        this.#options.report(new Error(`The human check cannot be asked: ${verdict.reason}`))
        return { refusal: 'unreachable' }
    }
  }
}

/** Everything that was sent but the check itself, as a digest: what people wrote is not kept. */
function contentOf(form: CheckedFormName, posted: FormData): string {
  const checks: readonly string[] = [checkFields.token, checkFields.answer]
  const entries = [...posted].filter(([name, value]) => !checks.includes(name) && typeof value === 'string')
  return digest(JSON.stringify([form, entries]))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
