import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { instrumentRequests } from './instrument-requests.ts'

it('a flood of rejected requests writes at most 30 log entries a minute, each with the beginning of its path', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  const app = new Hono()
  app.use(instrumentRequests({ apiKey: 'k'.repeat(40), trustedProxies: 0, logger }))
  for (let time = 0; time < 100; time += 1) await app.request(`/${'a'.repeat(8_000)}`)
  expect(lines).toHaveLength(30)
  expect(lines[0]?.length).toBeLessThan(500)
})
