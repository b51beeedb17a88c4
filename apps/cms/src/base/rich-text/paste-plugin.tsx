'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'
import { cleanPasted } from './clean-pasted.ts'

/** The editor's own copies, which need no cleaning. */
const ownFormat = 'application/x-lexical-editor'
const html = 'text/html'
const plainText = 'text/plain'

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  const { i18n } = useTranslation()
  const words = copy[adminLanguage(i18n.language)]
  useEffect(() => {
    let isCleaned = false
    const paste = (event: unknown): boolean => {
      const clipboard = event instanceof ClipboardEvent ? event.clipboardData : null
      if (isCleaned || !clipboard?.types.includes(html) || clipboard.types.includes(ownFormat)) return false
      const pasted = new DOMParser().parseFromString(clipboard.getData(html), html)
      const { pictures } = cleanPasted(pasted, words.pictureHere)
      const cleaned = new DataTransfer()
      cleaned.setData(html, pasted.documentElement.outerHTML)
      cleaned.setData(plainText, clipboard.getData(plainText))
      if (event instanceof ClipboardEvent) event.preventDefault()
      isCleaned = true
      try {
        editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData: cleaned }))
      } finally {
        isCleaned = false
      }
      if (pictures.length > 0) toast.warning(words.picturesNotPasted(pictures.length))
      return true
    }
    return editor.registerCommand(PASTE_COMMAND, paste, COMMAND_PRIORITY_HIGH)
  }, [editor, words])
  return null
}

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
})
