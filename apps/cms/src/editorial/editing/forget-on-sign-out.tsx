'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { type ReactNode, useEffect } from 'react'
import { forgetTexts } from './kept-text.ts'

/** Deletes the kept texts of an account that signs out, but not of one whose session ended. */
export function ForgetOnSignOut({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { config } = useConfig()
  const isSigningOut = usePathname() === `${config.routes.admin}${config.admin.routes.logout}`
  const account = user?.id
  useEffect(() => {
    if (isSigningOut && account !== undefined) forgetTexts(account)
  }, [isSigningOut, account])
  return children
}
