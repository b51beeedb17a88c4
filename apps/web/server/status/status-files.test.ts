import type { Incident } from '@site/contracts/content/incidents.ts'
import { expect, it } from 'vitest'
import { type StatusSnapshot, unknownStatus } from '#app/request/service-status.ts'
import { statusFiles } from './status-files.ts'

const incident: Incident = {
  id: 1,
  title: 'Aplikasi mati',
  titleEn: null,
  impact: 'outage',
  components: ['signIn'],
  from: '2026-11-30T01:00:00.000Z',
  to: null,
  updates: [
    { at: '2026-11-30T01:00:00.000Z', state: 'investigating', text: 'Kami menyelidiki.', textEn: 'We look.' },
  ],
}

function writeFeed(locale: string, change: Partial<StatusSnapshot>) {
  const files = statusFiles('https://site.example', () => ({ ...unknownStatus, ...change }))
  return files.get(`/${locale}/status/atom.xml`)?.text() ?? ''
}

it.each([
  {
    name: 'a title without English',
    locale: 'en',
    change: {},
    parts: ['<title xml:lang="id">Aplikasi mati: Diselidiki</title>', '<content>We look.</content>'],
  },
  {
    name: 'a text without English',
    locale: 'en',
    change: { titleEn: 'App down', updates: incident.updates.map((update) => ({ ...update, textEn: null })) },
    parts: ['<title>App down: Investigating</title>', '<content xml:lang="id">Kami menyelidiki.</content>'],
  },
  {
    name: 'the Indonesian feed',
    locale: 'id',
    change: {},
    parts: ['<title>Aplikasi mati: Diselidiki</title>', '<content>Kami menyelidiki.</content>'],
  },
])('marks the language of $name', ({ locale, change, parts }) => {
  const feed = writeFeed(locale, { incidents: [{ ...incident, ...change }] })
  expect(parts.filter((part) => !feed.includes(part))).toEqual([])
})

it('has a time without updates: that of the last reading, or now', () => {
  const readAt = '2026-11-30T03:42:00.000Z'
  expect(writeFeed('id', { readAt })).toContain(`<updated>${readAt}</updated>`)
  const never = /<updated>(.+)<\/updated>/.exec(writeFeed('id', {}))?.[1] ?? ''
  expect(Date.now() - Date.parse(never)).toBeLessThan(60_000)
})
