import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { findPostgres } from '#cms/base/database/session.ts'

const minute = 60
const hour = 60 * minute

/** Rate limits by counter, shared by all processes through one table: `points` per `duration` (seconds). */
const tryLimits = {
  /** Offices, campuses and mobile networks in Indonesia share one address, and users come when registration opens. */
  checkedPosts: { points: 300, duration: 10 * minute },
  /** Without JavaScript, only a time check hinders bots. */
  postsWithoutScript: { points: 60, duration: 10 * minute },
  /** Far above repeated clicks and resubmissions by a browser. */
  sameForm: { points: 30, duration: 10 * minute },
  /** People mistype a seven-digit code once or twice. */
  wrongCodesOfVisitor: { points: 5, duration: 15 * minute },
  /**
   * Across all addresses: with 10,000 clients among ten million codes, sixty tries per hour find one in 17 hours, or in
   * two hours at ten open events. Above the limit a code alone is not enough, see `needAddress`.
   */
  wrongCodesOfEvent: { points: 60, duration: hour },
} as const
type LimitName = keyof typeof tryLimits

/** Seconds to wait, or null if the attempt is allowed. */
type Verdict = number | null

/** Counts attempts. If the database is unavailable, the attempt fails, so that none goes uncounted. */
export class FormRateLimits {
  readonly #limiters: Record<LimitName, RateLimiterPostgres>

  constructor(payload: Payload) {
    const limiter = (name: LimitName) =>
      new RateLimiterPostgres({
        ...tryLimits[name],
        storeClient: findPostgres(payload).pool,
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

  /** Counts a form submission. */
  async countPost(
    visitor: string,
    { humanCheck, idempotencyKey }: { humanCheck: 'passed' | 'withoutScript'; idempotencyKey: string },
  ): Promise<Verdict> {
    const posts = humanCheck === 'passed' ? 'checkedPosts' : 'postsWithoutScript'
    return (await this.#count(posts, visitor)) ?? (await this.#count('sameForm', idempotencyKey))
  }

  /** Whether this visitor has entered too many wrong codes. */
  async checkWrongCodes(visitor: string): Promise<Verdict> {
    return this.#isUsedUp('wrongCodesOfVisitor', visitor)
  }

  /**
   * Whether all visitors of this event together have entered too many wrong codes. Rejecting codes then would let an
   * attacker lock out all clients; a code together with its address cannot be guessed.
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
    } catch (rejection) {
      // The library throws a result object for rejections; real errors come from the database.
      if (rejection instanceof RateLimiterRes) return secondsUntil(rejection)
      throw rejection
    }
  }

  async #isUsedUp(name: LimitName, key: string): Promise<Verdict> {
    const used = await this.#limiters[name].get(key)
    return used !== null && used.consumedPoints >= tryLimits[name].points ? secondsUntil(used) : null
  }
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

const limitsOf = new WeakMap<Payload, FormRateLimits>()

/** One instance per database connection, because each has its own timers. */
export function findFormRateLimits(payload: Payload): FormRateLimits {
  const known = limitsOf.get(payload)
  if (known) return known
  const made = new FormRateLimits(payload)
  limitsOf.set(payload, made)
  return made
}
