import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { postgresOf } from '#cms/database/session.ts'

const minute = 60
const hour = 60 * minute

/** Tries by what is counted; all processes count in one table. `points` in each `duration` (seconds). */
export const tryLimits = {
  /** Whole offices, campuses and mobile networks of Indonesia share one address, and come when an event opens. */
  checkedPosts: { points: 300, duration: 10 * minute },
  /** Without script nothing but a time trap stands in a machine's way. */
  postsWithoutScript: { points: 60, duration: 10 * minute },
  /** A form that is pressed again and again, or sent again by a browser, is far below. */
  sameForm: { points: 30, duration: 10 * minute },
  /** A person mistypes a code of seven digits once or twice. */
  wrongCodesOfVisitor: { points: 5, duration: 15 * minute },
  /**
   * Many addresses together: with 10,000 clients among ten million codes, sixty tries an hour find one in 17 hours, and
   * at ten open events in two. Then a code alone is no longer enough there, see `needAddress`.
   */
  wrongCodesOfEvent: { points: 60, duration: hour },
} as const
type LimitName = keyof typeof tryLimits

/** Seconds to wait, or null where the try is free. */
type Verdict = number | null

/** Counts tries. Where the database cannot be asked, the try fails: nothing is let through uncounted. */
export class FormLimits {
  readonly #limiters: Record<LimitName, RateLimiterPostgres>

  constructor(payload: Payload) {
    const limiter = (name: LimitName) =>
      new RateLimiterPostgres({
        ...tryLimits[name],
        storeClient: postgresOf(payload).pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
      })
    this.#limiters = {
      checkedPosts: limiter('checkedPosts'),
      postsWithoutScript: limiter('postsWithoutScript'),
      sameForm: limiter('sameForm'),
      wrongCodesOfVisitor: limiter('wrongCodesOfVisitor'),
      wrongCodesOfEvent: limiter('wrongCodesOfEvent'),
    }
  }

  /** Counts a post of a form. */
  async countPost(
    visitor: string,
    { humanCheck, idempotencyKey }: { humanCheck: 'passed' | 'withoutScript'; idempotencyKey: string },
  ): Promise<Verdict> {
    const posts = humanCheck === 'passed' ? 'checkedPosts' : 'postsWithoutScript'
    return (await this.#count(posts, visitor)) ?? (await this.#count('sameForm', idempotencyKey))
  }

  /** Whether this visitor has given too many wrong codes. */
  async refuseCodes(visitor: string): Promise<Verdict> {
    return this.#isUsedUp('wrongCodesOfVisitor', visitor)
  }

  /**
   * Whether all visitors of this event together have given too many wrong codes. Refusing codes then would shut
   * every client out for whoever guesses; a code with its address cannot be guessed.
   */
  async needAddress(event: number): Promise<boolean> {
    return (await this.#isUsedUp('wrongCodesOfEvent', String(event))) !== null
  }

  async countWrongCode(visitor: string, event: number): Promise<void> {
    await this.#count('wrongCodesOfVisitor', visitor)
    await this.#count('wrongCodesOfEvent', String(event))
  }

  async #count(name: LimitName, key: string): Promise<Verdict> {
    try {
      await this.#limiters[name].consume(key)
      return null
    } catch (refusal) {
      // Its refusals are no errors; an error is the database's.
      if (refusal instanceof RateLimiterRes) return secondsUntil(refusal)
      throw refusal
    }
  }

  async #isUsedUp(name: LimitName, key: string): Promise<Verdict> {
    const used = await this.#limiters[name].get(key)
    return used !== null && used.consumedPoints >= tryLimits[name].points ? secondsUntil(used) : null
  }
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

const limitsOf = new WeakMap<Payload, FormLimits>()

/** One for each database connection, because each has timers of its own. */
export function formLimitsOf(payload: Payload): FormLimits {
  const known = limitsOf.get(payload)
  if (known) return known
  const made = new FormLimits(payload)
  limitsOf.set(payload, made)
  return made
}
