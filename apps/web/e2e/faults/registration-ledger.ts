import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Editor } from '../editor.ts'
import { type Outcome, RegistrationVisitor } from '../registration-visitor.ts'
import type { SiteDatabase } from './site-database.ts'

/** `unheard`: the connection broke, so nobody can tell what became of it. */
type Heard = Outcome | 'unheard'

/** The certificate of accounts of one fault. */
export interface Account {
  readonly sent: number
  readonly registeredAtFirst: number
  readonly notSentAtFirst: number
  readonly unheardAtFirst: number
  /** Told that they have a seat, in the end. */
  readonly registered: number
  /** What the database has. */
  readonly rows: number
}

/** Visitors who register at a steady rate, whether those before them have been answered or not, and what each was told. */
export class RegistrationLedger {
  readonly #visitors: readonly RegistrationVisitor[]

  private constructor(visitors: readonly RegistrationVisitor[]) {
    this.#visitors = visitors
  }

  /** @param before visitors of earlier ledgers, whose networks these do not share */
  static async open(siteUrl: string, slug: string, count: number, before = 0): Promise<RegistrationLedger> {
    const visitors: RegistrationVisitor[] = []
    for (let number = before; number < before + count; number += 1) {
      visitors.push(await RegistrationVisitor.open(siteUrl, slug, number, { comesBack: true }))
    }
    await Promise.all(visitors.map((visitor) => visitor.untilOldEnough()))
    return new RegistrationLedger(visitors)
  }

  /** Sends all of them, `everyMs` apart; `on` says what happens when so many have been sent. */
  async send(everyMs: number, on: Readonly<Record<number, () => Promise<void>>>): Promise<readonly Heard[]> {
    const heard: Promise<Heard>[] = []
    const happenings: Promise<void>[] = []
    for (const [number, visitor] of this.#visitors.entries()) {
      const happening = on[number]
      if (happening) {
        happenings.push(happening())
      }
      heard.push(visitor.send().catch(unheard))
      await delay(everyMs)
    }
    await Promise.all(happenings)
    return Promise.all(heard)
  }

  /** Lets everyone press again who was not told that they have a seat, and compares what was said with what is kept. */
  async close(
    first: readonly Heard[],
    { editor, event, database }: { editor: Editor; event: number; database: SiteDatabase },
  ): Promise<Account> {
    const addressesAtFirst = new Set(await editor.registeredAddresses(event))
    for (const [number, { email }] of this.#visitors.entries()) {
      if (first[number] === 'registered') {
        expect(addressesAtFirst.has(email), `${email} was told of a seat`).toBe(true)
      }
    }
    const last = await Promise.all(
      this.#visitors.map((visitor, number) =>
        first[number] === 'registered' ? ('registered' as const) : visitor.sendUntilHeard(),
      ),
    )
    expect(last.filter((outcome) => outcome !== 'registered')).toEqual([])
    const addresses = await editor.registeredAddresses(event)
    expect([...addresses].sort()).toEqual(this.#visitors.map(({ email }) => email).sort())
    const [kept] = await database.query(
      `select count(*)::int as rows, count(distinct identity)::int as people,
         (select count(*)::int from mails m join registrations r on r.id = m.registration_id
            where r.event_id = $1 and m.kind = 'registrationConfirmed') as mails
       from registrations where event_id = $1`,
      [event],
    )
    const sent = this.#visitors.length
    expect(kept).toMatchObject({ rows: sent, people: sent, mails: sent })
    const count = (wanted: Heard) => first.filter((outcome) => outcome === wanted).length
    return {
      sent,
      registeredAtFirst: count('registered'),
      notSentAtFirst: count('notSent'),
      unheardAtFirst: count('unheard'),
      registered: last.length,
      rows: Number(kept?.rows),
    }
  }
}

/** A connection that broke; what else goes wrong is the test's own fault. */
function unheard(error: unknown): 'unheard' {
  if (error instanceof TypeError) {
    return 'unheard'
  }
  throw error
}
