'use client'

import { PasswordField, useDocumentInfo, useField, useForm, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { adminLanguage, copy } from './copy.ts'

type Place = Pick<TextFieldClientProps, 'field' | 'path'>

/** The password of whoever is signed in, whoever's account this is. */
export function CurrentPassword({ field, path }: Place) {
  const { savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { setValue } = useField<string>({ path })
  const { dispatchFields } = useForm()
  const words = copy[adminLanguage(i18n.language)]
  // Once they are saved. Payload would send the new password again with the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last change says when that is
  useEffect(() => {
    // A new account has the fields of its password from the start.
    if (savedDocumentData?.updatedAt === undefined) return
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
