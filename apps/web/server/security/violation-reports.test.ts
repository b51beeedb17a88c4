import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../serve.fixture.ts'
import { ViolationReports } from './violation-reports.ts'

let url: string
let now: number
let written: unknown[]

beforeEach(async () => {
  now = 1_000
  written = []
  const lines = new PassThrough()
  lines.on('data', (line) => written.push(JSON.parse(String(line))))
  const reports = new ViolationReports(pino(lines), () => now)
  url = await serve((request, response) => void reports.handle(request, response))
})

const send = async (body: string) => (await fetch(url, { method: 'POST', body })).status
const report = (changes: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  body: {
    documentURL: 'https://site.example/id/hubungi-kami?email=a@b.example',
    effectiveDirective: 'img-src',
    blockedURL: 'https://elsewhere.example/pixel?who=me',
    ...changes,
  },
})
const logged = {
  page: 'https://site.example/id/hubungi-kami',
  directive: 'img-src',
  blocked: 'https://elsewhere.example/pixel',
}

describe('ViolationReports', () => {
  it('logs the directive and page of a violation without query strings', async () => {
    expect(await send(JSON.stringify([report()]))).toBe(204)
    expect(written).toMatchObject([logged])
    expect(JSON.stringify(written)).not.toMatch(/b\.example|who=me/)
  })

  it('accepts the format of older browsers', async () => {
    const older = {
      'csp-report': {
        'document-uri': 'https://site.example/id/hubungi-kami?a=1',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://elsewhere.example/pixel',
      },
    }
    expect(await send(JSON.stringify(older))).toBe(204)
    expect(written).toMatchObject([logged])
  })

  it('keeps keywords that are not URLs', async () => {
    await send(JSON.stringify([report({ blockedURL: 'inline' })]))
    expect(written).toMatchObject([{ blocked: 'inline' }])
  })

  it.each(['', 'no json', '{"no":"report"}', '[{"body":1}]', `"${'x'.repeat(20_000)}"`])(
    'logs nothing for an invalid report: %.20s',
    async (body) => {
      expect(await send(body)).toBe(400)
      expect(written).toEqual([])
    },
  )

  it('logs at most 30 entries a minute', async () => {
    await send(JSON.stringify(Array.from({ length: 40 }, () => report())))
    expect(written).toHaveLength(30)
    now += 60_000
    await send(JSON.stringify([report()]))
    expect(written).toHaveLength(31)
    expect(written.at(-1)).toMatchObject({ dropped: 10 })
  })
})
