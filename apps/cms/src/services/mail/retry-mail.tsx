'use client'

import { Button, toast, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'

/** Requeues a failed email. */
export function RetryMail() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const router = useRouter()
  const state = useFormFields(([fields]) => fields.state?.value)
  const [isRetried, setRetried] = useState(false)
  const words = copy[adminLanguage(i18n.language)]
  if (state !== 'failed' || user?.role !== 'admin' || isRetried) return null
  async function retry(): Promise<void> {
    const response = await fetch(`/api/mails/${id}/retry`, { method: 'POST' }).catch(() => null)
    if (response?.ok) {
      setRetried(true)
      toast.success(words.mailIsDue)
      router.refresh()
    } else {
      toast.error(words.mailNotDue)
    }
  }
  return (
    <Button buttonStyle="primary" margin={false} onClick={retry} size="medium">
      {words.retryMail}
    </Button>
  )
}
