import { expect, test } from '@playwright/test'
import { CmsNode } from '../cms-node.ts'
import { Editor } from '../editor.ts'
import { type Outcome, RegistrationVisitor } from '../registration-visitor.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

const VISITORS = 200
const SEATS = 50
const WAITING_PLACES = 100
/** After so many answers a process is killed: with most of the posts still on their way. */
const ANSWERS_BEFORE_KILL = 40

test.describe.configure({ mode: 'serial', timeout: 240_000 })

for (const processes of [1, 2]) {
  test(`${VISITORS} people register at once on ${processes} of the content service, one of which is killed`, async ({
    request,
  }) => {
    const { admin, marketUrl } = testSite()
    const editor = await Editor.login(request, admin)
    const slug = `ramai-${crypto.randomUUID()}`
    const event = await editor.publishEvent({ slug, capacity: SEATS, waitingListPlaces: WAITING_PLACES })
    const cms = await Promise.all(Array.from({ length: processes }, () => CmsNode.start()))
    const web = await Promise.all(
      cms.map(({ url }) => WebNode.start({ contentUrl: url, marketUrl }, { TRUSTED_PROXIES: '1' })),
    )
    try {
      const visitors = await Promise.all(
        Array.from({ length: VISITORS }, (_, index) =>
          RegistrationVisitor.open(web[index % processes]?.url ?? '', slug, index),
        ),
      )
      await Promise.all(visitors.map((visitor) => visitor.untilOldEnough()))

      let answered = 0
      const killed = Promise.withResolvers<void>()
      const first = Promise.all(
        visitors.map(async (visitor) => {
          const outcome = await visitor.send()
          answered += 1
          if (answered === ANSWERS_BEFORE_KILL) {
            killed.resolve(cms[0]?.kill())
          }
          return outcome
        }),
      )
      await killed.promise
      await cms[0]?.restart()
      const told = await first
      expect(
        told.filter((outcome) => outcome === 'notSent').length,
        'who was told that nothing is sent',
      ).toBeGreaterThan(0)

      const outcomes = await Promise.all(visitors.map((visitor) => visitor.sendUntilHeard()))
      const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
      expect([count('registered'), count('waiting'), count('full')]).toEqual([
        SEATS,
        WAITING_PLACES,
        VISITORS - SEATS - WAITING_PLACES,
      ])
      expect(await editor.countRegistrations(event, 'confirmed')).toBe(SEATS)
      expect(await editor.countRegistrations(event, 'waiting')).toBe(WAITING_PLACES)
      // Whoever was told something before the end is told the same now.
      for (const [index, outcome] of told.entries()) {
        expect(['notSent', outcomes[index]]).toContain(outcome)
      }
    } finally {
      await Promise.all(web.map((node) => node.stop()))
      await Promise.all(cms.map((node) => node.stop()))
      await editor.deleteEvent(event)
    }
  })
}
