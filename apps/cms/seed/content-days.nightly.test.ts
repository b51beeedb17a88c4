import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

describe.each(['2026-11-21', '2026-11-26', '2027-01-02', '2027-06-18', '2028-02-29'])(
  'the content on %s',
  (today) => {
    let documents: Awaited<ReturnType<typeof readContent>>

    async function readContent() {
      vi.resetModules()
      vi.stubEnv('SEED_TODAY', today)
      const { SeedErrors } = await import('./content-files.ts')
      const { readDocuments } = await import('./documents.fixture.ts')
      const errors = new SeedErrors()
      const read = await readDocuments(errors)
      expect(errors.list).toEqual([])
      return read
    }

    beforeAll(async () => {
      documents = await readContent()
    })
    afterAll(() => vi.unstubAllEnvs())

    it('has been published, the newest within two weeks', () => {
      const { articles, announcements, events, promos, reports, notes, videos } = documents
      const published = [articles, announcements, events, promos, reports, notes, videos].map((entries) =>
        entries.map(({ data }) => data.publishedAt).sort(),
      )
      const newest = [...published.flat()].sort().at(-1) ?? ''
      expect(newest.slice(0, 10) <= today).toBe(true)
      expect(Date.parse(today) - Date.parse(newest)).toBeLessThan(14 * 86_400_000)
    })

    it('has past events, events that are open for registration, and later ones', () => {
      const states = documents.events.map(({ data: { endsAt, registrationOpensAt } }) => {
        if (endsAt.slice(0, 10) < today) return 'past'
        return registrationOpensAt.slice(0, 10) <= today ? 'open' : 'later'
      })
      const counts = ['past', 'open', 'later'].map((state) => states.filter((own) => own === state).length)
      expect(counts).toEqual([2, 4, 2])
    })

    it('has no place for a day left in its texts', () => {
      expect(JSON.stringify(documents).match(/.{40}\{\{/g)).toBeNull()
    })
  },
)
