import { type ComponentProps, useRef } from 'react'
import { Form, useRouteLoaderData } from 'react-router'
import { useDraft } from './use-draft.ts'

interface KeptFormProps extends ComponentProps<typeof Form> {
  /** Tells it from all other forms: "note-T-7KQ4". */
  name: string
}

/** A form with a button of its own that keeps what is typed, like `DraftForm`. */
export function KeptForm({ name, ...props }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const frame = useRouteLoaderData<{ staff: { id: number } }>('office/frame/office-layout')
  useDraft(form, `${frame?.staff.id}:${name}`, '')
  return <Form ref={form} method="post" {...props} />
}
