import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Editor } from '../support/editor.ts'
import { type Outcome, RegistrationVisitor } from '../support/registration-visitor.ts'
import type { SiteDatabase } from './site-database.ts'

/** `noResponse`: the connection broke, so the visitor does not know whether the form was accepted. */
type FormResult = Outcome | 'noResponse'

export interface Account {
  readonly registeredAtFirst: number
  /** Visitors that sent their form again. */
  readonly missed: number
}

/** Visitors who register at a steady rate, and their results. */
export class RegistrationLedger {
  readonly #visitors: readonly RegistrationVisitor[]

  private constructor(visitors: readonly RegistrationVisitor[]) {
    this.#visitors = visitors
  }

  static async open(siteUrl: string, slug: string, count: number): Promise<RegistrationLedger> {
    const visitors: RegistrationVisitor[] = []
    for (let number = 0; number < count; number += 1) {
      visitors.push(await RegistrationVisitor.open(siteUrl, slug, number))
    }
    await Promise.all(visitors.map((visitor) => visitor.untilOldEnough()))
    return new RegistrationLedger(visitors)
  }

  /** Sends a form every `everyMs`, and starts the fault after `faultAfter` forms and the first response. */
  async send(
    everyMs: number,
    faultAfter: number,
    happen: () => Promise<void>,
  ): Promise<readonly FormResult[]> {
    const heard: Promise<FormResult>[] = []
    let happened = Promise.resolve()
    for (const [number, visitor] of this.#visitors.entries()) {
      if (number === faultAfter) {
        // On a busy machine, the first response takes longer than all forms before the fault.
        await Promise.race(heard)
        happened = happen()
      }
      heard.push(visitor.send().catch(noResponse))
      await delay(everyMs)
    }
    await happened
    return Promise.all(heard)
  }

  /** Compares the results with the database, and lets visitors without a seat send their form again. */
  async close(
    first: readonly FormResult[],
    { editor, event, database }: { editor: Editor; event: number; database: SiteDatabase },
  ): Promise<Account> {
    const addressesAtFirst = new Set(await editor.registeredAddresses(event))
    const isRegistered = (number: number) => first[number] === 'registered'
    const promised = this.#visitors.filter((_, number) => isRegistered(number)).map(({ email }) => email)
    expect(promised.filter((email) => !addressesAtFirst.has(email))).toEqual([])
    const last = await Promise.all(
      this.#visitors.map((visitor, number) =>
        isRegistered(number) ? ('registered' as const) : visitor.sendUntilHeard(),
      ),
    )
    expect(last.filter((outcome) => outcome !== 'registered')).toEqual([])
    const addresses = await editor.registeredAddresses(event)
    expect([...addresses].sort()).toEqual(this.#visitors.map(({ email }) => email).sort())
    const stored = await database.query(
      `select count(*)::int as rows, count(distinct identity)::int as people,
         (select count(*)::int from mails m join registrations r on r.id = m.registration_id
            where r.event_id = $1 and m.kind = 'registrationConfirmed') as mails
       from registrations where event_id = $1`,
      [event],
    )
    const sent = this.#visitors.length
    expect(stored).toMatchObject([{ rows: sent, people: sent, mails: sent }])
    return { registeredAtFirst: promised.length, missed: sent - promised.length }
  }
}

/** fetch() reports a broken connection as a TypeError; any other error fails the test. */
function noResponse(error: unknown): 'noResponse' {
  if (error instanceof TypeError) {
    return 'noResponse'
  }
  throw error
}
