import type { FormEvent, ReactNode } from 'react'
import { href } from 'react-router'
import { sendChange } from '../pending-changes/page-queue.ts'

interface ListFormProps {
  action: string
  /** Hidden fields. `list` is also the list to return to. */
  fields: Readonly<Record<string, string | number>>
  /** By how much the counts in the header change. */
  counts?: Readonly<Record<string, number>>
  /** The product's title, for messages. */
  subject?: string
  className?: string | undefined
  children: ReactNode
}

const sentByThisPage = new Set<string>()

/** Whether this page sent the change, rather than another tab. */
export function isSentByThisPage(key: string): boolean {
  return sentByThisPage.has(key)
}

/** A form that changes a list. With scripts the change shows at once and is sent in the background. */
export function ListForm({ action, fields, counts, subject, className, children }: ListFormProps) {
  const { list } = fields

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const { returnTo: _, ...sentFields } = Object.fromEntries(new FormData(form, submitter)) as Record<
      string,
      string
    >
    form.closest<HTMLElement>('[popover]')?.hidePopover()
    sentByThisPage.add(
      sendChange({ to: action, fields: sentFields, ...(counts && { counts }), ...(subject && { subject }) }),
    )
  }

  return (
    <form method="post" action={action} className={className} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list !== undefined && (
        <input type="hidden" name="returnTo" value={href('/wish-list/:list?', { list: String(list) })} />
      )}
      {children}
    </form>
  )
}
