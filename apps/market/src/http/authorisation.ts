import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time; the hashes make both sides equally long. */
export function isAuthorised(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`))
}
