import { redirect } from 'react-router'
import { describe, expect, it } from 'vitest'
import { submitOrRestore } from './submit-or-restore.ts'

const restore = (reason: string) => `restore: ${reason}`
const failingWith = (error: unknown) => submitOrRestore(() => Promise.reject(error), restore)

describe('submitOrRestore', () => {
  it('returns the response of the server', async () => {
    expect(await submitOrRestore(async () => 'response', restore)).toBe('response')
  })

  it.each([new TypeError('Failed to fetch'), new Error('Unable to decode turbo-stream response')])(
    'restores the form if there is no response (%s)',
    async (error) => {
      expect(await failingWith(error)).toMatchObject({ data: 'restore: offline', init: { status: 503 } })
    },
  )

  it('restores the form if a gateway responds instead of the site', async () => {
    const response = { status: 502, statusText: '', internal: false, data: '<h1>Bad gateway</h1>' }
    expect(await failingWith(response)).toMatchObject({ data: 'restore: unavailable', init: { status: 503 } })
  })

  it('rethrows a redirect', async () => {
    await expect(failingWith(redirect('/id'))).rejects.toBeInstanceOf(Response)
  })

  it('rethrows a rejection', async () => {
    await expect(
      failingWith({ status: 413, statusText: '', internal: false, data: null }),
    ).rejects.toMatchObject({ status: 413 })
  })
})
