import { describe, expect, it } from 'vitest'
import { distance } from './spelling.ts'

describe('distance', () => {
  it.each([
    { one: 'saham', other: 'saham', errors: 0 },
    { one: 'sahma', other: 'saham', errors: 1 },
    { one: 'saam', other: 'saham', errors: 1 },
    { one: 'sahamm', other: 'saham', errors: 1 },
    { one: 'dividne', other: 'dividen', errors: 1 },
    { one: 'obligsai', other: 'investasi', errors: 7 },
    { one: '', other: 'abc', errors: 3 },
  ])('counts $errors from "$one" to "$other"', ({ one, other, errors }) => {
    expect(distance(one, other)).toBe(errors)
  })
})
