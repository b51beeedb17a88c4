import { createHash, timingSafeEqual } from 'node:crypto'

/** Constant-time comparison; hashing makes both sides equally long. */
export function isAuthorised(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`))
}
