'use client'

import { DateTimeField, RelationshipField, SelectField } from '@payloadcms/ui'
import type { DateFieldClientProps, RelationshipFieldClientProps, SelectFieldClientProps } from 'payload'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Payload renders the fields of collapsed rows, too; hundreds of pickers would block the menu for many seconds. */
function WhenShown({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsShown(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isShown ? children : <div ref={place} />
}

export const LateDateField = (props: DateFieldClientProps) => (
  <WhenShown>
    <DateTimeField {...props} />
  </WhenShown>
)

export const LateRelationshipField = (props: RelationshipFieldClientProps) => (
  <WhenShown>
    <RelationshipField {...props} />
  </WhenShown>
)

export const LateSelectField = (props: SelectFieldClientProps) => (
  <WhenShown>
    <SelectField {...props} />
  </WhenShown>
)
