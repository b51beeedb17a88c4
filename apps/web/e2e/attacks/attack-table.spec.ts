import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { attackKinds, totalInputs } from './attack-kinds.ts'

const page = readFileSync(new URL('../../../../docs/attacks.md', import.meta.url), 'utf8')

test('the table of attacks says what is tried', () => {
  for (const { kind, inputs, expected, spec } of attackKinds) {
    expect(page).toContain(`| ${kind} | ${inputs} | ${expected} | \`${spec}\` |`)
    expect(existsSync(new URL(spec, import.meta.url)), spec).toBe(true)
  }
  expect(page).toContain(`| **together** | **${totalInputs}** | | |`)
  expect(totalInputs).toBeGreaterThanOrEqual(300)
})
