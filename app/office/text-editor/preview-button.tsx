import type { MouseEvent } from 'react'
import { officeRecordMessages as texts } from '../../messages/office/records.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'

/** Shows a form's text on its page in the shop, unsaved as it is, in another tab. */
export function PreviewButton({ form: id, path }: { form: string; path: string }) {
  // A form of its own: the router would take this one's answer for the page here.
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    const sent = document.createElement('form')
    sent.method = 'post'
    sent.action = path
    sent.target = '_blank'
    sent.rel = 'noopener'
    sent.hidden = true
    for (const [name, value] of new FormData(document.getElementById(id) as HTMLFormElement)) {
      const field = document.createElement('textarea')
      field.name = name
      field.value = String(value)
      sent.append(field)
    }
    document.body.append(sent)
    sent.submit()
    sent.remove()
  }
  return (
    <button
      type="submit"
      form={id}
      formAction={path}
      formTarget="_blank"
      className="button outlined"
      onClick={onClick}
    >
      <OfficeIcon name="eye" />
      {texts.preview}
    </button>
  )
}
