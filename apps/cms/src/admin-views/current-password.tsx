'use client'

import { PasswordField, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { adminLanguage, copy } from './copy.ts'

/** On the account of whoever is signed in, and on no other: an admin sets others' passwords without it. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const words = copy[adminLanguage(i18n.language)]
  if (id === undefined || id !== user?.id) return null
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: path, label: words.currentPassword }}
        path={path}
        validate={() => true}
      />
      <p className="field-description">{words.currentPasswordNeeded}</p>
    </div>
  )
}
