'use client'

import { RelationshipField, SelectField } from '@payloadcms/ui'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { TypedDateField } from '#cms/base/admin/typed-date-field.tsx'

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

const late = <Props extends object>(Field: ComponentType<Props>) =>
  function LateField(props: Props) {
    return (
      <WhenShown>
        <Field {...props} />
      </WhenShown>
    )
  }

export const LateDateField = late(TypedDateField)
export const LateRelationshipField = late(RelationshipField)
export const LateSelectField = late(SelectField)
