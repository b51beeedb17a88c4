import { describe, expect, it } from 'vitest'
import { createConfirmToken, createManageToken, createUnsubscribeToken, isValidToken } from './token.ts'

const holder = { id: 7, tokenEpoch: 3 }
const now = new Date('2026-12-03T02:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const swap = (token: string, from: string, to: string) => token.replace(from, to)

const confirm = createConfirmToken(holder, 12, inDays(2))
const manage = createManageToken(holder, now)
const end = createUnsubscribeToken(holder, 'pagi')

describe('a token of a subscription', () => {
  it.each([
    { name: 'a confirmation before 48 hours', token: confirm, at: inDays(1.99), isValid: true },
    { name: 'a confirmation after 48 hours', token: confirm, at: inDays(2.01), isValid: false },
    { name: 'a manage link before 30 days', token: manage, at: inDays(29.9), isValid: true },
    { name: 'a manage link after 30 days', token: manage, at: inDays(30.1), isValid: false },
    { name: 'an end of a list after 20 years', token: end, at: inDays(7300), isValid: true },
    { name: 'another list', token: swap(end, 'pagi', 'riset'), at: now, isValid: false },
    { name: 'another purpose', token: swap(manage, 'manage', 'confirm'), at: now, isValid: false },
    {
      name: 'an end of a list as a manage link',
      token: swap(end, 'unsubscribe.pagi', 'manage.'),
      at: now,
      isValid: false,
    },
    { name: 'another request', token: swap(confirm, '.12.', '.13.'), at: now, isValid: false },
    { name: 'another subscriber', token: swap(manage, '7.', '8.'), at: now, isValid: false },
    { name: 'no expiry', token: manage.replace(/\.\d{10}\./, '..'), at: now, isValid: false },
    { name: 'a later expiry', token: manage.replace(/\.1(\d{9})\./, '.2$1.'), at: now, isValid: false },
    { name: 'a cut signature', token: manage.slice(0, -1), at: now, isValid: false },
    { name: 'no token', token: '', at: now, isValid: false },
  ])('of $name is valid: $isValid', ({ token, at, isValid }) => {
    expect(isValidToken(token, holder, at)).toBe(isValid)
  })

  it.each([confirm, manage, end])('is invalid in the next epoch', (token) => {
    expect(isValidToken(token, { ...holder, tokenEpoch: 4 }, now)).toBe(false)
  })
})
