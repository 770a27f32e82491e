import { productEditorMessages } from '#messages/office/product-editor.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { UploadBox } from '../../ui/form/upload-box.tsx'

/** The form that the field belongs to: a form can't stand within that of the record. */
export const uploadForm = 'upload'

/** Uploads a PDF for a record at once, apart from what is typed. */
export function UploadField() {
  return (
    <UploadBox
      label={officeRecordMessages.upload}
      button={productEditorMessages.files.add}
      form={uploadForm}
      name="file"
      accept="application/pdf"
    />
  )
}
