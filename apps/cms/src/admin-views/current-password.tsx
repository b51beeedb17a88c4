'use client'

import { PasswordField, useAuth, useDocumentInfo, useField, useForm, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { adminLanguage, copy } from './copy.ts'

type Place = Pick<TextFieldClientProps, 'field' | 'path'>

/** On the account of whoever is signed in, and on no other: an admin sets others' passwords without it. */
export function CurrentPassword(place: Place) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return id !== undefined && id === user?.id ? <OwnPassword {...place} /> : null
}

function OwnPassword({ field, path }: Place) {
  const { savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { setValue } = useField<string>({ path })
  const { dispatchFields } = useForm()
  const words = copy[adminLanguage(i18n.language)]
  // Once they are saved. Payload would send the new password again with the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last change says when that is
  useEffect(() => {
    setValue('', true)
    for (const sent of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path: sent })
  }, [savedDocumentData?.updatedAt])
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={field}
        path={path}
        // Before it is sent: with any answer, Payload folds the fields of the new password away.
        validate={(value, { data }) =>
          !value && 'password' in data && data.password ? words.currentPasswordMissing : true
        }
      />
      <p className="field-description">{words.currentPasswordNeeded}</p>
    </div>
  )
}
