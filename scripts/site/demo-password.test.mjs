import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { isPasswordOf } from './demo-password.mjs'

describe('the password of the demonstration', () => {
  it('is known again as Payload keeps it, and no other', async () => {
    const local = 'node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash.js'
    const { generatePasswordSaltHash } = await import(join(root, local))
    const kept = await generatePasswordSaltHash({ isPasswordAuthenticated: true, password: 'of the secrets' })
    expect(isPasswordOf(kept, 'of the secrets')).toBe(true)
    expect(isPasswordOf(kept, 'of another time')).toBe(false)
  })
})
