import type { PayloadRequest } from 'payload'

export type Role = 'admin' | 'editor' | 'reviewer' | 'operations' | 'service'

/** Whether the request comes from a signed-in user with one of the roles. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean {
  const role = req.user?.role
  return role !== undefined && role !== null && allowed.includes(role)
}
