import {
  useAuth,
  useConfig,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'
import * as v from 'valibot'

const renewalMs = 5 * 60_000
/** Longer than anyone leaves a page open. */
const heldSeconds = 30 * 24 * 3600

const SessionSchema = v.object({ exp: v.number(), refreshedToken: v.string() })

/**
 * Renews the session while an editor works on unsaved text: Payload does so only in its last two minutes. Meanwhile the
 * page is not replaced by the sign-in page when the session ends; the notices say that it has.
 */
export function useKeptSession(): void {
  const isModified = useFormModified()
  const { setUser, user } = useAuth()
  const { config } = useConfig()
  const renewedAt = useRef(0)
  const path = `${config.routes.api}/${config.admin.user}/refresh-token`

  const renew = useCallback(
    async (isHeld: boolean) => {
      renewedAt.current = Date.now()
      const session = await requestSession(path)
      // Payload leaves the page at this time.
      if (session && user) {
        const { exp, refreshedToken: token } = session
        setUser({ user, token, exp: exp + (isHeld ? heldSeconds : 0) })
      }
    },
    [path, setUser, user],
  )

  useEffect(() => {
    if (!isModified) return
    const renewIfDue = () => {
      if (Date.now() - renewedAt.current >= renewalMs) void renew(true)
    }
    void renew(true)
    document.addEventListener('keydown', renewIfDue, true)
    document.addEventListener('pointerdown', renewIfDue, true)
    return () => {
      document.removeEventListener('keydown', renewIfDue, true)
      document.removeEventListener('pointerdown', renewIfDue, true)
      void renew(false)
    }
  }, [isModified, renew])
}

/** The renewed session, or null if it has ended or the request failed. */
async function requestSession(path: string) {
  try {
    const response = await fetch(path, { method: 'POST' })
    const session = v.safeParse(SessionSchema, await response.json())
    return session.success ? session.output : null
  } catch {
    // A network failure: the next renewal may succeed.
    return null
  }
}

/** Payload marks a form as saved although its publication failed, and would then leave the page without asking. */
export function useUnsavedAfterFailure(): void {
  const { setModified } = useForm()
  const isProcessing = useFormProcessing()
  const hasFailed = useFormSubmitted()
  useEffect(() => {
    if (hasFailed && !isProcessing) setModified(true)
  }, [hasFailed, isProcessing, setModified])
}
