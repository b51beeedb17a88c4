import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SubmitError } from './submit-error.tsx'
import type { SubmitErrorReason } from './submit-error-reason.ts'

const renderHtml = (reason: SubmitErrorReason, locale: 'id' | 'en' = 'en') =>
  renderToStaticMarkup(
    <SubmitError
      email="tanya@contoh.example"
      locale={locale}
      phone="02155501234"
      reason={reason}
      title="Not sent"
      whatsapp="081234567890"
    />,
  )

describe('the message for an undelivered form', () => {
  it.each([
    { seconds: 60, locale: 'en', text: 'try again in a minute' },
    { seconds: 61, locale: 'en', text: 'try again in 2 minutes' },
    { seconds: 1, locale: 'id', text: 'coba lagi dalam 1 menit' },
  ] as const)('states the minutes to wait: $seconds seconds in $locale', ({ seconds, locale, text }) => {
    expect(renderHtml({ kind: 'tooManyTries', retryAfterSeconds: seconds }, locale)).toContain(text)
  })

  it.each(['honeypot', 'blocked', 'unreachable', 'unavailable', 'offline'] as const)(
    'offers other contacts if a retry may not help: %s',
    (kind) => {
      expect(renderHtml({ kind })).toContain('mailto:tanya@contoh.example')
      expect(renderHtml({ kind })).toContain('https://wa.me/6281234567890')
    },
  )

  it.each(['unavailable', 'offline'] as const)('does not claim a failure if no response came: %s', (kind) => {
    expect(renderHtml({ kind })).toContain('We are not sure yet whether we received your entries')
    expect(renderHtml({ kind })).not.toContain('Not sent')
  })

  it.each(['tooSoon', 'stale', 'unanswered'] as const)('asks to submit again: %s', (kind) => {
    expect(renderHtml({ kind })).toContain('once more')
  })
})
