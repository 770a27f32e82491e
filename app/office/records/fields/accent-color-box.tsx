import { useRef, useState } from 'react'
import { contrastRatio } from '#commerce/content/theme/contrast.ts'
import { accentColor } from '#commerce/running/settings/theme-schemas.ts'
import { officeSettingsMessages } from '#messages/office/settings.ts'
import { settingRefusalTexts } from '#messages/settings.ts'
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
  const parsed = accentColor.parse(text)
  const tooLight = !parsed.ok && parsed.reason === 'low-contrast' ? parsed.params : undefined
  const error = tooLight ? settingRefusalTexts['low-contrast'](tooLight) : refused
  const color = parsed.ok ? parsed.value : ''
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
          value={color || tooLight?.nearest || texts.usual}
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
          onClick={() => typeInto(box.current!, tooLight.nearest)}
        >
          <Sample color={tooLight.nearest} /> {texts.use(tooLight.nearest)}
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
