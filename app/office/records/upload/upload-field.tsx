import { productEditorMessages } from '#messages/office/product-editor.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import styles from '../../products/editor/pictures/pictures.module.css'

/** The form that the field belongs to: a form can't stand within that of the record. */
export const uploadForm = 'upload'

/** Uploads a PDF for a record at once, apart from what is typed. */
export function UploadField() {
  return (
    <div className={styles.upload}>
      <label>
        <span>{officeRecordMessages.upload}</span>
        <input type="file" name="file" accept="application/pdf" form={uploadForm} required />
      </label>
      <button type="submit" className="button outlined" form={uploadForm}>
        {productEditorMessages.files.add}
      </button>
    </div>
  )
}
