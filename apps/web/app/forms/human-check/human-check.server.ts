import { createHash, hkdfSync } from 'node:crypto'
import type { HumanCheckUse } from '@site/contracts/content/forms.ts'
import { LRUCache } from 'lru-cache'
import {
  type CheckedFormName,
  type CheckRejection,
  type CheckVerdict,
  checkFields,
  type FormCheck,
  missingAnswers,
} from '#app/forms/form-check.ts'
import { parseIdempotencyKey, postedText } from '../posted-form.ts'
import { FORM_LIFETIME_MS, type FormTokenClaims, readFormToken, signFormToken } from './form-token.server.ts'
import { isRight, type ProofCost, type ProofKeys, parseProof, proofChallenge } from './proof.server.ts'
import { type CheckService, serviceVerdict } from './service-verdict.server.ts'

interface HumanCheckOptions {
  /** The keys are derived from this; all nodes of a site share it. */
  readonly secret: string
  /** null: our own proof of work. */
  readonly service: CheckService | null
  /**
   * Claims an answer across all nodes for one submission; false if it was used for another one. Rejects if the claim
   * cannot be checked.
   */
  readonly claim: (use: HumanCheckUse) => Promise<boolean>
  /** Called if the verification service is unavailable. */
  readonly report: (error: unknown) => void
  readonly proofCost?: ProofCost
}

/** Maximum number of remembered answers, each for the lifetime of a form. Evicted answers can be replayed once. */
const MAX_USED_ANSWERS = 20_000

type AnswerVerdict = 'passed' | { readonly rejection: CheckRejection }

interface UsedAnswer {
  readonly content: string
  readonly verdict: Promise<AnswerVerdict>
}

/** An answer with the key under which its use is remembered; re-encoding an answer must not change the key. */
interface NamedAnswer {
  readonly name: string
  readonly verify: () => Promise<AnswerVerdict>
}

const stale = { rejection: 'stale' } as const

/** Distinguishes people from bots; every posted form passes it before it is sent to the CMS. */
export class HumanCheck {
  readonly #options: HumanCheckOptions
  readonly #tokenKey: Buffer
  readonly #proofKeys: ProofKeys
  readonly #used = new LRUCache<string, UsedAnswer>({ max: MAX_USED_ANSWERS, ttl: FORM_LIFETIME_MS })

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

  /** The challenge of a new form. */
  issue(form: CheckedFormName, now: Date): Promise<FormCheck> {
    return this.#issue({ form, idempotencyKey: crypto.randomUUID(), issuedAt: now, hadHoneypot: false }, now)
  }

  /** A new challenge for a returned form. It keeps the form's issue time unless the form has expired. */
  reissue(form: CheckedFormName, posted: FormData, now: Date): Promise<FormCheck> {
    const idempotencyKey = parseIdempotencyKey(postedText(posted, checkFields.key))
    const postedToken = postedText(posted, checkFields.token)
    const token = readFormToken(postedToken, { form, idempotencyKey }, this.#tokenKey, now)
    const hasHoneypot = postedText(posted, checkFields.honeypot) !== ''
    const { issuedAt, hadHoneypot } = token.kind === 'stale' ? { issuedAt: now, hadHoneypot: false } : token
    return this.#issue({ form, idempotencyKey, issuedAt, hadHoneypot: hasHoneypot || hadHoneypot }, now)
  }

  async #issue(claims: FormTokenClaims, now: Date): Promise<FormCheck> {
    const { service, proofCost } = this.#options
    const { form, idempotencyKey } = claims
    const token = signFormToken(claims, this.#tokenKey)
    if (service) {
      const { siteKey, scriptUrl } = service
      return { idempotencyKey, token, method: { kind: 'widget', siteKey, scriptUrl } }
    }
    const expiresAt = new Date(now.getTime() + FORM_LIFETIME_MS)
    const subject = { form, idempotencyKey }
    const challenge = await proofChallenge(subject, expiresAt, this.#proofKeys, proofCost)
    return { idempotencyKey, token, method: { kind: 'proof', challenge } }
  }

  /** Whether a form with valid fields may be forwarded. */
  async verdictOn(form: CheckedFormName, posted: FormData, now: Date): Promise<CheckVerdict> {
    const read = (name: keyof typeof checkFields) => postedText(posted, checkFields[name])
    const idempotencyKey = read('key')
    const token = readFormToken(read('token'), { form, idempotencyKey }, this.#tokenKey, now)
    if (read('honeypot') !== '' && (token.kind === 'stale' || !token.hadHoneypot)) {
      return { rejection: 'honeypot' }
    }
    if (token.kind !== 'valid') {
      return { rejection: token.kind }
    }
    const answer = read('answer')
    if (answer === '') {
      const use = { name: digest(read('token')), content: hashContent(form, posted) }
      return (await this.#options.claim(use)) ? 'withoutScript' : stale
    }
    if (answer === missingAnswers.blocked || answer === missingAnswers.unanswered) {
      return { rejection: answer }
    }
    const named = this.#named(answer, form, idempotencyKey)
    return named === null ? stale : this.#verdictOnce(named, hashContent(form, posted))
  }

  /**
   * An answer may be sent repeatedly with the same content, e.g. on a double click. With other content it is rejected;
   * otherwise one answer would allow trying every client code.
   */
  async #verdictOnce({ name, verify }: NamedAnswer, content: string): Promise<AnswerVerdict> {
    const used = this.#used.get(name)
    if (used && used.content !== content) {
      return stale
    }
    const verdict = await (used ?? this.#use(name, content, verify())).verdict
    // The CMS stores the claims and receives the form next: if it is down, a failed claim saves a second timeout.
    return verdict === 'passed' && !(await this.#options.claim({ name: digest(name), content }))
      ? stale
      : verdict
  }

  /** Stored before verification ends, for double clicks; the service is called once per correct answer. */
  #use(name: string, content: string, verdict: Promise<AnswerVerdict>): UsedAnswer {
    const use = { content, verdict }
    this.#used.set(name, use)
    const release = () => this.#used.delete(name)
    verdict.then((outcome) => outcome === 'passed' || release(), release)
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
        this.#options.report(new Error(`Human check service unavailable: ${verdict.reason}`))
        return { rejection: 'unreachable' }
    }
  }
}

/** A digest of everything but the check's own fields, so that no personal data is stored. */
function hashContent(form: CheckedFormName, posted: FormData): string {
  const checks: readonly string[] = [checkFields.token, checkFields.answer]
  const entries = [...posted].filter(([name, value]) => !checks.includes(name) && typeof value === 'string')
  return digest(JSON.stringify([form, entries]))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
