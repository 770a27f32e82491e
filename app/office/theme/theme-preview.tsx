import type { RefObject } from 'react'
import { officeSettingsMessages } from '#messages/office/settings.ts'
import { previewAddress, previewPath } from './live-preview.ts'
import styles from './theme-page.module.css'

const texts = officeSettingsMessages.theme
const frameName = 'theme-preview'

interface ThemePreviewProps {
  /** The form with the theme as typed. */
  formId: string
  frame: RefObject<HTMLIFrameElement | null>
}

/** The shop on a phone. With JavaScript it follows what is typed; without, there is a button. */
export function ThemePreview({ formId, frame }: ThemePreviewProps) {
  const toPreview = { type: 'submit', form: formId, formAction: previewPath, formMethod: 'get' } as const
  return (
    <section aria-labelledby="theme-preview" className={styles.preview}>
      <h2 id="theme-preview">{texts.preview}</h2>
      <p className="muted">{texts.previewHint}</p>
      <div className="actions">
        <button
          {...toPreview}
          formTarget={frameName}
          name="scope"
          value="frame"
          className={`button outlined ${styles.withoutScript}`}
        >
          {texts.show}
        </button>
        <button
          {...toPreview}
          formTarget="_blank"
          name="scope"
          value="tabs"
          className="button outlined"
          onClick={event => {
            event.preventDefault()
            window.open(previewAddress(event.currentTarget.form!, 'tabs'))
          }}
        >
          {texts.openTab}
        </button>
      </div>
      <iframe ref={frame} name={frameName} title={texts.frame} src={`${previewPath}?scope=frame`} />
    </section>
  )
}
