import {
  useAuth,
  useConfig,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'

const renewalMs = 5 * 60_000
/** Longer than anyone leaves a page open. */
const heldSeconds = 30 * 24 * 3600

const SessionSchema = v.object({ exp: v.number(), refreshedToken: v.string() })
type Session = v.InferOutput<typeof SessionSchema>

/**
 * Renews the session while an editor works on unsaved text: Payload does so only in its last two minutes. Meanwhile the
 * page is not replaced by the sign-in page when the session ends; the notices say that it has.
 */
export function useKeptSession(): void {
  const isModified = useFormModified()
  const { setUser, user } = useAuth()
  const { config } = useConfig()
  const known = useRef<{ at: number; session: Session | null }>({ at: 0, session: null })

  // Payload leaves the page when `exp` has passed.
  const hold = useEffectEvent((isHeld: boolean) => {
    const { session } = known.current
    if (!session || !user) return
    const exp = session.exp + (isHeld ? heldSeconds : 0)
    setUser({ user, token: session.refreshedToken, exp })
  })
  const renewIfDue = useEffectEvent(async () => {
    if (Date.now() - known.current.at < renewalMs) return
    known.current.at = Date.now()
    const session = await requestSession(`${config.routes.api}/${config.admin.user}/refresh-token`)
    if (session === null) return
    known.current.session = session
    hold(isModified)
  })

  useEffect(() => {
    if (!isModified) return
    hold(true)
    void renewIfDue()
    const onUse = () => void renewIfDue()
    document.addEventListener('keydown', onUse, true)
    document.addEventListener('pointerdown', onUse, true)
    return () => {
      document.removeEventListener('keydown', onUse, true)
      document.removeEventListener('pointerdown', onUse, true)
      hold(false)
    }
  }, [isModified])
}

/** The renewed session, or null if it has ended or the request failed. */
async function requestSession(path: string): Promise<Session | null> {
  try {
    const response = await fetch(path, { method: 'POST' })
    const session = v.safeParse(SessionSchema, await response.json())
    return session.success ? session.output : null
  } catch {
    // A network failure: the next renewal may succeed.
    return null
  }
}

/** Payload marks a form as saved although its publication failed, and would then leave the page without asking and disable “Save draft”. */
export function useUnsavedAfterFailure(): void {
  const { setModified } = useForm()
  const isProcessing = useFormProcessing()
  const hasFailed = useFormSubmitted()
  useEffect(() => {
    if (hasFailed && !isProcessing) setModified(true)
  }, [hasFailed, isProcessing, setModified])
}
