import type { FormEvent, ReactNode } from 'react'
import { href } from 'react-router'
import { send } from '../sending/sending.ts'

interface ListFormProps {
  action: string
  /** What it says besides what its buttons and fields say; `list` is also where it leads back to. */
  fields: Readonly<Record<string, string | number>>
  /** How many more are in the cart and on the lists when it is done. */
  counts?: Readonly<Record<string, number>>
  /** What it is about, in words. */
  about?: string
  className?: string | undefined
  children: ReactNode
}

const sentHere = new Set<string>()

/** Whether a change was sent by this page, and not by another one. */
export function isSentHere(key: string): boolean {
  return sentHere.has(key)
}

/**
 * One thing that can be done with a wish list, as a form. Without a script the shop answers it and leads back to the list; with
 * one it is shown at once, and sent.
 */
export function ListForm({ action, fields, counts, about, className, children }: ListFormProps) {
  const { list } = fields

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const { returnTo: _, ...typed } = Object.fromEntries(new FormData(form, submitter)) as Record<
      string,
      string
    >
    form.closest<HTMLElement>('[popover]')?.hidePopover()
    sentHere.add(send({ to: action, fields: typed, ...(counts && { counts }), ...(about && { about }) }))
  }

  return (
    <form method="post" action={action} className={className} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list !== undefined && (
        <input type="hidden" name="returnTo" value={href('/wishList/:list?', { list: String(list) })} />
      )}
      {children}
    </form>
  )
}
