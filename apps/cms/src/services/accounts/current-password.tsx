'use client'

import { PasswordField, useDocumentInfo, useField, useForm, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'

type Props = Pick<TextFieldClientProps, 'field' | 'path'>

/** The password of the signed-in user, also when editing another account. */
export function CurrentPassword({ field, path }: Props) {
  const { savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { setValue } = useField<string>({ path })
  const { dispatchFields } = useForm()
  const words = copy[adminLanguage(i18n.language)]
  // After a save: Payload would send the new password again with the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: updatedAt changes with every save
  useEffect(() => {
    // A new account shows the password fields from the start.
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
        // Checked before sending: on any response, Payload collapses the new password fields.
        validate={(value, { data }) =>
          !value && 'password' in data && data.password ? words.currentPasswordMissing : true
        }
      />
      <p className="field-description">{words.currentPasswordNeeded}</p>
    </div>
  )
}
