import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { textEditorMessages as texts } from '#messages/office/text-editor.ts'
import { noteWidths } from '../pictures/known-widths.ts'
import { describedBy, OfficeField } from '../ui/form/office-field.tsx'
import styles from './long-text-field.module.css'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

interface LongTextFieldProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  defaultValue: string
  /** The widths of its pictures, by hash. */
  pictureWidths: Readonly<Record<string, number>>
}

/** A long text: as Markdown, or with its looks once that editor is loaded. */
export function LongTextField({
  id,
  name,
  label,
  hint,
  error,
  defaultValue,
  pictureWidths,
}: LongTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const labelId = useId()
  const [RichText, setRichText] = useState<ComponentType<RichTextEditorProps>>()
  const [view, setView] = useState<'rich' | 'plain'>('rich')
  useEffect(() => {
    noteWidths(Object.entries(pictureWidths))
    // Without it, the field stays.
    import('./rich-text-editor.tsx').then(
      module => {
        // Nobody loses the field that they are writing in.
        if (document.activeElement === area.current) setView('plain')
        setRichText(() => module.RichTextEditor)
      },
      () => undefined,
    )
  }, [pictureWidths])
  const isRich = RichText !== undefined && view === 'rich'
  const note = describedBy({ id, hint: hint ?? texts.help, error })
  return (
    <div className={styles.text}>
      {RichText && (
        <fieldset className={styles.views} aria-label={texts.views}>
          {(['rich', 'plain'] as const).map(one => (
            <button
              key={one}
              type="button"
              className="button bare"
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {texts[one]}
            </button>
          ))}
        </fieldset>
      )}
      <OfficeField
        id={id}
        label={<span id={labelId}>{label}</span>}
        hint={hint ?? (isRich ? undefined : texts.help)}
        error={error}
      >
        {isRich && area.current && (
          <RichText
            area={area.current}
            labelledBy={labelId}
            describedBy={(error ?? hint) ? note['aria-describedby'] : undefined}
            isInvalid={error !== undefined}
          />
        )}
        <textarea
          ref={area}
          {...note}
          name={name}
          className="box"
          rows={12}
          defaultValue={defaultValue}
          hidden={isRich}
        />
      </OfficeField>
    </div>
  )
}
