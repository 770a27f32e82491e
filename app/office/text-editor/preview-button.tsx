import type { MouseEvent } from 'react'
import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'

/** Shows what a form has on its page in the shop, unsaved as it is, in another tab. */
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
    const values = new FormData(document.getElementById(id) as HTMLFormElement)
    values.set('preview', 'yes')
    for (const [name, value] of values) {
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
    <>
      {/* Enter in a field presses the form's first button: it saves. */}
      <button type="submit" form={id} hidden />
      <button
        type="submit"
        form={id}
        formAction={path}
        formTarget="_blank"
        name="preview"
        value="yes"
        className="button outlined"
        onClick={onClick}
      >
        <OfficeIcon name="eye" />
        {texts.preview}
      </button>
    </>
  )
}
