import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { reportTo } from './report.ts'

describe('what is reported', () => {
  it.each([
    { name: 'an error', error: new Error('broken'), lines: 1 },
    {
      name: 'nothing of an answer that was thrown, as its maker has said why',
      error: new Response(),
      lines: 0,
    },
  ])('is $name', ({ error, lines }) => {
    const written: string[] = []
    reportTo(pino({}, { write: (line) => written.push(line) }))(error)
    expect(written).toHaveLength(lines)
  })
})
