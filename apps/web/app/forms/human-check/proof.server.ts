import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import * as v from 'valibot'
import type { CheckedFormName } from '#app/forms/form-check.ts'

/**
 * 100,000 to 300,000 rounds of SHA-256: at most a second on a slow phone (300,000), about 30 ms on a desktop. The
 * server issues a challenge with one step and verifies with none.
 */
const defaultCost: ProofCost = { roundsPerStep: 5_000, minSteps: 20, maxSteps: 60 }

export interface ProofCost {
  readonly roundsPerStep: number
  readonly minSteps: number
  readonly maxSteps: number
}

export interface ProofKeys {
  readonly challenge: string
  readonly solution: string
}

/** The form and key that a proof is valid for. */
interface ProofSubject {
  readonly form: CheckedFormName
  readonly idempotencyKey: string
}

export function proofChallenge(
  { form, idempotencyKey }: ProofSubject,
  expiresAt: Date,
  keys: ProofKeys,
  { roundsPerStep, minSteps, maxSteps }: ProofCost = defaultCost,
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundsPerStep,
    counter: randomInt(maxSteps, minSteps),
    data: { form, idempotencyKey },
    deriveKey,
    expiresAt,
    hmacSignatureSecret: keys.challenge,
    hmacKeySignatureSecret: keys.solution,
  })
}

/** Twice the maximum length of a genuine proof. */
const MAX_CHARACTERS = 2_000

const PayloadSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_CHARACTERS),
  v.parseJson(),
  v.object({
    challenge: v.object({
      // All parameters are signed, so additional ones have no effect.
      parameters: v.looseObject({
        algorithm: v.string(),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        expiresAt: v.number(),
        data: v.object({ form: v.string(), idempotencyKey: v.string() }),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
)

export type Proof = v.InferOutput<typeof PayloadSchema>

/** Parses a posted answer; null if it is not a proof. */
export function parseProof(answer: string): Proof | null {
  const payload = v.safeParse(PayloadSchema, answer)
  return payload.success ? payload.output : null
}

/** Whether it solves a challenge that was issued for this form. */
export async function isRight(
  { challenge, solution }: Proof,
  subject: ProofSubject,
  keys: ProofKeys,
): Promise<boolean> {
  const { data } = challenge.parameters
  if (data.form !== subject.form || data.idempotencyKey !== subject.idempotencyKey) {
    return false
  }
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: keys.challenge,
    hmacKeySignatureSecret: keys.solution,
  })
  return verified
}
