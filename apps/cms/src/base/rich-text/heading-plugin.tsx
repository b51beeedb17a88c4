'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_ENTER_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { $createHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { useEffect } from 'react'
import { readHeadingTag } from './heading-command.ts'

/** The slash menu closes at a space, so Enter after “/heading 2” would keep it as text. */
function HeadingPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const makeHeading = (event: KeyboardEvent | null): boolean => {
      const selection = $getSelection()
      const block = $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement() : null
      const tag = $isParagraphNode(block) ? readHeadingTag(block.getTextContent()) : null
      if (block === null || tag === null) return false
      event?.preventDefault()
      const heading = $createHeadingNode(tag)
      block.replace(heading)
      heading.select()
      return true
    }
    return editor.registerCommand(KEY_ENTER_COMMAND, makeHeading, COMMAND_PRIORITY_HIGH)
  }, [editor])
  return null
}

export const HeadingCommandClient = createClientFeature({
  plugins: [{ Component: HeadingPlugin, position: 'normal' }],
})
