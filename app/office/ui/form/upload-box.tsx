import type { ComponentProps, ReactNode } from 'react'
import styles from './upload-box.module.css'

interface UploadBoxProps extends Pick<ComponentProps<'input'>, 'name' | 'accept' | 'multiple'> {
  label: ReactNode
  button: string
  /** The form that it belongs to, if that's another than the one it stands in. */
  form?: string
}

/** Files to choose, and the button that uploads them. */
export function UploadBox({ label, button, form, ...input }: UploadBoxProps) {
  return (
    <div className={styles.upload}>
      <label>
        <span>{label}</span>
        <input type="file" {...input} form={form} required />
      </label>
      <button type="submit" className="button outlined" form={form}>
        {button}
      </button>
    </div>
  )
}
