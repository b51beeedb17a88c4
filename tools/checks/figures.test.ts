import { describe, expect, it } from 'vitest'
import { computeFigures, readFigures } from '../bench/figures.ts'

describe('a document with measurements', () => {
  it.each(Object.entries(computeFigures()))('%s states the figures of the recorded runs', (file, lines) => {
    // After a manual change of the results: npm run bench writes both.
    expect(readFigures(file).join('\n')).toBe(lines.join('\n'))
  })
})
