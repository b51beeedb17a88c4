import { createHmac, hkdfSync } from 'node:crypto'
import { environment } from '#cms/environment.ts'

const keyBytes = 32

/**
 * A client code has only seven digits, so a plain hash would be found out in a second; the key
 * makes the stored value worthless without the service's secret.
 */
const key = Buffer.from(hkdfSync('sha256', environment.PAYLOAD_SECRET, '', 'client-directory', keyBytes))

export function hashClientCode(code: string): string {
  return createHmac('sha256', key).update(code).digest('hex')
}
