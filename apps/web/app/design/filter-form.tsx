import type { ComponentProps } from 'react'
import { Form } from './form.tsx'
import { omitEmptyFields } from './omit-empty-fields.ts'

/** A GET form whose URLs have no empty parameters; without JavaScript they do. */
export function FilterForm(props: Omit<ComponentProps<typeof Form>, 'method' | 'onSubmit'>) {
  return (
    <Form
      {...props}
      onSubmit={({ currentTarget }) =>
        omitEmptyFields([
          ...currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
        ])
      }
    />
  )
}
