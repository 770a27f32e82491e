import { useRef, useState } from 'react'
import { readAccentColor } from '#commerce/content/theme/accent-color.ts'
import { contrastRatio } from '#commerce/content/theme/contrast.ts'
import { officeSettingsMessages } from '#messages/office/settings.ts'
import { recordMessages } from '#messages/records.ts'
import { typeInto } from '../../ui/form/draft.ts'
import { describedBy, OfficeField } from '../../ui/form/office-field.tsx'
import styles from './accent-color-box.module.css'

const texts = officeSettingsMessages.color

interface AccentColorBoxProps {
  id: string
  name: string
  label: string
  hint: string
  error: string | undefined
  defaultValue: string
}

/** A color as text, with the browser's picker beside it, and its contrast as it's typed. */
export function AccentColorBox({ id, name, label, hint, error: refused, defaultValue }: AccentColorBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(defaultValue)
  const read = readAccentColor(text)
  const tooLight = !read.ok && read.reason === 'low-contrast' ? read : undefined
  const error = tooLight ? recordMessages['low-contrast'](tooLight) : refused
  const color = read.ok ? read.color : ''
  return (
    <OfficeField
      id={id}
      label={label}
      hint={hint}
      error={text === defaultValue || tooLight ? error : undefined}
    >
      <div className={styles.row}>
        <input
          type="text"
          name={name}
          ref={box}
          value={text}
          onChange={event => setText(event.target.value)}
          className="box"
          autoComplete="off"
          spellCheck={false}
          {...describedBy({ id, hint, error })}
        />
        <input
          type="color"
          aria-label={texts.pick}
          value={color || tooLight?.value || texts.usual}
          onChange={event => typeInto(box.current!, event.target.value)}
        />
        <span role="status">
          {color !== '' && (
            <>
              <Sample color={color} /> {texts.contrast(contrastRatio(color, '#ffffff'))}
            </>
          )}
        </span>
      </div>
      {tooLight && (
        <button
          type="button"
          className={`button outlined ${styles.use}`}
          onClick={() => typeInto(box.current!, tooLight.value)}
        >
          <Sample color={tooLight.value} /> {texts.use(tooLight.value)}
        </button>
      )}
    </OfficeField>
  )
}

/** White text on the color, as on a button. */
function Sample({ color }: { color: string }) {
  return (
    <svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true">
      <rect width="28" height="20" rx="3" fill={color} />
      <text x="14" y="14.5" textAnchor="middle" fontSize="12" fontWeight="600" fill="#fff">
        Aa
      </text>
    </svg>
  )
}
