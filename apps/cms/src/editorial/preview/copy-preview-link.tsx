'use client'

import { Button, toast, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'

/** Copies the preview link, valid for a day, to the clipboard. */
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
      // Browsers deny clipboard access on insecure pages.
      toast.error(words.linkNotCopied)
    }
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={copyLink} size="medium">
      {words.copyLink}
    </Button>
  )
}
