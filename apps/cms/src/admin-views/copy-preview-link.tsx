'use client'

import { Button, toast, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { adminLanguage, copy } from './copy.ts'

/** Puts the link that lasts a day into the clipboard; the admin already has it for its preview button. */
export function CopyPreviewLink() {
  const { previewURL } = useLivePreviewContext()
  const { i18n } = useTranslation()
  const words = copy[adminLanguage(i18n.language)]
  if (!previewURL) return null
  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(previewURL ?? '')
      toast.success(words.linkCopied)
    } catch {
      // Browsers refuse on pages that are not secure.
      toast.error(words.linkNotCopied)
    }
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={copyLink} size="medium">
      {words.copyLink}
    </Button>
  )
}
