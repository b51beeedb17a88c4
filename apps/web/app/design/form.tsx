import type { ComponentProps } from 'react'
import { Form as RouterForm } from 'react-router'

/** The router's route discovery logs an error if a page is left during its request (decision 0019). */
export function Form(props: ComponentProps<typeof RouterForm>) {
  return <RouterForm {...props} discover="none" />
}
